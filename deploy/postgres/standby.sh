#!/bin/sh
# Starts $SERVER as the standby of $PEER, the first time with a copy of it. Once promoted it starts as a primary that
# waits for no standby.
set -eu
as_postgres() {
  if [ "$(id -u)" = 0 ]; then gosu postgres "$@"; else "$@"; fi
}
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  if [ "$(id -u)" = 0 ]; then chown postgres:postgres "${PGDATA%/*}"; fi
  # A copy that was interrupted is none.
  rm -rf "$PGDATA" "$PGDATA.copy"
  as_postgres pg_basebackup --host="$PEER" --username=replicator --pgdata="$PGDATA.copy" --write-recovery-conf \
    --wal-method=stream --checkpoint=fast
  as_postgres mv "$PGDATA.copy" "$PGDATA"
fi
exec docker-entrypoint.sh postgres -c cluster_name="$SERVER" -c synchronous_commit=on -c wal_keep_size=1GB
