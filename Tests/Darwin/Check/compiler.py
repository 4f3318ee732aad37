"""Compiles modules to their interfaces: several at once, each after those that it imports, and only
where something changed."""

import concurrent.futures
import hashlib
import json
import os
import subprocess


class Job:
    """A module that is to be compiled, with paths from the top. `uses` are names of jobs; the last
    command makes the product."""

    def __init__(self, name, files, commands, product, uses):
        self.name, self.files, self.product, self.uses = name, files, product, uses
        self.commands = [[str(word) for word in command] for command in commands]


class Compiler:
    def __init__(self, root, scratch):
        self.root, self.records = root, root / scratch / "records"
        self.version = subprocess.run(["swiftc", "--version"], capture_output=True).stdout
        self.products = {}

    def compile(self, jobs):
        """Compiles them, and answers with what the compiler said of each that failed, by name.

        What imports a module that failed is left out."""
        waiting = {job.name: job for job in jobs}
        failures, left_out, running = {}, set(), {}
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            while waiting or running:
                under_way = {*waiting, *running.values()}
                for job in list(waiting.values()):
                    if left_out.intersection(job.uses):
                        left_out.add(waiting.pop(job.name).name)
                    elif under_way.isdisjoint(job.uses):
                        running[pool.submit(self.run, waiting.pop(job.name))] = job.name
                ended, _ = concurrent.futures.wait(running, return_when="FIRST_COMPLETED")
                for task in ended:
                    name, said = running.pop(task), task.result()
                    if said is not None:
                        failures[name] = said
                        left_out.add(name)
        return failures

    def run(self, job):
        """What the compiler said if it failed, or else nothing."""
        below = set().union(*(self.products.get(name, set()) for name in job.uses))
        self.products[job.name] = below | {job.product}
        key, record, product = self.key(job, below), self.records / job.name, self.root / job.product
        if product.exists() and record.exists() and record.read_text() == key:
            return None
        record.parent.mkdir(parents=True, exist_ok=True)
        product.parent.mkdir(parents=True, exist_ok=True)
        record.unlink(missing_ok=True)
        for command in job.commands:
            done = subprocess.run(command, cwd=self.root, capture_output=True, text=True)
            if done.returncode:
                return done.stdout + done.stderr
        record.write_text(key)
        return None

    def key(self, job, below):
        """What the result depends on. Of a module below it is the interface, whose bytes are the
        same when nothing but a body has changed."""
        key = hashlib.sha256(self.version + json.dumps(job.commands).encode())
        for file in [*job.files, *sorted(below)]:
            key.update(hashlib.sha256((self.root / file).read_bytes()).digest())
        return key.hexdigest()
