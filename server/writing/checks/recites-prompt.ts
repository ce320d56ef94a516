import { fold } from '#engine/french/fold.ts';
import { promptTexts } from '../prompts/prompt-texts.ts';

/** So many words in a row that stand in a prompt are no coincidence: of 7,785 good replies none has as many. */
const wordsInARow = 8;

const recited = new Set(promptTexts.flatMap(runsOf));

/** Whether a text of the model repeats what the model was told to do. */
export const recitesPrompt = (text: string): boolean => runsOf(text).some((run) => recited.has(run));

function runsOf(text: string): string[] {
  const words = fold(text).match(/[a-z\d]+/g) ?? [];
  return words.slice(wordsInARow - 1).map((_, at) => words.slice(at, at + wordsInARow).join(' '));
}
