#!/bin/sh
# Calls everything the REST API of a running server has, one line for each call: tests/smoke-api.sh [BASE_URL]
# BASE_URL is http://127.0.0.1:3000 by default. With the server's ADMIN_TOKEN in the environment, the calls for operators
# must open, and the cache of rendered pictures is emptied; without it they must refuse. An account is left behind.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
PATH="$root/node_modules/.bin:$PATH" exec node "$root/tests/smoke/smoke-api.ts" "$@"
