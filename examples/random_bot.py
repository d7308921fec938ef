"""A program that takes a seat and plays random moves: SNOWBOUND_TOKEN=... python3 random_bot.py http://localhost:8080

It needs nothing but Python 3.8. The interface is told in docs/bot-api.md.
"""
import http.client
import json
import os
import random
import sys
import time
import urllib.error
import urllib.request

SERVER = sys.argv[1] if len(sys.argv) > 1 else "http://localhost:8080"
HEADERS = {"Authorization": "Bearer " + os.environ.get("SNOWBOUND_TOKEN", ""), "Content-Type": "application/json"}
LONGEST_SILENCE_SECONDS = 40  # The stream says something at least every 15 seconds.


def post(path, body):
    """Asks the server for something; None if the table has changed meanwhile, which the stream will tell."""
    request = urllib.request.Request(SERVER + path, json.dumps(body).encode(), HEADERS, method="POST")
    try:
        with urllib.request.urlopen(request, timeout=LONGEST_SILENCE_SECONDS) as response:
            return json.load(response)
    except urllib.error.HTTPError as error:
        if error.code == 409:
            return None
        if error.code not in (429, 503):
            raise SystemExit(f"{error.code} {error.read().decode()}")
        time.sleep(float(error.headers.get("Retry-After", 1)))
    except (OSError, http.client.HTTPException):
        time.sleep(1)  # The connection broke off. The same move sent twice counts once.
    return post(path, body)


def tables():
    """The tables that the stream tells of, over as many connections as it takes."""
    while True:
        try:
            request = urllib.request.Request(SERVER + "/api/bot/stream", headers=HEADERS)
            with urllib.request.urlopen(request, timeout=LONGEST_SILENCE_SECONDS) as stream:
                for line in stream:
                    if line.startswith(b"data: "):
                        yield json.loads(line[len(b"data: "):])
        except (OSError, http.client.HTTPException) as error:
            if getattr(error, "code", None) == 401:
                raise SystemExit(error.read().decode())
        time.sleep(1)


def play():
    """Plays until the game is over."""
    played = 0
    for table in tables():
        if table["status"] == "over":
            return table
        undo = table["undo"]
        if undo and not {undo["by"], *undo["agreed"]} & set(table["mine"]):
            post("/api/bot/undo/vote", {"agree": True})
        if table["number"] < played:
            continue  # What was said before our last move asks what we have answered already.
        for question in table["questions"]:
            move = random.choice(question["options"])["move"]
            done = post("/api/bot/moves", {"seat": question["seat"], "number": table["number"], "move": move})
            played = done["number"] if done else played


if post("/api/bot/accept", {"name": "Random (Python)"}) is None:
    raise SystemExit("the place is taken")
print("The game is over; seats that won:", ", ".join(map(str, play()["winners"])))
