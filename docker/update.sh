#!/bin/sh
# Replaces the containers of a running shop one at a time, so that one of two serves at any time (docs/deployment.md):
#   docker/update.sh          to the release of these files, under the name MEET_VERSION of docker/.env
#   docker/update.sh --back   to the release before, whose images are there: storefronts first; the database stays as it is
# If a container does not become healthy, it ends with 1, and the others go on serving. PostgreSQL and Redis are
# left alone. There is one edge: it is replaced last, if its image is new, and the shop does not answer until it is there.
# An image that is the same under a new name is not new.
set -eu
cd "$(dirname "$0")/.."
compose() { docker compose -f docker/compose.yaml --profile all "$@"; }
replace() {
  for service in "$@"; do
    [ -n "$(compose ps --quiet "$service")" ] || continue
    echo "$(date +%T) $service"
    compose up --detach --no-deps --no-build --wait "$service"
  done
}

if [ "${1:-}" = --back ]; then
  replace storefront-2 storefront search-indexer api-2 api
else
  compose build
  # The running release works on the newer database.
  compose run --rm prepare
  replace api api-2 search-indexer storefront storefront-2
fi
replace demo-pictures
running=$(docker inspect --format '{{.Image}}' "$(compose ps --quiet edge)")
image=$(compose config --images | grep '^meet-edge:')
[ "$running" = "$(docker image inspect --format '{{.Id}}' "$image")" ] ||
  replace edge
