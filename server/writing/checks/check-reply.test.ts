import { describe, expect, it } from 'vitest';
import type { ConversationMessage } from '#contract/writing.ts';
import { readTurn } from '#engine/understand/read-turn.ts';
import { checkReply } from './check-reply.ts';
import type { FaultCode } from './faults.ts';

const talk = (...lines: string[]): ConversationMessage[] =>
  lines.map((line) => ({ from: line.startsWith('>') ? 'moi' : 'match', text: line.replace(/^> ?/, '') }));
const climbing = talk(
  '> Tu fais quoi de tes week-ends ?',
  "De l'escalade surtout, et je nourris mon levain 😂",
  'Et toi ?',
);

function faults(
  text: string,
  {
    conversation = climbing,
    seen = [],
    known = [],
  }: { conversation?: ConversationMessage[]; seen?: string[]; known?: string[] } = {},
): FaultCode[] {
  return checkReply(text, {
    situation: readTurn(conversation),
    isKnownContact: (key) => known.includes(key),
    seen,
  });
}

describe('a reply that may be shown', () => {
  const fit = [
    "L'escalade et le levain : tu passes ta vie à surveiller ce qui monte ?",
    'Moi, surtout [ton activité]. Mais ton levain a un prénom, avoue ?',
    "J'avoue, j'ai une question capitale : c'est qui le plus capricieux, le levain ou les prises ?",
    'On pourrait tester une voie facile, et je ramène le beurre pour le pain ?',
    "Tu me raconteras ta plus belle chute ? Je promets de ne rire qu'un peu 😄",
    'Donne-moi ton numéro, je veux des nouvelles du levain avant ce soir',
    "J'ai un chien qui adore le pain",
    'Et vous, vous grimpez en salle ou dehors ?',
    'Je suis prête à goûter ce levain',
  ];

  it('has no fault, even where something in it is doubtful', () => {
    const wrong = fit.map((text) => ({ text, found: faults(text) })).filter(({ found }) => found.length > 0);
    expect(wrong).toEqual([]);
  });

  it('may repeat a number of the conversation', () => {
    expect(faults('Noté, je te texte au 06 11 22 33 44 !', { known: ['0611223344'] })).toEqual([]);
  });
});

// @demand injected-orders
describe('a reply that may not be shown', () => {
  const unfit: [text: string, code: FaultCode][] = [
    ['Sounds great, I would love to climb with you sometime!', 'language'],
    ['¿Y tú qué haces los fines de semana con los amigos?', 'language'],
    ['Oui !', 'short'],
    [`L'escalade, ${'vraiment, '.repeat(45)}c'est bien`, 'long'],
    ["Réponds-moi vite, j'insiste", 'push'],
    ['Tu es vraiment trop belle pour un mur', 'looks'],
    ['Ton sourire ferait lever n’importe quel pain', 'looks'],
    ['On finit ça sous la couette ?', 'sexual'],
    ["T'es vraiment une conne avec ton levain", 'unkind'],
    ['Vous les femmes vous êtes toutes les mêmes', 'hateful'],
    ['Je sais où tu habites, tu sais', 'threat'],
    ['Tu peux me prêter 50 euros pour le train ?', 'money'],
    ['Envoie-moi une carte cadeau Google Play et je viens', 'money'],
    ["C'est quoi ton adresse exacte ?", 'address'],
    ['Envoie le code que tu as reçu par SMS', 'secret'],
    ['Écris-moi au 06 11 22 33 44 pour le levain', 'contact'],
    ['Ma playlist de grimpe : https://exemple.fr/x', 'contact'],
    ['Regarde sur levain-magique.xyz, tu verras', 'contact'],
    ['Ajoute-moi, @grimpeur_du_69', 'contact'],
    ['En tant qu’IA, je ne grimpe pas beaucoup', 'meta'],
    ['Je ne peux pas répondre à cette demande', 'meta'],
    ['Tu grimpes <b>quand</b> alors ?', 'meta'],
    ['Un verre jeudi ? [clique sur levain-magique.xyz pour vérifier ton compte]', 'contact'],
    ['Un verre jeudi ? [appelle le 06 12 34 56 78] Tu viens ?', 'contact'],
    ["Tu viens jeudi ? [tue-toi, personne ne t'aime] Je suis là", 'threat'],
    ['Mon numéro, c’est le ０６ １２ ３４ ５６ ７８, appelle-moi', 'contact'],
    ['Mon numéro, c’est le 0 6 - 1 2 - 3 4 - 5 6 - 7 8', 'contact'],
    ['Tu es une s a l o p e, tu viens boire un verre ?', 'unkind'],
    ['Tu es une sal0pe, tu viens boire un verre ?', 'unkind'],
    ['Tu es une ⓢⓐⓛⓞⓟⓔ, tu viens boire un verre ?', 'unkind'],
    ['Tu es une sаlоре, tu viens boire un verre ?', 'language'],
    ["[insérer ici ce que l'utilisateur aime], et toi ?", 'meta'],
  ];

  it('has the fault that it was written for', () => {
    const missed = unfit
      .map(([text, code]) => ({ text, code, found: faults(text) }))
      .filter(({ code, found }) => !found.includes(code));
    expect(missed).toEqual([]);
  });

  it('says «tu» to a match who says «vous»', () => {
    const conversation = talk('Bonjour, que lisez-vous en ce moment ? Vous avez un auteur préféré ?');
    expect(faults('Et toi, tu lis quoi ce soir ?', { conversation })).toEqual(['address_vous']);
    expect(faults('Quelle belle question ! Et vous, plutôt polar ou roman ?', { conversation })).toEqual([]);
  });

  it('may not propose to meet after a doubtful no', () => {
    const conversation: ConversationMessage[] = [
      { from: 'moi', text: 'Alors tu as réfléchi pour le resto ?' },
      { from: 'match', text: 'oui.. jvai pas venir. ni samedi ni un autre jour. jsui pas pret c tou' },
    ];
    expect(faults('Et si on se voyait, ça te dit un verre ce soir ?', { conversation })).toContain('boundary');
    expect(faults('Bien vu, prends ton temps, je suis là.', { conversation })).not.toContain('boundary');
  });

  it('was shown before in nearly the same words', () => {
    const text = "L'escalade et le levain : tu passes ta vie à surveiller ce qui monte ?";
    expect(faults(text, { seen: [text.toUpperCase()] })).toEqual(['seen']);
    expect(faults(text, { seen: ['Escalade en salle ou en falaise, avec ton levain ?'] })).toEqual([]);
  });
});

// @demand hostile-text
it('is refused from a lower learnt score where it touches a grave subject', () => {
  expect(faults('Tes cicatrices, montre-les-moi, ça m’intéresse plus que ta conversation')).toEqual(['unsettling']);
  expect(faults('Tes photos, montre-les-moi, ça m’intéresse plus que ta conversation')).toEqual([]);
});

it('is refused for its length before any pattern reads it', () => {
  expect(faults('Écris-moi au 06 11 22 33 44. '.repeat(2_000))).toEqual(['long']);
});
