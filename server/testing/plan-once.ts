import { type PGlite, parse, protocol, type Transaction } from '@electric-sql/pglite';

// PGlite that plans a statement once, not each time that it is asked: the API tests ask a few hundred statements a hundred
// thousand times, and planning took most of their time in the database. Answers and errors are those of PGlite.

const { serialize } = protocol;

interface Planned {
  name: string;
  parameterTypes: number[];
}

/** A statement without parameters goes through exec(), which takes several at once and plans them each time. */
const isOneRead = (text: string) => /^\s*(?:select|with)\b/i.test(text) && !text.includes(';');

export async function planOnce(client: PGlite): Promise<PGlite> {
  // PostgreSQL would plan for the given values the first five times, and then decide.
  await client.exec('set plan_cache_mode = force_generic_plan');
  const allPlanned = new Map<string, Planned>();
  const send = (messages: Uint8Array[]) =>
    client.execProtocolStream(Buffer.concat([...messages, serialize.sync()]), { syncToFs: false });

  async function plan(text: string): Promise<Planned> {
    const name = `planned_${allPlanned.size}`;
    const answer = await send([serialize.parse({ name, text }), serialize.describe({ type: 'S', name })]);
    const planned = { name, parameterTypes: parse.parseDescribeStatementResults(answer) };
    allPlanned.set(text, planned);
    return planned;
  }

  function asText(value: unknown, type: number | undefined): string | null {
    if (value === null || value === undefined) return null;
    const write = client.serializers[type ?? 0];
    return write ? write(value) : String(value);
  }

  const query: PGlite['query'] = (text, params = [], options) =>
    client.runExclusive(async () => {
      try {
        const { name, parameterTypes } = allPlanned.get(text) ?? (await plan(text));
        const values = params.map((value, index) => asText(value, parameterTypes[index]));
        const bind = serialize.bind({ statement: name, values });
        const answer = await send([bind, serialize.describe({ type: 'P' }), serialize.execute({})]);
        return parse.parseResults(answer, client.parsers, options)[0] as never;
      } catch (error) {
        throw Object.assign(error as Error, { query: text, params, queryOptions: options });
      }
    });

  const plain = { exec: client.exec.bind(client), transaction: client.transaction.bind(client) };
  const exec: PGlite['exec'] = async (text, options) =>
    isOneRead(text) ? [await query(text, [], options)] : await plain.exec(text, options);
  const transaction: PGlite['transaction'] = (work) =>
    plain.transaction(async (inner: Transaction) => {
      inner.query = async (text, params, options) => {
        if (inner.closed) throw new Error('Transaction is closed');
        return await query(text, params, options);
      };
      return await work(inner);
    });
  return Object.assign(client, { query, exec, transaction });
}
