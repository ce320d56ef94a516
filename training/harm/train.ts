import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { harmFeatures } from '../../server/writing/checks/harm/learnt/harm-features.ts';
import { learn } from './learn.ts';

// `npm run train:harm`: learns from fine.txt and harmful.txt, one message a line, and writes the model that the checks use. Both
// files are our own; what the checks are measured with (docs/eval-writing.md) is in neither.

const folder = import.meta.dirname;
const target = path.join(folder, '../../server/writing/checks/harm/learnt/harm.json');
const examplesOf = (name: string) =>
  readFileSync(path.join(folder, `${name}.txt`), 'utf8')
    .trim()
    .split('\n')
    .map((text) => ({ features: harmFeatures(text), label: name }));

const model = learn([...examplesOf('fine'), ...examplesOf('harmful')], ['fine', 'harmful']);
writeFileSync(target, `${JSON.stringify(model)}\n`);
console.log(`${model.features.length} features, ${(JSON.stringify(model).length / 1024).toFixed(0)} KB`);
