"""Prints what failed in a run of the tests once more, behind the thousands of lines of those that
passed.

Usage: failed_tests.py EVENTS, where EVENTS was written by
`swift test --event-stream-output-path EVENTS`. A run that crashed may have cut the last event.
"""

import json
import os
import sys

if not os.path.exists(sys.argv[1]):
    sys.exit("The tests did not start; what swift test printed above explains it.")
with open(sys.argv[1], errors="replace") as events:
    for line in events:
        try:
            event = json.loads(line)["payload"]
        except ValueError:
            continue
        if event.get("kind") != "issueRecorded" or not event["issue"].get("isFailure", True):
            continue
        place = event["issue"].get("sourceLocation", {})
        where = "{filePath}:{line}:{column}".format(**place) if place else "no place"
        message = "\n  ".join(part["text"] for part in event["messages"])
        print(f"{where}: {message}\n  in {event.get('testID', 'no test')}")
