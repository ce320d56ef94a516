import { describe, expect, it } from 'vitest';
import { everyTenth } from '#engine/understand/testing/every-tenth.ts';
import { checkPatterns } from './check-patterns.ts';
import { everyLine } from './every-line.ts';

const lines = everyLine();

describe('the patterns', () => {
  it('produce no fault with any kind of value, every tenth of them', () => {
    expect(checkPatterns(everyTenth(lines))).toEqual([]);
  });

  it('of more than 40 characters are written once, where they fit any subject', () => {
    const texts = lines.filter(({ topics, text }) => !topics && text.length > 40).map(({ text }) => text);
    expect(texts.length).toBeGreaterThan(400);
    const firsts = new Set<string>();
    const repeated = texts.filter((text) => firsts.has(text) || !firsts.add(text));
    expect(repeated).toEqual([]);
  });

  it('are more than 800 different ones', () => {
    expect(new Set(lines.map(({ text }) => text)).size).toBeGreaterThan(800);
  });
});

describe('checkPatterns', () => {
  const faultsIn = (text: string) => checkPatterns([{ text }]).flatMap((finding) => finding.faults);

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
