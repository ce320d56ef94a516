import { expect, it } from 'vitest';
import { talk } from '#engine/understand/testing/verdict-cases.ts';
import { understand } from '#engine/understand/understand.ts';
import { meetingFacts } from './meeting-facts.ts';

const factsOf = (...lines: string[]) => meetingFacts(understand(talk(lines), { objective: 'date' }));

it.each([
  [['< Jeudi 19h au Point Éphémère ?'], { when: 'jeudi à 19h', hasHour: true, where: 'au Point Éphémère' }],
  [
    ['< Y a un concert au Caveau mercredi'],
    { when: 'mercredi', hasHour: false, where: 'au Caveau', what: 'un concert' },
  ],
  [
    ['< Un café samedi matin, chez Lemoine ?'],
    { when: 'samedi matin', hasHour: false, where: 'chez Lemoine', what: 'un café' },
  ],
  [['< vendredi vers 17h'], { when: 'vendredi vers 17h', hasHour: true }],
  [['< Ça te dirait un verre ?'], { hasHour: false, what: 'un verre' }],
  [
    ['> Dimanche 15h devant le MUCEM ?', '< Oui parfait !'],
    { when: 'dimanche à 15h', hasHour: true, where: 'devant le MUCEM' },
  ],
])('reads day, hour and place of %j', (lines, facts) => {
  expect(factsOf(...lines)).toMatchObject(facts);
});

it('does not take the end of work, a time since or until for the meeting', () => {
  expect(factsOf('< Jeudi je peux, je finis à 18h30')).toMatchObject({ when: 'jeudi', hasHour: false });
  expect(factsOf('< Je serai pas là avant 21h30. Je te propose dimanche midi à la place').when).toBe('dimanche midi');
  expect(factsOf('< Pourquoi pas samedi à 19h ?').when).toBe('samedi à 19h');
  expect(factsOf('< Je descends les escaliers à reculons depuis dimanche').when).toBeUndefined();
  expect(factsOf('< Je suis de garde jusqu’à dimanche matin').when).toBeUndefined();
  expect(factsOf('< On est au parc de la Tête d’Or vers 19h')).toMatchObject({ where: "au parc de la Tête d'Or" });
  expect(factsOf('> Tu as vu la nouvelle expo ?', '< Non ! On se motive samedi ?')).toMatchObject({
    isElsewhere: true,
  });
});
