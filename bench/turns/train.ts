import { writeFileSync } from 'node:fs';
import { likelihoods, openModel } from '#engine/learnt/linear-model.ts';
import { packModel } from '#engine/learnt/packed-model.ts';
import { learn } from './learn.ts';
import { type Lesson, lessons } from './lessons.ts';

// Trains the models that understand a turn and writes their weights; arguments select models by name. How good a model is, is measured on
// authors that it was not trained on: each fifth of the authors is left out once.

const folds = 5;
const wanted = process.argv.slice(2);

for (const lesson of lessons().filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  tell(lesson);
  const stored = learn(lesson.examples, lesson.labels, lesson.pruning);
  writeFileSync(`${import.meta.dirname}/../../${lesson.target}`, `${JSON.stringify(packModel(stored))}\n`);
  console.log(`  ${lesson.examples.length} examples, ${stored.features.length} features written`);
}
function tell({ name, labels, examples, pruning }: Lesson): void {
  const authors = [...new Set(examples.map(({ author }) => author))];
  const foldOf = new Map(authors.map((author, at) => [author, at % folds]));
  const rights = new Map<string, { right: number; all: number }>();
  const mixed = new Map<string, number>();
  for (let fold = 0; fold < folds; fold++) {
    const model = openModel(
      learn(
        examples.filter(({ author }) => foldOf.get(author) !== fold),
        labels,
        pruning,
      ),
    );
    for (const { author, features, label } of examples.filter((example) => foldOf.get(example.author) === fold)) {
      const likely = likelihoods(model, features);
      const guess = labels[likely.indexOf(Math.max(...likely))] ?? '';
      const set = author.split('/')[0] ?? '';
      const own = rights.get(set) ?? { right: 0, all: 0 };
      rights.set(set, { right: own.right + (guess === label ? 1 : 0), all: own.all + 1 });
      if (guess !== label) mixed.set(`${label} → ${guess}`, (mixed.get(`${label} → ${guess}`) ?? 0) + 1);
    }
  }
  console.log(`${name}, authors left out:`);
  for (const [set, { right, all }] of rights) console.log(`  ${set}: ${share(right, all)} of ${all} right`);
  const worst = [...mixed].sort((a, b) => b[1] - a[1]).slice(0, 8);
  console.log(`  most often mixed up: ${worst.map(([pair, count]) => `${count} × ${pair}`).join(', ')}`);
}

function share(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`;
}
