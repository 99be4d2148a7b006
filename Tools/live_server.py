"""Serves a site on loopback and reloads its pages when it is made anew.

Pages of other places must not read the site or reload it: only requests that name this machine
as their host, and this server as their origin if they name one, are answered, and none changes
anything.
"""

import os
import sys
from urllib.parse import unquote_to_bytes

from livereload import Server
from livereload.handlers import LiveReloadHandler, LiveReloadJSHandler
from livereload.server import LiveScriptInjector
from tornado import web
from tornado.ioloop import PeriodicCallback

site, port = sys.argv[1], int(sys.argv[2])
parent = os.getppid()
HOSTS = {f"{name}:{port}" for name in ["localhost", "127.0.0.1", "[::1]"]}
SCRIPT = f'<script src="/livereload.js?port={port}"></script>'.encode()


def end_with_parent():
    """A server whose watcher is gone would serve old pages for ever."""
    if os.getppid() != parent:
        os._exit(0)


def is_own(request):
    """Whether a request names this server as its host, and as its origin if it names one."""
    host = request.headers.get("Host", "").lower()
    origins = [value for name in ["Origin", "Sec-Websocket-Origin"]
               for value in request.headers.get_list(name)]
    return host in HOSTS and all(origin.lower() == f"http://{host}" for origin in origins)


class OwnPages(web.Application):
    """Answers requests of this server's own pages; others are forbidden."""

    def find_handler(self, request, **arguments):
        if not is_own(request):
            return self.get_handler_delegate(request, web.ErrorHandler, {"status_code": 403})
        # No file has such a name, and to look for one raises.
        if b"\0" in unquote_to_bytes(request.path):
            return self.get_handler_delegate(request, web.ErrorHandler, {"status_code": 400})
        return super().find_handler(request, **arguments)


class Reloading(LiveReloadHandler):
    """Ends a connection that sends something else than livereload's messages."""

    def on_message(self, message):
        try:
            super().on_message(message)
        except (ValueError, LookupError, TypeError, AttributeError, RecursionError):
            self.close(1007, "not a message of livereload")


class ReloadingPages(LiveScriptInjector):
    script = SCRIPT


class LocalServer(Server):
    def application(self, port, host, liveport=None, debug=None, live_css=True):
        LiveReloadHandler.watcher = self.watcher
        LiveReloadHandler.live_css = live_css
        # Each build writes one watched file: a change soon after another is a build of its own.
        LiveReloadHandler.DEFAULT_RELOAD_TIME = 0
        # The address that reloads all pages when anybody fetches it is left out.
        live = [("/livereload", Reloading), ("/livereload.js", LiveReloadJSHandler)]
        pages = OwnPages(live + self.get_web_handlers(SCRIPT), transforms=[ReloadingPages])
        pages.listen(port, address=host)


server = LocalServer()
# Every build writes this file.
server.watch(os.path.join(site, "results.json"))
PeriodicCallback(end_with_parent, 1000).start()
server.serve(root=site, host="127.0.0.1", port=port, open_url_delay=None)
