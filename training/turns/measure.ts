import { kinds } from '#engine/understand/kinds.ts';
import { hardnessOf, thresholds } from '#engine/understand/reading.ts';
import { openTurnModel, readWithModel, signalNames, type TurnGuess } from '#engine/understand/turn-model.ts';
import { type Lesson, learn, store } from './learn.ts';
import { authorsOfTalks, singleLessons, talkLessons } from './lessons.ts';

// `npm run eval:turns`: how well the stored reader reads the talks kept apart. With `-- --cross` the reader is trained anew without some
// authors of the training talks and measured on these: for choosing thresholds, since the talks kept apart are not looked at for that.

interface Read {
  lesson: Lesson;
  guess: Pick<TurnGuess, 'kinds' | 'signals'>;
}

const isHardKind = (kind: number) => kinds[kind]?.signal !== undefined;
const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
const likeliest = (shares: readonly number[]) => shares.indexOf(Math.max(...shares));

function report(read: Read[]): void {
  const ordinary = read.filter(({ lesson }) => lesson.signal === 0);
  const hard = read.filter(({ lesson }) => lesson.signal !== 0);
  const scores = ordinary.map(({ guess }) => hardnessOf(guess)).sort((a, b) => b - a);
  const atShare = (share: number) => scores[Math.floor(scores.length * share)] ?? 1;
  const over = (some: Read[], least: number) => some.filter(({ guess }) => hardnessOf(guess) > least).length;
  const line = (name: string, least: number) =>
    `${name} (over ${least.toFixed(3)}): hard ${percent(over(hard, least), hard.length)}, ordinary ${percent(over(ordinary, least), ordinary.length)}`;
  console.log(`${ordinary.length} ordinary talks, ${hard.length} hard ones`);
  console.log(line('careful', thresholds.careful));
  console.log(line('stop', thresholds.stop));
  console.log(line('one ordinary talk in ten', atShare(0.1)));
  console.log(line('one ordinary talk in two hundred', atShare(0.005)));
  const byName = signalNames.slice(1).map((name, at) => {
    const own = hard.filter(({ lesson }) => lesson.signal === at + 1);
    return `${name} ${over(own, thresholds.careful)} of ${own.length}`;
  });
  console.log(`careful or stop, by nature: ${byName.join(', ')}`);
  reportKinds(ordinary);
}

function reportKinds(ordinary: Read[]): void {
  const said = ordinary
    .map(({ lesson, guess }) => {
      const kind = likeliest(guess.kinds);
      return { kind, share: guess.kinds[kind] ?? 0, isRight: lesson.kinds?.some((named) => named.includes(kind)) };
    })
    .sort((a, b) => b.share - a.share);
  const spoken = said.filter(({ kind }) => kind !== 0 && !isHardKind(kind));
  const right = (some: typeof said) => percent(some.filter(({ isRight }) => isRight).length, some.length);
  const sure = spoken.filter(({ share }) => share >= thresholds.kind);
  console.log(`sure of a kind (${thresholds.kind}): ${percent(sure.length, said.length)}, right in ${right(sure)}`);
  for (const share of [0.1, 0.2, 0.35]) {
    const some = spoken.slice(0, Math.round(said.length * share));
    console.log(
      `the surest ${percent(share, 1)} (from ${(some.at(-1)?.share ?? 0).toFixed(2)}): right in ${right(some)}`,
    );
  }
}

const readWith = (lessons: Lesson[], model?: Parameters<typeof readWithModel>[1]): Read[] =>
  lessons.map((lesson) => ({ lesson, guess: readWithModel(lesson, model) }));

if (process.argv.includes('--cross')) {
  const folds = [
    ['u1', 'u5'],
    ['u4', 'u8'],
  ];
  const common = singleLessons();
  const talks = authorsOfTalks().flatMap((name) => talkLessons(name));
  const read = folds.flatMap((left) => {
    const model = openTurnModel(store(learn([...common, ...talks.filter(({ author }) => !left.includes(author))])));
    return readWith(
      talks.filter(({ author }) => left.includes(author)),
      model,
    );
  });
  report(read);
} else {
  report(readWith(authorsOfTalks('kept-apart').flatMap((name) => talkLessons(name, 'kept-apart'))));
}
