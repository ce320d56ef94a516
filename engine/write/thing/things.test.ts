import { describe, expect, it } from 'vitest';
import type { Address } from '#engine/french/noun-phrase.ts';
import { understand } from '#engine/understand/understand.ts';
import { echoOf } from './echo.ts';
import { namedThings } from './named-things.ts';
import { thingForms } from './thing-forms.ts';
import { thingsOf } from './things.ts';

const turnOf = (text: string) =>
  understand([
    { from: 'moi', text: 'Alors ?' },
    { from: 'match', text },
  ]).lastTurn;
const of = (text: string, address: Address = 'tu') => thingsOf(turnOf(text), address).map((thing) => thing.text);

describe('the things that a turn names', () => {
  it.each([
    ['J’ai payé 61 € pour être derrière un poteau', 'le poteau'],
    ['Une frangipane maison, rien que ça', 'la frangipane maison'],
    ['J’apprends un accordéon d’occasion', "l'accordéon"],
    ['Ma grand-mère m’a battue au Scrabble', 'ta grand-mère'],
    ['J’ai retrouvé 14 cartons', 'les 14 cartons'],
    ['On a mangé des huîtres de Cancale', 'les huîtres de Cancale'],
    ['C’est l’histoire d’un pingouin', 'le pingouin'],
    ['Tu mets tes chaussettes dans des sandales', 'mes chaussettes'],
    ['On a compté 2 340 vis', 'les 2 340 vis'],
    ['Pourquoi pas un ciné ?', 'le ciné'],
    ['Je rentre de Quimper dimanche', 'Quimper'],
    ['J’ai passé l’été en Égypte', "l'Égypte"],
    ['Je vais voir Zaho de Sagazan', 'Zaho de Sagazan'],
  ])('get the article or possessive for saying them back: %s', (text, thing) => {
    expect(of(text)).toContain(thing);
  });

  it.each([
    ['a pronoun', 'Je la regarde et je les trouve drôles'],
    ['an infinitive', 'J’ai oublié de le dire'],
    ['a measure', 'Ça fait trois semaines et deux jours'],
    ['a turn of speech', 'Du coup, de toute façon, au fait'],
    ['a plural without its mark', 'On est 4 soeur'],
    ['someone spoken to', 'Très bonne idée, Jacques. Merci Jacques'],
    ['what is denied', 'C’était pas pour la chaudière, ni pas à New York'],
    ['a name that the talk is held on', 'On passe sur Insta'],
  ])('are none in %s', (_, text) => {
    expect(of(text)).toEqual([]);
  });

  it('become «votre» with «vous»', () => {
    expect(of('Ma petite-fille a marché', 'vous')).toContain('votre petite-fille');
    // «mon» or «ma» cannot be told from «votre».
    expect(of('Vous soignez bien votre jardin', 'vous')).toEqual([]);
  });

  it('end before their verb or complement', () => {
    expect(of('Le public pleure.')).toEqual(['le public']);
    expect(of('Un monsieur rit, une dame tricote, et moi')).not.toContain('la dame tricote');
    expect(of('On a compté 2 340 vis')).not.toContain('les 340 vis');
    expect(of('J’ai pris un hareng en pleine tête')).not.toContain('le hareng en pleine');
    expect(of('Elle a la vidéo en fond d’écran')).not.toContain('la vidéo en fond');
  });

  it('keep their possessive where the user named them', () => {
    const [message] = understand([{ from: 'moi', text: 'Tu as eu ton planning ? Mon chat demande' }]).messages;
    expect(thingsOf(message ? [message] : [], 'tu').map(({ text }) => text)).toEqual(['ton planning', 'mon chat']);
  });

  it('contract with «de» and «à»', () => {
    expect(thingForms('le saladier')).toMatchObject({
      deChose: 'du saladier',
      aChose: 'au saladier',
    });
    expect(thingForms('les 14 cartons')).toMatchObject({ deChose: 'des 14 cartons', aChose: 'aux 14 cartons' });
    expect(thingForms("l'accordéon")).toMatchObject({ deChose: "de l'accordéon" });
    expect(thingForms('ta tante')).toMatchObject({ deChose: 'de ta tante', aChose: 'à ta tante' });
    expect(thingForms('Olaf')).toMatchObject({ deChose: "d'Olaf", aChose: 'à Olaf' });
  });
});

describe('a short answer', () => {
  it.each([
    ['Égypte', 'Égypte'],
    ['Jean-Michel', 'Jean-Michel'],
    ['Un vieux figuier 😊', 'un vieux figuier'],
    ['Zaho de Sagazan', 'Zaho de Sagazan'],
  ])('that is a thing is echoed: %s', (text, thing) => {
    expect(echoOf(turnOf(text)).map((echo) => echo.text)).toEqual([thing]);
  });

  it.each(['Oui ça va', 'rien de spé', '3 ans', 'Tranquille', 'ok'])('that is no thing is not echoed: %s', (text) => {
    expect(echoOf(turnOf(text))).toEqual([]);
  });
});

describe('the thing worth naming', () => {
  it.each([
    ['Le saladier est collé au plan de travail. Je crois que c’est définitif', 'le saladier'],
    ['À 11h il reste que les bananes et les gens tristes', 'les bananes'],
    ['Je serai la grande avec le manteau moutarde, à 20h devant la gare', 'le manteau moutarde'],
  ])('comes first: %s', (text, thing) => {
    expect(namedThings(turnOf(text), 'tu')[0]?.text).toBe(thing);
  });
});
