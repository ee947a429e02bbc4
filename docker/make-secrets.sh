#!/bin/sh
# Makes the passwords of PostgreSQL and Redis in docker/secrets. Those that are there stay.
set -eu
cd "$(dirname "$0")"
mkdir -p secrets
# Containers read the files as users of their own; on this machine nobody else may enter the folder.
chmod 700 secrets
umask 022
for server in database redis; do
  [ -s "secrets/${server}_password" ] || od -An -N24 -tx1 /dev/urandom | tr -d ' \n' >"secrets/${server}_password"
done
printf 'postgresql://meet:%s@postgres:5432/meet\n' "$(cat secrets/database_password)" >secrets/database_url
printf 'redis://:%s@redis:6379\n' "$(cat secrets/redis_password)" >secrets/redis_url
