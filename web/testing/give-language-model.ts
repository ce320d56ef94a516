import { onTestFinished } from 'vitest';
import { installLanguageModel, type StandInLog, type StandInOptions } from './stand-in-language-model.ts';

/** A browser with a language model until the test is over: the next one may be of another file. */
export function giveLanguageModel(options?: StandInOptions): StandInLog {
  onTestFinished(() => {
    Reflect.deleteProperty(globalThis, 'LanguageModel');
    Reflect.deleteProperty(globalThis, 'standInLog');
  });
  return installLanguageModel(options);
}
