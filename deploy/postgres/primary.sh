#!/bin/sh
# Starts $SERVER as the primary with $PEER as its standby, unless that was promoted meanwhile: two primaries would go
# different ways. With ALONE=yes it waits for no standby.
set -eu
in_recovery=$(PGPASSWORD=$POSTGRES_PASSWORD PGCONNECT_TIMEOUT=3 \
  psql --host="$PEER" --username=igroteka --dbname=igroteka --no-align --tuples-only \
  --command='SELECT pg_is_in_recovery()' 2>/dev/null) || true
if [ "$in_recovery" = f ]; then
  echo "$PEER is the primary now: see \"Losing a node, the bus or the database\" in docs/HOSTING.md" >&2
  exit 1
fi
standby="\"$PEER\""
if [ -n "${ALONE:-}" ]; then standby=; fi
exec docker-entrypoint.sh postgres -c cluster_name="$SERVER" -c synchronous_commit=on \
  -c synchronous_standby_names="$standby" -c wal_keep_size=1GB
