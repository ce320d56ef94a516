import { describe, expect, it } from 'vitest';
import { toSecondPerson } from './second-person.ts';

describe('what someone says of themselves, said back to them', () => {
  it.each([
    ["j'ai adopté un poulpe en peluche à Lisbonne", 'tu as adopté un poulpe en peluche à Lisbonne'],
    ['je suis tombée en ski', 'tu es tombée en ski'],
    ['Je fais du pain au levain', 'tu fais du pain au levain'],
    ['je me suis mise à la natation', "tu t'es mise à la natation"],
    ["j'apprends le japonais depuis six mois", 'tu apprends le japonais depuis six mois'],
    ['je collectionne les magnets de frigo', 'tu collectionnes les magnets de frigo'],
    ["je n'ai pas couru depuis quinze jours", "tu n'as pas couru depuis quinze jours"],
    ["j'y vais tous les mardis", 'tu y vas tous les mardis'],
    ['mon chien Biscuit a mangé une chaussette', 'ton chien Biscuit a mangé une chaussette'],
    ['ma grand-mère m’apprend à tricoter', "ta grand-mère t'apprend à tricoter"],
    ["j'ai un chat et je l'emmène partout", "tu as un chat et tu l'emmènes partout"],
    ['je reviendrai en juin avec ma sœur', 'tu reviendras en juin avec ta sœur'],
  ])('«%s» is «%s»', (mine, yours) => {
    expect(toSecondPerson(mine)).toBe(yours);
  });

  it.each(['on a fini la série', 'je te raconterai', "j'ai vu ton profil", 'nous partons demain', 'je', 'je kiff'])(
    'is left alone where it is not sure: %s',
    (clause) => {
      expect(toSecondPerson(clause)).toBeNull();
    },
  );
});
