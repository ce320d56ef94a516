import { describe, expect, it } from 'vitest';
import { everyTenth } from '#engine/understand/testing/every-tenth.ts';
import { everyVoiceLine, voiceFaults } from '../../testing/voice-faults.ts';
import { topicVoices } from './voices.ts';

it('every tenth line of the topic voices produces no fault with any kind of value', () => {
  const some = everyTenth(everyVoiceLine());
  expect(some.length).toBeGreaterThan(50);
  expect(voiceFaults(some)).toEqual([]);
});

it('a remark names its subject, and the question that follows it does not', () => {
  const names = (line: string) => /\{(?:le|de|a|une?|d|dun|ce|nom|ton|deton|aton)\}/i.test(line);
  const remarks = topicVoices.flatMap((voice) => voice.remarks);
  const questions = topicVoices.flatMap((voice) => voice.questions);
  expect(Math.min(remarks.length, questions.length)).toBeGreaterThan(200);
  expect(remarks.filter((line) => !names(line) || line.includes('?'))).toEqual([]);
  expect(questions.filter(names)).toEqual([]);
});

describe('voiceFaults', () => {
  const faultsIn = (text: string) => voiceFaults([{ text }]).flatMap((finding) => finding.faults);

  it.each([
    ['Je pense de {le}.', 'de le'],
    ['T’as un beau sourire.', 'looks'],
    [`${'Très '.repeat(60)}long.`, 'too long'],
    ['{Le} fait rêver.', 'plural verb missed'],
    ['Je te ouvre la porte.', 'elision missed'],
    ['Si il pleut.', 'si il'],
  ])('finds in «%s» the fault «%s»', (text, fault) => {
    expect(faultsIn(text)).toContain(fault);
  });

  it.each([
    ['two spaces, which realise() joins', 'Et  {le} ?'],
    ['two signs, which realise() joins', '{Le} {v:est|sont} là ?!'],
    ['a slot that nothing fills, so that the line is never said', 'Avec {le} : {inconnu}.'],
  ])('finds nothing wrong with %s', (_, text) => {
    expect(faultsIn(text)).toEqual([]);
  });
});
