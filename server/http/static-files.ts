import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const year = 31_536_000;

/** The built files. Those under assets/ carry their content's hash in their name, so they never change. */
export async function addStaticFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(async (scope) => {
    filesOnly(scope);
    await scope.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      preCompressed: true,
      index: false,
      cacheControl: false,
      schemaHide: true,
      globIgnore: ['**/*.br', '**/*.gz', '.vite/**'],
      setHeaders(reply, path) {
        reply.header('cache-control', cachingOf(path));
        reply.header('vary', 'accept-encoding');
      },
    });
  });
}

/** A page that is served needs its files, and whoever reads one slowly takes no place of a call that is worked on. */
export function filesOnly(scope: FastifyInstance): void {
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, lane: 'pages' };
  });
}

/** `path` is the file that is sent: `sw.js.br` where the browser accepts Brotli. */
function cachingOf(path: string): string {
  if (path.includes('/assets/')) return `public, max-age=${year}, immutable`;
  return /\/sw\.js(?:\.br|\.gz)?$/.test(path) ? 'no-cache' : 'public, max-age=3600';
}
