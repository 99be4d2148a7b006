#!/usr/bin/env python3
"""Plays the jobs of .github/workflows/book.yml on this machine, and compares what the merged site
says with what one run of the whole book says.

The steps are those of the file: its commands run as they stand, in one clone of HEAD below
.build/workflow, one job after the other; what a job leaves behind is removed before the next, as
on machines of their own. The actions that the file uses are played by copying folders.

usage: workflow.py [CLONE]     CLONE is used as it stands instead of a clone of HEAD
"""

import itertools
import json
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]
WORK = REPOSITORY / ".build/workflow"
ARTIFACTS = WORK / "artifacts"
# What GitHub puts in for the expressions of a repository.
GITHUB = {
    "github.server_url": "https://github.com",
    "github.repository": "someone/gotchas",
    "github.repository_owner": "someone",
    "github.event.repository.name": "gotchas",
}


class Failure(Exception):
    pass


class Job:
    """A job of the workflow with one combination of its matrix."""

    def __init__(self, clone, environment, steps, combination):
        self.clone = clone
        self.environment = environment
        self.steps = steps
        self.combination = combination

    def play(self):
        for step in self.steps:
            if "run" in step:
                self.command(self.filled(step["run"]))
            else:
                self.action(step["uses"].split("@")[0], step.get("with", {}))

    def filled(self, text):
        """The text with the values of the matrix and of the repository in it; other expressions are
        not played."""
        def value(match):
            name = match.group(1)
            if name in GITHUB:
                return GITHUB[name]
            if not name.startswith("matrix."):
                raise Failure(f"the expression {name} is not played")
            return str(self.combination[name.removeprefix("matrix.")])
        return re.sub(r"\$\{\{\s*([\w.]+)\s*\}\}", value, text)

    def command(self, line):
        print(f"$ {line}", flush=True)
        shell = ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", line]
        environment = os.environ | {name: str(value) for name, value in self.environment.items()}
        log = WORK / "log.txt"
        with log.open("w") as output:
            code = subprocess.run(shell, cwd=self.clone, env=environment, stdin=subprocess.DEVNULL,
                                  stdout=output, stderr=subprocess.STDOUT).returncode
        if code != 0:
            raise Failure(f"exit code {code}\n{log.read_text()[-4000:]}")

    def action(self, name, inputs):
        if name == "actions/checkout":
            return
        path = self.clone / self.filled(inputs["path"])
        if name == "actions/upload-artifact":
            folder = ARTIFACTS / self.filled(inputs["name"])
            folder.mkdir(parents=True)
            shutil.move(path, folder / path.name)
        elif name == "actions/download-artifact":
            shutil.copytree(ARTIFACTS, path)
        elif name == "actions/upload-pages-artifact":
            if not (path / "index.html").exists():
                raise Failure(f"{path} has no index.html to publish")
        else:
            raise Failure(f"the action {name} is not played")


def combinations(job):
    matrix = job.get("strategy", {}).get("matrix", {})
    return [dict(zip(matrix, values)) for values in itertools.product(*matrix.values())]


def forget(clone):
    """Removes what a job leaves in its clone; the modules it has built stay, to save time."""
    for path in [".build/runs", ".build/results", "runs", "Site/public"]:
        shutil.rmtree(clone / path, ignore_errors=True)


def verdicts(clone):
    return json.loads((clone / "Site/public/results.json").read_text())


def clone_of_head():
    clone = WORK / "clone"
    if not clone.exists():
        subprocess.run(["git", "clone", "-q", REPOSITORY, clone], check=True)
    head = subprocess.run(["git", "rev-parse", "HEAD"], cwd=REPOSITORY, check=True,
                          capture_output=True, text=True).stdout.strip()
    subprocess.run(["git", "fetch", "-q", REPOSITORY, head], cwd=clone, check=True)
    subprocess.run(["git", "checkout", "-q", "--detach", head], cwd=clone, check=True)
    return clone


def play(workflow, clone):
    for name in ["cases", "site"]:
        job = workflow["jobs"][name]
        for combination in combinations(job):
            forget(clone)
            said = ", ".join(str(value) for value in combination.values())
            print(f"— {name} {said}".rstrip(), flush=True)
            Job(clone, workflow["env"], job["steps"], combination).play()
    return verdicts(clone)


def play_whole(workflow, clone):
    """The same without parts: the reference."""
    forget(clone)
    name = combinations(workflow["jobs"]["cases"])[0]["name"]
    print("— the whole book in one run", flush=True)
    job = Job(clone, workflow["env"], [], {})
    job.command(f'.build/debug/gotchas test --prove --name "{name}" || [ $? = 1 ]')
    job.command(".build/debug/gotchas build --output Site/public")
    return verdicts(clone)


def main():
    try:
        import yaml
    except ImportError:
        sys.exit("error: PyYAML is missing; install python3-yaml")
    started = time.monotonic()
    workflow = yaml.safe_load((REPOSITORY / ".github/workflows/book.yml").read_text())
    shutil.rmtree(ARTIFACTS, ignore_errors=True)
    ARTIFACTS.mkdir(parents=True)
    clone = Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else clone_of_head()
    try:
        merged, whole = play(workflow, clone), play_whole(workflow, clone)
    except Failure as failure:
        sys.exit(f"error: {failure}")
    parts = len(list(ARTIFACTS.iterdir()))
    different = [one["id"] for one, other in zip(merged["entries"], whole["entries"])
                 if one != other]
    if different or len(merged["entries"]) != len(whole["entries"]):
        sys.exit(f"error: merged and whole differ in {different}")
    if merged["runs"] != whole["runs"]:
        sys.exit(f"error: the runs differ: {merged['runs']}, {whole['runs']}")
    counts = ", ".join(f"{each['entries']} {each['verdict']}" for each in merged["counts"])
    print(f"{parts} parts merged say what one run says: {counts}; "
          f"{time.monotonic() - started:.0f} s")


main()
