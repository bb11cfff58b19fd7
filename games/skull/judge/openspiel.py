"""Builds one round of Skull in OpenSpiel, solves it there, and compares with what the game's own solver found.

    python3 -m venv judge && judge/bin/pip install open_spiel
    judge/bin/python games/skull/judge/openspiel.py            # the rounds below, a few minutes
    judge/bin/python games/skull/judge/openspiel.py 2,2 3,3    # these alone: cards of each seat

The first seat begins. Everybody owns the Skull. The challenger who wins the bet gets 1, who loses it gets -1, and the
others share the opposite. After the bidding the challenger chooses at once how many cards of each pile to turn: they
go on only after a Rose, so an order would tell them nothing. `OURS` are the values of the first seat by the solver in
`src/bots/ladder/solve`, whose tests hold it to its precision, and this table to it.
"""

import itertools
import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability

# Cards of each seat: the value for the first seat, iterations here, and how near the two must be.
OURS = {
    (1, 1): (-1.0, 50, 0.03),
    (2, 1): (1.0, 100, 0.02),
    (2, 2): (0.0, 300, 0.02),
    (3, 2): (0.0, 200, 0.02),
    (3, 3): (0.0, 100, 0.03),
    (1, 1, 1): (-1.0, 50, 0.03),
    (2, 2, 1): (0.143, 200, 0.03),
    (2, 2, 2): (0.0, 100, 0.03),
}

ROSE, SKULL, PASS, BID, WAY = 0, 1, 2, 2, 16  # a bid of n is BID + n
N_ACTIONS = WAY + 16


class Round(pyspiel.Game):
    def __init__(self, cards):
        self.cards = cards
        kind = pyspiel.GameType(
            short_name="skull_round_" + "_".join(map(str, cards)),
            long_name="One round of Skull",
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.ZERO_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=len(cards),
            min_num_players=len(cards),
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=False,
            provides_observation_tensor=False,
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=N_ACTIONS,
            max_chance_outcomes=0,
            num_players=len(cards),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=60,
        )
        super().__init__(kind, info, {})

    def new_initial_state(self):
        return RoundState(self)


class RoundState(pyspiel.State):
    def __init__(self, game):
        super().__init__(game)
        self.cards = game.cards
        self.n = len(game.cards)
        self.piles = [[] for _ in range(self.n)]
        self.told = ""  # what everybody has seen
        self.turn = 0
        self.bid = 0
        self.passed = set()
        self.challenger = None
        self.won = None

    def current_player(self):
        return pyspiel.PlayerId.TERMINAL if self.won is not None else self.turn

    def _ways(self):
        own = len(self.piles[self.challenger])
        others = [s for s in range(self.n) if s != self.challenger]
        spreads = itertools.product(*(range(len(self.piles[s]) + 1) for s in others))
        return [dict(zip(others, way)) for way in spreads if sum(way) == max(0, self.bid - own)]

    def _legal_actions(self, player):
        if self.challenger is not None:
            return [WAY + i for i in range(len(self._ways()))]
        actions = []
        pile = self.piles[player]
        in_hand = self.cards[player] - len(pile)
        if self.bid == 0 and in_hand:
            has_skull = SKULL not in pile
            if in_hand > has_skull:
                actions.append(ROSE)
            if has_skull:
                actions.append(SKULL)
        if all(self.piles):
            if self.bid:
                actions.append(PASS)
            table = sum(map(len, self.piles))
            actions += [BID + b for b in range(self.bid + 1, table + 1)]
        return actions

    def _next(self):
        turns = [(self.turn + i) % self.n for i in range(1, self.n + 1)]
        self.turn = next(s for s in turns if s not in self.passed)

    def _apply_action(self, action):
        if self.challenger is not None:
            self._reveal(self._ways()[action - WAY])
        elif action in (ROSE, SKULL):
            was_first = not all(self.piles)
            self.piles[self.turn].append(action)
            self.told += "c"
            if was_first:
                empty = [s for s in range(self.n) if not self.piles[s]]
                self.turn = empty[0] if empty else 0
            else:
                self._next()
        elif action == PASS:
            self.told += "p"
            self.passed.add(self.turn)
            self._next()
            if len(self.passed) == self.n - 1:
                self.challenger = self.turn
        else:
            self.bid = action - BID
            self.told += f"b{self.bid}"
            if self.bid == sum(map(len, self.piles)):
                self.challenger = self.turn
            else:
                self._next()

    def _reveal(self, way):
        own = self.piles[self.challenger]
        turned = list(own[max(0, len(own) - self.bid):])
        for seat, count in way.items():
            pile = self.piles[seat]
            turned += pile[len(pile) - count:]
        self.won = SKULL not in turned

    def _action_to_string(self, player, action):
        return str(action)

    def is_terminal(self):
        return self.won is not None

    def returns(self):
        if self.won is None:
            return [0.0] * self.n
        sign = 1.0 if self.won else -1.0
        return [sign if s == self.challenger else -sign / (self.n - 1) for s in range(self.n)]

    def information_state_string(self, player=None):
        player = self.current_player() if player is None else player
        return f"{player}:{''.join(map(str, self.piles[player]))}:{self.told}:{self.challenger}"

    def __str__(self):
        return f"{self.piles} {self.told} {self.challenger} {self.won}"


def judge(cards):
    ours, iterations, near = OURS[cards]
    game = Round(cards)
    solver = cfr.CFRPlusSolver(game)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    conv = exploitability.nash_conv(game, policy)
    policies = [policy] * len(cards)
    value = expected_game_score.policy_value(game.new_initial_state(), policies)[0]
    agrees = abs(value - ours) <= near
    print(f"{cards}: theirs {value:+.4f} (NashConv {conv:.4f} after {iterations}), ours {ours:+.4f}, "
          f"{'agrees' if agrees else 'DIFFERS'}", flush=True)
    return agrees


if __name__ == "__main__":
    wanted = [tuple(map(int, arg.split(","))) for arg in sys.argv[1:]] or list(OURS)
    sys.exit(0 if np.all([judge(cards) for cards in wanted]) else 1)
