import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { replyToSample, sampleTalks } from '#contract/model-page.ts';
import { product } from '#contract/product.ts';
import { unchosenManner } from '#contract/writing.ts';
import { route } from './route.ts';

// Development only, and only for this machine: the page on which anybody with a browser that has a language model sees what it writes to ten sample talks.

const modelPagePath = '/dev/modele';
const scriptPath = `${modelPagePath}.js`;

/** Where the page's script comes from: a built file, or while developing the address at which it is compiled. */
export type ModelPageScript = { file: string } | { address: string };

export function addModelPage(app: FastifyInstance, script: ModelPageScript): void {
  app.get(modelPagePath, { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(page('file' in script ? scriptPath : script.address)),
  );
  if ('file' in script)
    app.get(scriptPath, { schema: { hide: true } }, async (_request, reply) =>
      reply
        .type('text/javascript; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(await readFile(script.file)),
    );
}

/** Writes as for a member who chose nothing. Nothing is counted or stored. */
export const modelPageRoutes = [
  route(replyToSample, async ({ deps, body, call: { signal, tell } }) => {
    const { advice, engine } = await deps.writer.reply(
      {
        conversation: sampleTalks[body.talk] ?? [],
        ...unchosenManner,
      },
      { signal, onReply: (reply) => tell('reply', { reply }) },
    );
    return { ...advice, engine };
  }),
];

function page(script: string): string {
  return `<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <link rel="icon" href="/favicon.svg" type="image/svg+xml"><title>Le modèle du navigateur · ${product.name}</title>
    <style>body{font:16px/1.5 system-ui;max-width:46rem;margin:2rem auto;padding:0 1rem;background:#fff9f3;color:#1d1524}
    article{border:1px solid #e6dcd2;border-radius:12px;padding:1rem 1.25rem;margin:1rem 0;background:#fff}
    h2{font-size:1.1rem;margin:0 0 .5rem}blockquote{margin:0;padding-left:.75rem;border-left:3px solid #0e7c7b}
    small{color:#6b5f73}li{margin:.35rem 0}button{font:inherit;font-weight:600;min-height:2.75rem;padding:0 1rem;margin-right:.5rem;
    border:1px solid #1d1524;border-radius:12px;background:#1d1524;color:#fff9f3}button[disabled]{opacity:.5}</style>
    <h1>Le modèle du navigateur</h1>
    <p>Dix conversations d'exemple, écrites l'une après l'autre par le modèle de langage de ton navigateur, avec les consignes et les
    vérifications de ${product.name}. Rien n'est compté ni gardé.</p>
    <main id="modele"></main><script type="module" src="${script}"></script></html>`;
}
