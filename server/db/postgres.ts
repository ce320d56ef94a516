import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { AppError } from '../errors.ts';
import type { OpenDatabase } from './open.ts';
import { pooledDatabase } from './pooled-database.ts';
import { withApplicationName } from './postgres-address.ts';

// A PostgreSQL server. Several processes may start at once: the first one migrates, the others wait for it.

const setUpLock = 7_318_001;

export async function openPostgres(url: string, migrationsFolder: string | null): Promise<OpenDatabase> {
  const user = describeUser();
  const address = withApplicationName(url, user);
  const pool = openPool(address, 20);
  const poolOfFirst = openPool(address, 6);
  const endAll = async () => void (await Promise.all([pool.end(), poolOfFirst.end()]));
  const alone: OpenDatabase['alone'] = (work) => whileLocked(pool, work);
  try {
    if (migrationsFolder !== null) await alone(() => migrate(drizzle(pool), { migrationsFolder }));
  } catch (error) {
    await endAll();
    throw error;
  }
  return {
    db: pooledDatabase(pool),
    dbOfFirst: pooledDatabase(poolOfFirst),
    backend: 'postgres',
    executeSql: async (text, values) => await pool.query(text, values),
    alone,
    requireSoleUse: () => requireNoOtherUser(pool, user),
    close: endAll,
  };
}

function openPool(connectionString: string, max: number): pg.Pool {
  const pool = new pg.Pool({ connectionString, max, connectionTimeoutMillis: 5_000 });
  // A connection that breaks is replaced by the next query. Without listeners it would end the process: the pool's hears of idle
  // connections, the connection's own of one that is in use.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** The lock belongs to a connection, so it ends with the process that holds it. */
async function whileLocked<Result>(pool: pg.Pool, work: () => Promise<Result>): Promise<Result> {
  const holder = await pool.connect();
  try {
    await holder.query('select pg_advisory_lock($1)', [setUpLock]);
    try {
      return await work();
    } finally {
      await holder.query('select pg_advisory_unlock($1)', [setUpLock]);
    }
  } finally {
    holder.release();
  }
}

const product = 'declic';

/** What PostgreSQL shows of this process's connections; at most 63 bytes, and different each time. */
function describeUser(): string {
  return `${product} ${process.pid}@${hostname().slice(0, 32)} ${randomBytes(4).toString('hex')}`;
}

/** A server asks for jobs every second, so that it is always connected. */
async function requireNoOtherUser(pool: pg.Pool, user: string): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select application_name as name from pg_stat_activity
     where datname = current_database() and starts_with(application_name, $1) and right(application_name, 8) <> right($2, 8)
     limit 1`,
    [`${product} `, user],
  );
  if (rows[0])
    throw new AppError(
      'conflict',
      `La base de données de DATABASE_URL est déjà utilisée par un autre Déclic (processus ${rows[0].name.split(' ')[1]}). Arrête-le, puis recommence.`,
    );
}
