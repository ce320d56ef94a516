import { type Gender, genders } from '#contract/onboarding.ts';
import { type BioStyle, bioStyles, type GeneratedBio } from '#contract/writing.ts';
import { writeBios } from '#engine/write/bios/write-bios.ts';
import { createRandom } from '../reading/random.ts';
import { interestCorpus } from './interests.ts';

export interface BioCase {
  style: BioStyle;
  gender: Gender;
  interests: string;
  seed: number;
  bios: GeneratedBio[];
  milliseconds: number;
}

const separators = [', ', ' / ', '\n', ' et ', ' 🎯 '];

/** Three bios for each of `count` requests; each interest of the corpus is used before any is used twice. */
export function generateBioCases(count: number, seed: string): BioCase[] {
  const random = createRandom(seed);
  let pool: string[] = [];
  const draw = () => {
    if (pool.length === 0) pool = random.shuffle(interestCorpus);
    return pool.pop() ?? '';
  };
  return Array.from({ length: count }, (_, at) => {
    const list = Array.from({ length: random.int(1, 5) }, draw);
    const interests = (random.chance(0.15) ? "j'adore " : '') + list.join(random.pick(separators));
    const request = { style: bioStyles[at % bioStyles.length] ?? 'fun', gender: random.pick(genders), interests };
    const turn = random.int(0, 12);
    const startedAt = performance.now();
    const written = writeBios({ ...request, seed: turn });
    const milliseconds = performance.now() - startedAt;
    return { ...request, seed: turn, bios: written.kind === 'written' ? written.bios : [], milliseconds };
  });
}
