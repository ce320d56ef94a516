import type { FastifyInstance } from 'fastify';
import { product } from '#contract/product.ts';
import type { StoredMail } from '../adapters/mail/port.ts';
import { escapeHtml } from '../adapters/mail/render.ts';
import { AppError } from '../errors.ts';

export const outboxPath = '/dev/mails';

/** Development only, and only for this machine: the mails that would have gone out, newest first. */
export function addOutboxPage(app: FastifyInstance, readOutbox: () => Promise<StoredMail[]>): void {
  app.get(outboxPath, { schema: { hide: true } }, async (_request, reply) => {
    const mails = await readOutbox();
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(listPage(mails));
  });
  // A mail's page names no icon, so the browser asks for this one.
  app.get('/favicon.ico', { schema: { hide: true } }, async (_request, reply) => reply.redirect('/favicon.svg'));
  app.get<{ Params: { key: string } }>(`${outboxPath}/:key`, { schema: { hide: true } }, async (request, reply) => {
    const mail = (await readOutbox()).find(({ key }) => key === request.params.key);
    if (!mail) throw new AppError('not_found', "Cet e-mail n'existe pas.");
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(mail.html);
  });
}

function listPage(mails: StoredMail[]): string {
  const rows = mails.map(
    (mail) => `<article>
      <h2><a href="${outboxPath}/${encodeURIComponent(mail.key)}">${escapeHtml(mail.subject)}</a></h2>
      <p>À <b>${escapeHtml(mail.to)}</b> · <time>${escapeHtml(mail.sentAt)}</time></p>
      <pre>${linked(escapeHtml(mail.text))}</pre>
    </article>`,
  );
  return `<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <link rel="icon" href="/favicon.svg" type="image/svg+xml"><title>Boîte d'envoi · ${product.name}</title>
    <style>body{font:16px/1.5 system-ui;max-width:46rem;margin:2rem auto;padding:0 1rem;background:#fff9f3;color:#1d1524}
    article{border:1px solid #e6dcd2;border-radius:12px;padding:1rem 1.25rem;margin:1rem 0;background:#fff}
    h2{font-size:1.1rem;margin:0}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}a{color:#b3202f}</style>
    <h1>Boîte d'envoi</h1><p>Ces e-mails ne sont pas partis : ils sont dans le dossier <code>outbox</code> des données.</p>
    ${rows.join('\n') || '<p>Aucun e-mail pour le moment.</p>'}</html>`;
}

function linked(escaped: string): string {
  return escaped.replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
}
