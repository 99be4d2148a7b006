"""Serves a site on loopback and reloads its pages when it is made anew."""

import os
import sys

from livereload import Server
from tornado.ioloop import PeriodicCallback

site, port = sys.argv[1], int(sys.argv[2])
parent = os.getppid()


def end_with_parent():
    """A server whose watcher is gone would serve old pages for ever."""
    if os.getppid() != parent:
        os._exit(0)


server = Server()
# Every build writes this file.
server.watch(os.path.join(site, "results.json"))
PeriodicCallback(end_with_parent, 1000).start()
server.serve(root=site, host="127.0.0.1", port=port, open_url_delay=None)
