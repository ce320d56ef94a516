import type { GrammarFault } from './check-grammar.ts';
import type { BioMeasures } from './measure-bios.ts';
import type { RatingMeasures } from './measure-rating.ts';
import type { ReplyMeasures } from './measure-replies.ts';

export interface Results {
  bios: BioMeasures;
  replies: ReplyMeasures;
  /** Null where the grammar checker is not installed. */
  grammar: GrammarFault[] | null;
  rating: RatingMeasures;
}

const percent = (part: number, whole: number) => `${whole === 0 ? 0 : ((100 * part) / whole).toFixed(1)} %`;

export function trueFaults({ grammar }: Results): GrammarFault[] {
  return grammar?.filter(({ isFalseAlarm, isQuoted }) => !isFalseAlarm && !isQuoted) ?? [];
}

type Row = [what: string, target: string, measured: string];

export function rowsOf(results: Results): Row[] {
  const { bios, grammar, rating, replies } = results;
  const alarms = grammar?.filter(({ isFalseAlarm }) => isFalseAlarm).length ?? 0;
  const quoted = grammar?.filter(({ isFalseAlarm, isQuoted }) => isQuoted && !isFalseAlarm).length ?? 0;
  return [
    ['bios, requests', '', `${bios.bios}, ${bios.cases}`],
    ['lines', '', String(replies.lines)],
    [
      'grammar faults (Grammalecte, but for typography)',
      '0',
      grammar
        ? `${trueFaults(results).length} (${quoted} more in words of the match, quoted or in a blank; ${alarms} false alarms)`
        : 'not measured: grammalecte-cli is missing',
    ],
    ['words that neither the dictionary nor the user has', '0', String(bios.misspelt.length + replies.misspelt.length)],
    ['talks kept apart whose kind is recognised', '', percent(replies.recognised, replies.talks)],
    [
      'talks kept apart that are met gently or with a stop (120 of 420 are hard)',
      '',
      percent(replies.gentle, replies.talks),
    ],
    [
      'writing three replies, mean / slowest',
      '≤ 30 ms',
      `${replies.meanMilliseconds.toFixed(1)} / ${replies.slowestMilliseconds.toFixed(0)} ms`,
    ],
    ['requests without three bios', '0', String(bios.refused.length)],
    ['bios of 80 to 140 characters', '100 %', percent(bios.bios - bios.wrongLength.length, bios.bios)],
    ['three bios that differ in substance', '100 %', percent(bios.cases - bios.alike.length, bios.cases)],
    ['bios that name a given interest', '≥ 95 %', percent(bios.bios - bios.unnamed.length, bios.bios)],
    ['the same bio for two requests that share an interest', '', percent(bios.repeats, bios.bios)],
    [
      'writing three bios, mean / slowest',
      '≤ 30 ms',
      `${bios.meanMilliseconds.toFixed(1)} / ${bios.slowestMilliseconds.toFixed(0)} ms`,
    ],
    ['rating against a human order (Spearman), bios it was developed with', '', rating.developed.toFixed(3)],
    ['the same, bios written afterwards', '≥ 0.85', rating.heldOut.toFixed(3)],
    ['the same, bios written after those', '≥ 0.85', rating.later.toFixed(3)],
    ['rating one bio', '', `${rating.meanMilliseconds.toFixed(1)} ms`],
  ];
}
