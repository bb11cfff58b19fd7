#!/usr/bin/env python3
"""A bot for any game of Yo-Ho-Ho, in Python's standard library. It knows no rules: it bids low in Skull King, and
otherwise does anything that is allowed. docs/bots.md tells what it hears and what it answers."""

import json
import random
import sys


class Bot:
    def sit(self, told):
        """A game begins. Whatever was known of the last one is of no use any more."""
        self.game, self.options = told["game"], told["options"]
        self.seats, self.seat = told["seats"], told["seat"]
        self.heard = []

    def news(self, told):
        """The seat has learned something: what everybody heard, and what it did itself."""
        self.heard.extend(told["events"])

    def choose(self, told):
        """One of the legal actions."""
        legal, dice = told["legal"], random.Random(told["seed"])
        bids = [tricks(action) for action in legal]
        if None in bids:
            return dice.choice(legal)
        # The tricks of a round are shared by all, and a little less than one's part is met most often.
        wanted = max(bids) // (self.seats + 1)
        return legal[bids.index(wanted)]


def tricks(action):
    """How many tricks a bid of Skull King is; nothing for any other action."""
    bid = action.get("bid") if isinstance(action, dict) else None
    return bid.get("tricks") if isinstance(bid, dict) else None


def main():
    bot = Bot()
    for line in sys.stdin:
        ((kind, told),) = json.loads(line).items()
        answer = getattr(bot, kind, lambda told: None)(told)
        if kind == "choose":
            print(json.dumps({"action": answer}), flush=True)


if __name__ == "__main__":
    main()
