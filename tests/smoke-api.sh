#!/bin/sh
# Usage: tests/smoke-api.sh [BASE_URL]
# Calls the operations of the REST API of a running server and prints one line for each call. BASE_URL defaults to
# http://127.0.0.1:3000. If ADMIN_TOKEN has the server's token, the operators' calls must succeed, and the script clears
# the cache of rendered pictures. Without the token, these calls must be rejected.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
PATH="$root/node_modules/.bin:$PATH" exec node "$root/tests/smoke/smoke-api.ts" "$@"
