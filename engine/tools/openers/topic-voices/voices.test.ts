import { describe, expect, it } from 'vitest';
import { everyTenth } from '#engine/understand/testing/every-tenth.ts';
import { everyVoiceLine, voiceFaults } from '../../testing/voice-faults.ts';

it('every tenth line of the topic voices produces no fault with any kind of value', () => {
  const some = everyTenth(everyVoiceLine());
  expect(some.length).toBeGreaterThan(80);
  expect(voiceFaults(some)).toEqual([]);
});

describe('voiceFaults', () => {
  const faultsIn = (text: string) => voiceFaults([{ text }]).flatMap((finding) => finding.faults);

  it.each([
    ['Je pense de {le}.', 'de le'],
    ['Tu crois que {le} est là, {toi|vous} ?', 'tu and vous in one line'],
    ['Parle-moi {de}, {toi|vous} !', 'tu and vous in one line'],
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
