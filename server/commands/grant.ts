import * as z from 'zod/mini';
import { grantEntitlement } from '#contract/admin.ts';
import { compose } from '../composition.ts';
import type { Config } from '../config.ts';
import { FolderInUseError } from '../db/lock.ts';
import { AppError } from '../errors.ts';
import { grantEntitlementByEmail } from '../features/billing/grants.ts';
import { adminPasswordOf } from '../kept-secrets.ts';
import { findServerPort } from '../server-port.ts';

/** `npm run grant -- EMAIL pro|bio|photo`; works while the server runs, too. */
export async function grantCommand(config: Config, args: string[], migrationsFolder: string): Promise<string> {
  const [email, entitlement] = args;
  const parsed = grantEntitlement.body?.safeParse({ email, entitlement });
  if (!parsed?.success) {
    const reasons = parsed?.error ? z.prettifyError(parsed.error) : '';
    throw new AppError('invalid_body', `Usage : npm run grant -- EMAIL pro|bio|photo\n${reasons}`);
  }
  try {
    return await grantDirectly(config, parsed.data, migrationsFolder);
  } catch (error) {
    if (error instanceof FolderInUseError) return await grantThroughServer(config, parsed.data);
    throw error;
  }
}

type Grant = { email: string; entitlement: 'pro' | 'bio' | 'photo' };

async function grantDirectly(config: Config, grant: Grant, migrationsFolder: string): Promise<string> {
  const composition = await compose(config, { migrationsFolder, superviseJobs: false });
  try {
    return await grantEntitlementByEmail(composition.deps, grant.email, grant.entitlement);
  } finally {
    await composition.close();
  }
}

/** The embedded database belongs to the running server, so the server is asked. */
async function grantThroughServer(config: Config, grant: Grant): Promise<string> {
  const port = findServerPort(config.dataFolder) ?? config.port;
  const { isDone, message } = await ask(config, port, grant).catch((error) => {
    throw new AppError(
      'provider_unavailable',
      `La base est ouverte par un serveur qui ne répond pas sur le port ${port}. Réessaie dans un instant, ou redémarre-le.`,
      { cause: error },
    );
  });
  if (!isDone) throw new AppError('not_found', message);
  return message;
}

async function ask(config: Config, port: number, grant: Grant): Promise<{ isDone: boolean; message: string }> {
  const answer = await fetch(`http://127.0.0.1:${port}${grantEntitlement.path}`, {
    method: grantEntitlement.method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${adminPasswordOf(config)}` },
    body: JSON.stringify(grant),
  });
  const { message } = z.object({ message: z.string() }).parse(await answer.json());
  return { isDone: answer.ok, message };
}
