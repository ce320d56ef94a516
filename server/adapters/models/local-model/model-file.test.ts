import { expect, it } from 'vitest';
import { describeModelFileProblem, type ModelFileProblem, neededBytesFor } from './model-file.ts';

it.each<[ModelFileProblem, RegExp]>([
  [{ kind: 'missing' }, /^le fichier \/m\/un\.gguf n'existe pas/],
  [{ kind: 'not_a_file' }, /est un dossier/],
  [{ kind: 'no_llama' }, /node-llama-cpp.*n'est pas installé \(npm run model/],
  [{ kind: 'not_gguf' }, /^un\.gguf n'est pas un modèle au format GGUF/],
  [{ kind: 'broken' }, /^un\.gguf est abîmé/],
  [
    { kind: 'too_large', neededBytes: 15.5e9, availableBytes: 7.94e9 },
    /trop gros pour cette machine : il demande environ 15,5\sGo de mémoire, il en reste 7,9\sGo/,
  ],
])('says what is wrong with a file: %j', (problem, sentence) => {
  expect(describeModelFileProblem(problem, '/m/un.gguf')).toMatch(sentence);
});

it('counts the context beside the weights', () => {
  expect(neededBytesFor(4.4e9)).toBeCloseTo(5.6e9);
  expect(neededBytesFor(1e6)).toBe(2e6);
});
