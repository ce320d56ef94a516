import type { Ollama } from './adapters/models/models-port.ts';

// `npm start` in a terminal offers the Ollama that runs on this machine: one key says yes, any other says no.

export interface Terminal {
  input: Pick<NodeJS.ReadStream, 'isTTY' | 'setRawMode' | 'once' | 'off' | 'resume' | 'pause'>;
  output: Pick<NodeJS.WriteStream, 'isTTY' | 'write'>;
}

const interrupt = '\u0003';

/** Asks nothing where nobody can answer. `use` begins to write with the model. */
export async function offerOllama(
  { models: [model] }: Ollama,
  { input, output }: Terminal,
  { use, stop }: { use: (model: string) => Promise<void>; stop: () => void },
): Promise<void> {
  if (!model || !input.isTTY || !output.isTTY) return;
  output.write(`  Ollama tourne ici. Utiliser ${model} ? [o/N] `);
  const key = await keyPressed(input);
  if (key === interrupt) {
    output.write('\n');
    return stop();
  }
  if (!/^[oy]$/i.test(key)) {
    output.write("non (l'onglet « Modèle » de l'administration permet de changer d'avis)\n\n");
    return;
  }
  output.write('oui\n');
  await use(model);
  output.write(`  ${model} écrit à partir de maintenant. L'onglet « Modèle » de l'administration l'arrête.\n\n`);
}

/** Raw mode takes Ctrl+C as a key. */
function keyPressed(input: Terminal['input']): Promise<string> {
  return new Promise((resolve) => {
    input.setRawMode(true);
    input.resume();
    input.once('data', (key: Buffer) => {
      input.setRawMode(false);
      input.pause();
      resolve(key.toString());
    });
  });
}
