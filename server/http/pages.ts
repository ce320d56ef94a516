import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { withoutTrailingSlashes } from '#contract/page-path.ts';
import { type PageRenderer, type SiteSettings, type Theme, themeCookie, themes } from '#contract/site.ts';

// Public pages are rendered once per process, with the operator's settings, then served from memory.

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** For so long nginx hands a page out again without asking. */
export const secondsInProxy = 5;

interface KeptPage {
  status: number;
  /** Whether every visitor asks for it under the same address. */
  hasOneAddress: boolean;
  etag: string;
  plain: Buffer;
  brotli: Buffer;
  gzip: Buffer;
}

export interface PageOptions {
  renderer: PageRenderer;
  /** As they are now: who writes can change while the server runs. */
  settings: () => SiteSettings;
  /** False while developing: every request renders anew. */
  keep: boolean;
}

export function addPages(app: FastifyInstance, options: PageOptions): void {
  const kept = new Map<string, Promise<KeptPage>>();

  const pageFor = (pathname: string, theme: Theme): Promise<KeptPage> => {
    const { pattern, status } = options.renderer.matchPage(pathname);
    const key = `${theme} ${options.settings().writer} ${status === 404 ? `404 ${pattern}` : pattern}`;
    const known = options.keep ? kept.get(key) : undefined;
    if (known) return known;
    // One page for all addresses of a pattern, so none of them is in it: some carry the token of a mailed link.
    const page = renderAndCompress(options, pattern, theme);
    kept.set(key, page);
    page.catch(() => kept.delete(key));
    return page;
  };

  app.get('/sitemap.xml', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('application/xml').send(sitemap(options)),
  );
  app.get('/robots.txt', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots(options.settings())),
  );
  // From memory, a page costs no more than its refusal.
  app.get('/*', { schema: { hide: true }, config: { lane: 'pages' } }, async (request, reply) => {
    const { pathname } = addressOf(request.url);
    if (pathname.length > 1 && pathname.endsWith('/'))
      return reply.redirect(withoutTrailingSlash(request.url, pathname), 308);
    return await sendPage(request, reply, await pageFor(pathname, themeOf(request)));
  });
}

/** Rebuilt from the parsed path, so that `//host/` cannot become a redirect to another site. */
function withoutTrailingSlash(url: string, pathname: string): string {
  return `/${withoutTrailingSlashes(pathname).replace(/^\/+/, '')}${addressOf(url).search}`;
}

/** A path that starts with two slashes, or with a backslash, which browsers take for one, names no host. */
export function addressOf(url: string): URL {
  return new URL(`http://page${url.replaceAll('\\', '/')}`);
}

function themeOf(request: FastifyRequest): Theme {
  return themes.find((theme) => theme === request.cookies[themeCookie]) ?? 'system';
}

async function renderAndCompress(
  { renderer, settings }: PageOptions,
  pattern: string,
  theme: Theme,
): Promise<KeptPage> {
  const { html, status } = await renderer.renderPage(pattern, settings(), theme);
  const plain = Buffer.from(html);
  const [brotli, gzipped] = await Promise.all([
    toBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    toGzip(plain, { level: 9 }),
  ]);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 20)}"`;
  return { status, hasOneAddress: !/[:*]/.test(pattern), etag, plain, brotli, gzip: gzipped };
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, page: KeptPage): Promise<FastifyReply> {
  reply
    .type('text/html; charset=utf-8')
    // Debian's nginx keeps nothing that was called private before it was told for how long to keep it.
    .header('x-accel-expires', page.status === 200 && page.hasOneAddress ? String(secondsInProxy) : '0')
    .header('cache-control', 'private, no-cache')
    .header('vary', 'accept-encoding, cookie')
    .header('etag', page.etag)
    .status(page.status);
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) return reply.status(304).send();
  const accepted = request.headers['accept-encoding'] ?? '';
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(page.brotli);
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(page.gzip);
  return reply.send(page.plain);
}

function sitemap({ renderer, settings }: PageOptions): string {
  const entries = renderer.indexablePaths().map((path) => `  <url><loc>${settings().publicUrl}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

function robots(settings: SiteSettings): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /admin',
    `Sitemap: ${settings.publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
