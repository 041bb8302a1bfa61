#!/bin/sh
# Makes another key for uploaded files, in ./secrets beside docker-compose.yml; the one so far joins those from before, which
# still open what they sealed. With --end those from before go: once `documents:rekey` has sealed every file with the new one.
set -eu
umask 077
cd secrets
# As another file in its place: a container sees it when it is made anew.
put() {
  cat >"$1.new"
  chmod 444 "$1.new"
  mv -f "$1.new" "$1"
}
if [ "${1:-}" = --end ]; then
  : | put documents_keys_before
  exit
fi
key=$(cat documents_key)
before=$(cat documents_keys_before)
echo "$key${before:+,$before}" | put documents_keys_before
openssl rand -hex 32 | put documents_key
