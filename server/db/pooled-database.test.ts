// @demand postgres-kills
import { EventEmitter } from 'node:events';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { pooledDatabase } from './pooled-database.ts';

/** A connection that breaks at a chosen statement, as when PostgreSQL ends. */
function connectionBrokenBy(statement: string) {
  return class extends EventEmitter {
    _queryable = true;
    connect(done: (error?: Error) => void) {
      setImmediate(done);
    }
    async query({ text }: { text: string }) {
      if (text.startsWith(statement)) this._queryable = false;
      if (!this._queryable) throw new Error('Connection terminated unexpectedly');
      return { rows: [] };
    }
    end(done?: () => void) {
      done?.();
    }
  };
}

describe('a transaction whose connection breaks', () => {
  it.each(['begin', 'commit'])('at «%s» leaves the pool as large as it was', async (statement) => {
    const Client = connectionBrokenBy(statement) as unknown as typeof pg.Client;
    const pool = new pg.Pool({ Client, max: 2, connectionTimeoutMillis: 200 } as pg.PoolConfig);
    const db = pooledDatabase(pool);
    for (let times = 0; times < 3; times++) {
      const cause = await db.transaction(async () => undefined).catch((error: Error) => error.cause);
      expect(cause).toMatchObject({ message: 'Connection terminated unexpectedly' });
    }
    expect(pool.totalCount).toBe(0);
  });
});
