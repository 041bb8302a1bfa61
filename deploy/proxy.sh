#!/bin/sh
# Starts Caddy with the address of each web process. By one name for all of them Caddy would not ask each how it is.
set -eu
WEB_UPSTREAMS=
for number in $(seq "$WEB_REPLICAS"); do
  WEB_UPSTREAMS="$WEB_UPSTREAMS $WEB_NAME-$number:3000"
done
if [ -z "$WEB_UPSTREAMS" ]; then
  echo "WEB_REPLICAS must be a whole number above 0, not '$WEB_REPLICAS'." >&2
  exit 1
fi
export WEB_UPSTREAMS
exec caddy run --config /etc/caddy/Caddyfile --adapter caddyfile
