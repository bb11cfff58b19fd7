"""Skull King beside its closest relative in OpenSpiel, Oh Hell: whole random games, decisions a second, one core.

Both play in turn, round by round, so that what else the machine does hits both alike; processor time is counted,
not the time on the wall. OpenSpiel plays in C++ (`evaluate_bots` with its uniform random bots, dealing included).

    python3 -m venv target/openspiel
    target/openspiel/bin/pip install open_spiel==2.0.2
    cargo build --release -p catalog --example exercise
    target/openspiel/bin/python xtask/scripts/openspiel.py
"""

import json
import resource
import statistics
import subprocess
import sys
import time

import pyspiel

ROUNDS = 9
OURS = "target/release/examples/exercise skull-king current-expanded 4 games 20000".split()
PEER = pyspiel.load_game("oh_hell(players=4,num_tricks_fixed=10)")
PEER_GAMES = 20_000


def decisions_of_a_peer_game():
    """Bids and cards of one game: seats decide, chance does not count."""
    state, decisions = PEER.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        else:
            decisions += 1
            state.apply_action(state.legal_actions()[0])
    return decisions


def peer_rate(seed):
    bots = [pyspiel.make_uniform_random_bot(seat, seed + seat) for seat in range(PEER.num_players())]
    began = time.process_time()
    for game in range(PEER_GAMES):
        pyspiel.evaluate_bots(PEER.new_initial_state(), bots, seed + game)
    return PEER_GAMES * decisions_of_a_peer_game() / (time.process_time() - began)


def our_rate():
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    played = json.loads(subprocess.run(OURS, check=True, stdout=subprocess.PIPE).stdout)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return played["decisions"] / spent


def main():
    ratios = []
    print("round   Oh Hell, M/s   Skull King, M/s   times as many")
    for number in range(1, ROUNDS + 1):
        peer, ours = peer_rate(1_000_000 * number), our_rate()
        ratios.append(ours / peer)
        print(f"{number:5}   {peer / 1e6:12.2f}   {ours / 1e6:15.1f}   {ours / peer:13.1f}", flush=True)
    print(f"median: {statistics.median(ratios):.1f} times, from {min(ratios):.1f} to {max(ratios):.1f}")


if __name__ == "__main__":
    try:
        main()
    except FileNotFoundError:
        sys.exit("Build the games first: cargo build --release -p catalog --example exercise")
