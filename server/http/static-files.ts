import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const year = 31_536_000;

/** The built files. Those under assets/ carry their content's hash in their name, so they never change. */
export async function addStaticFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    schemaHide: true,
    globIgnore: ['**/*.br', '**/*.gz', '.vite/**'],
    setHeaders(reply, path) {
      const hashed = path.includes('/assets/');
      reply.setHeader('cache-control', hashed ? `public, max-age=${year}, immutable` : 'public, max-age=3600');
      if (path.endsWith('/sw.js')) reply.setHeader('cache-control', 'no-cache');
    },
  });
}
