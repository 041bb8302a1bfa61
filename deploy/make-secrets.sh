#!/bin/sh
# Makes the secrets of a new site in ./secrets: run it once, beside docker-compose.yml, and keep the folder safe.
# What is there already stays as it is.
set -eu
umask 077
mkdir -p secrets
random() { openssl rand -hex "$1"; }
# Containers read them as other users; the folder is what keeps this server's other users out.
keep() {
  if [ ! -e "secrets/$1" ]; then
    cat >"secrets/$1"
    chmod 444 "secrets/$1"
    echo "secrets/$1"
  fi
}
# A site from before signs with a key made of its session secret: an empty file leaves that so, and what was signed can still be checked.
signing_key=$([ -e secrets/session_secret ] || random 32)
echo "$signing_key" | keep signing_key
random 32 | keep mongodb_root_password
openssl rand -base64 756 | keep mongodb_key
echo "mongodb://study_abroad:$(random 32)@database:27017/?replicaSet=rs0&authSource=study_abroad" | keep mongodb_uri
random 32 | keep session_secret
random 32 | keep documents_key
# deploy/change-documents-key.sh writes to it.
: | keep documents_keys_before
random 32 | keep metrics_token
random 8 | keep blog_delete_key
# Of the organisation's directory, where there is one: docs/operations.md, 'Sign in with OIDC'.
: | keep oidc_client_secret
# For practice sets of the site: docs/practice-tests.md.
[ -d practice-sets ] || mkdir -m 755 practice-sets
# The containers write the nightly backups as user 1000.
if [ ! -e backups ]; then
  mkdir -m 700 backups
  chown 1000:1000 backups 2>/dev/null || true
  [ "$(stat -c %u backups)" = 1000 ] || echo 'For the nightly backups: sudo chown 1000 backups'
fi
