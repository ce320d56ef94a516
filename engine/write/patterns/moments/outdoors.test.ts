import { describe, expect, it } from 'vitest';
import { hear } from '#engine/understand/spoken-french.ts';
import { abroadMoments } from './abroad.ts';
import { bodyMoments } from './body.ts';
import { mountainAndWaves } from './mountain-and-waves.ts';
import { outdoors } from './outdoors.ts';
import { outdoorsPeople } from './outdoors-people.ts';
import { places } from './places.ts';
import { regionsMoments } from './regions.ts';
import { running } from './running.ts';
import { sport } from './sport.ts';
import { teamSports } from './team-sports.ts';
import { travelLeaving } from './travel-leaving.ts';
import { travelThere } from './travel-there.ts';
import { travelWays } from './travel-ways.ts';

// Journeys, places, sport and the open air: what each cue hears, and what only looks alike.

const all = [
  ...travelLeaving,
  ...travelThere,
  ...travelWays,
  ...abroadMoments,
  ...places,
  ...regionsMoments,
  ...running,
  ...bodyMoments,
  ...sport,
  ...teamSports,
  ...mountainAndWaves,
  ...outdoors,
  ...outdoorsPeople,
];

function heardIn(text: string): string[] {
  const { plain } = hear(text);
  return all.filter(({ cue, unless }) => cue?.test(plain) && !unless?.test(plain)).map(({ id }) => id);
}

describe('is heard', () => {
  it.each([
    ['je pars au Japon dans 3 semaines !!', 'leaving-soon'],
    ['jpars jeudi pour 15 jours', 'leaving-soon'],
    ['on part à Lisbonne ce week-end avec des potes', 'leaving-soon'],
    ['Je m’envole demain pour Montréal', 'leaving-soon'],
    ['je vais en Italie cet été', 'leaving-soon'],
    ['je viens de prendre mes billets pour le Vietnam', 'trip-booked'],
    ['ça y est on a réservé nos vacances', 'trip-booked'],
    ['je fais ma valise et c’est le chaos', 'packing'],
    ['j’ai 3 slips et 11 adaptateurs dans ma valise', 'packing'],
    ['mon train a 2h de retard, youpi', 'travel-trouble'],
    ['Arrêté en pleine voie à 8km de Vierzon', 'travel-trouble'],
    ['RER B supprimé, bus bondé', 'travel-trouble'],
    ['Coincée à l’aéroport depuis ce matin', 'travel-trouble'],
    ['jsuis dans le train là', 'on-the-way'],
    ['là je suis à la gare j’attends mon train', 'on-the-way'],
    ['je suis sur la route pour rejoindre mes parents', 'on-the-way'],
    ['je suis en vacances dans 2 jours', 'holidays-soon'],
    ['enfin en vacances ce soir !', 'holidays-soon'],
    ['j’ai trop besoin de vacances', 'needs-holidays'],
    ['vivement les vacances', 'needs-holidays'],
    ['pas de vacances cette année pour moi', 'needs-holidays'],
    ['là je suis à Porto, il fait 28', 'there-now'],
    ['je suis en vacances en Corse', 'there-now'],
    ['je suis à la plage là', 'there-now'],
    ['Rentré hier soir de trois semaines au Pérou', 'just-back'],
    ['je reviens tout juste du Japon', 'just-back'],
    ['je viens de rentrer de vacances', 'just-back'],
    ['dur le retour à la réalité', 'holiday-blues'],
    ['je reprends le taf demain', 'holiday-blues'],
    ['j’ai déjà envie d’y retourner', 'holiday-blues'],
    ['le décalage horaire me tue', 'jet-lag'],
    ['jet lag de l’enfer', 'jet-lag'],
    ['j’ai fait trois semaines au Mexique', 'been-there'],
    ['je suis allée en Islande l’an dernier', 'been-there'],
    ['j’ai adoré Lisbonne', 'been-there'],
    ['j’ai ramené des épices du Maroc', 'brings-back'],
    ['mon rêve c’est d’aller au Japon', 'dream-trip'],
    ['j’ai toujours rêvé d’aller en Patagonie', 'dream-trip'],
    ['j’aimerais trop aller en Islande', 'dream-trip'],
    ['je voudrais faire un road trip en Norvège', 'van-trip'],
    ['j’ai aménagé mon van cet hiver', 'van-trip'],
    ['j’ai fait le tour du monde en 2019', 'backpack'],
    ['6 mois en sac à dos en Asie', 'backpack'],
    ['je voyage souvent seule', 'solo-travel'],
    ['je suis partie toute seule au Pérou', 'solo-travel'],
    ['j’ai raté mon avion', 'travel-mishap'],
    ['ils ont perdu ma valise', 'travel-mishap'],
    ['j’ai super peur de l’avion', 'fear-of-flying'],
    ['j’adore voyager', 'loves-travel'],
    ['je voyage beaucoup', 'loves-travel'],
    ['mon Erasmus à Séville', 'erasmus'],
    ['j’ai vécu deux ans au Canada', 'lived-abroad'],
    ['j’ai bossé 3 ans à Londres', 'lived-abroad'],
    ['j’apprends le japonais depuis 8 mois', 'learning-language'],
    ['je me suis mise à l’espagnol', 'learning-language'],
    ['je parle couramment breton', 'speaks-languages'],
    ['je suis bilingue', 'speaks-languages'],
    ['ma famille me manque', 'homesick'],
    ['la mer me manque trop', 'homesick'],
    ['je suis chez mes parents pour le week-end', 'family-holidays'],
    ['vacances en famille cette semaine', 'family-holidays'],
    ['je pars en camping avec des potes', 'camping'],
    ['Je suis en tente à Carhaix et j’entends un âne', 'camping'],
    ['je viens d’emménager à Nantes', 'new-in-town'],
    ['je connais personne ici', 'new-in-town'],
    ['j’habite dans un petit village de 300 habitants', 'small-village'],
    ['je vis au milieu de nulle part', 'small-village'],
    ['j’ai quitté Paris y a deux ans', 'loves-countryside'],
    ['je préfère largement la campagne', 'loves-countryside'],
    ['j’en peux plus du métro', 'paris-moan'],
    ['Paris me fatigue', 'paris-moan'],
    ['j’habite à 10 min de la mer', 'by-the-sea'],
    ['j’adore mon quartier', 'my-neighbourhood'],
    ['j’habite à Lyon', 'lives-in'],
    ['je suis bretonne et fière', 'breton'],
    ['je viens du Finistère', 'breton'],
    ['je suis ch’ti', 'chti'],
    ['je suis marseillaise', 'from-south'],
    ['je suis un vrai alsacien', 'alsatian'],
    ['je suis basque', 'basque-southwest'],
    ['je suis réunionnaise', 'islander'],
    ['je suis originaire du Jura', 'comes-from'],
    ['j’ai grandi à Dijon', 'comes-from'],
    ['je viens de Nantes', 'comes-from'],
  ])('%s → %s', (text, id) => {
    expect(heardIn(text)).toContain(id);
  });

  it.each([
    ['je cours le marathon de Nantes en avril', 'race-coming'],
    ['je me suis inscrite au semi de Paris', 'race-coming'],
    ['premier 10km dimanche', 'race-coming'],
    ['jprépare un trail', 'race-coming'],
    ['2h07 !!! j’ai chialé au km 18', 'race-finished'],
    ['j’ai fini mon premier marathon', 'race-finished'],
    ['j’ai battu mon record', 'race-finished'],
    ['je me suis remis à courir', 'starts-running'],
    ['je commence la course', 'starts-running'],
    ['je cours trois fois par semaine', 'runner'],
    ['j’adore courir le matin', 'runner'],
    ['sortie longue ce matin, 24 km', 'hit-the-wall'],
    ['je me suis foulé la cheville', 'sport-injury'],
    ['entorse du genou, béquilles pour 3 semaines', 'sport-injury'],
    ['j’ai des courbatures partout', 'sore-muscles'],
    ['je peux plus descendre les escaliers', 'sore-muscles'],
    ['j’ai repris le sport', 'back-to-sport'],
    ['je me remets à la muscu', 'back-to-sport'],
    ['la flemme d’aller à la salle', 'lazy-about-sport'],
    ['je suis pas très sportive', 'lazy-about-sport'],
    ['je suis assez sportif', 'sporty'],
    ['je sors de la salle là', 'gym'],
    ['leg day aujourd’hui', 'gym'],
    ['je fais de l’escalade', 'climbing'],
    ['je grimpe deux fois par semaine', 'climbing'],
    ['je vais à mon cours de pilates', 'yoga-pilates'],
    ['je me baigne toute l’année, même en janvier', 'cold-water'],
    ['je nage tous les mardis', 'swimming'],
    ['je vais à la piscine le midi', 'swimming'],
    ['on a descendu la Loire à vélo', 'bike-trip'],
    ['74 km, une crevaison, deux kouign-amann', 'bike-trip'],
    ['je fais du vélo le dimanche', 'cycling'],
    ['je joue au hand depuis dix ans', 'plays-in-team'],
    ['je fais du rugby', 'plays-in-team'],
    ['on a gagné 3-0 !', 'match-won'],
    ['on a perdu en finale', 'match-lost'],
    ['l’OM a perdu, je suis dég', 'match-lost'],
    ['je regarde le match ce soir', 'supporter'],
    ['je supporte l’OM', 'supporter'],
    ['je me suis mis au padel', 'racket'],
    ['je fais de la boxe', 'combat'],
    ['je suis ceinture noire de judo', 'combat'],
    ['je danse la salsa', 'dance'],
    ['je prends des cours de tango', 'dance'],
    ['on part en bivouac', 'bivouac'],
    ['j’ai fait le GR20', 'bivouac'],
    ['je fais beaucoup de rando', 'hiking'],
    ['on a fait une rando de 20 km', 'hiking'],
    ['j’ai sauté en parachute', 'thrills'],
    ['je fais de la via ferrata', 'thrills'],
    ['je pars au ski', 'ski'],
    ['je fais du snow', 'ski'],
    ['je fais du surf', 'surf'],
    ['je monte à cheval', 'horses'],
    ['ma jument est malade imaginaire', 'horses'],
    ['je passe mon niveau 2 de plongée', 'diving'],
    ['je vais à la pêche dimanche', 'fishing'],
    ['c’est un vrai brochet de 87 cm, je l’ai remis à l’eau', 'fishing'],
    ['on est allés aux champignons', 'foraging'],
    ['y avait une biche dans le champ', 'wild-encounter'],
    ['j’adore observer les oiseaux', 'bird-watching'],
    ['Je suis de Quimper', 'breton'],
    ['Chocolatine, je suis de Toulouse', 'basque-southwest'],
    ['je regarde les étoiles', 'stars'],
    ['je fais de la photo argentique', 'photo-walks'],
    ['balade à moto hier', 'motorbike'],
    ['je fais de la voile', 'sailing'],
    ['j’étais chez les scouts', 'scouting'],
    ['je suis bénévole dans un refuge', 'outdoor-volunteering'],
    ['j’ai une vieille 4L', 'cars'],
    ['soirée pétanque', 'petanque'],
    ['on se baigne dans la rivière', 'river-lake'],
    ['je vais me balader en forêt', 'nature-walk'],
  ])('%s → %s', (text, id) => {
    expect(heardIn(text)).toContain(id);
  });
});

describe('only looks alike', () => {
  it.each([
    'je pars bosser',
    'je pars du boulot à 18h demain',
    'je vais au ciné ce soir',
    'ça part en vrille',
    'je pars du principe que oui',
    'je suis au taf là',
    'je suis en retard',
    'je rentre du boulot',
    'je rentre chez moi',
    'je cours partout aujourd’hui',
    'je fais les courses',
    'on se fait un marathon Harry Potter',
    'j’ai la pêche en ce moment',
    'une tarte aux pêches',
    'je suis à cheval sur la ponctualité',
    'pizza aux champignons',
    'salle de bain en travaux',
    'j’ai besoin de dormir',
    'je viens de finir',
    'je viens de manger',
    'je viens de lire ton message',
    'je suis née le 3 mai',
    'je suis de bonne humeur',
    'je suis du genre calme',
    'j’ai perdu mes clés',
    'on a gagné du temps',
    'j’ai gagné au Uno',
    'j’ai pris un café',
    'j’ai pris mes billets pour le concert',
    'c’est un peu bateau',
    'mon chien adore la neige artificielle',
    'je suis nulle en maths',
    'je parle trop',
    'je parle pas anglais',
    'j’apprends à coudre',
    'c’est mon rêve d’être peinard',
    'j’ai fait un gâteau',
    'je suis seule ce soir',
    'mon ex me manque',
    'tu me manques',
    'je regarde une série',
    'je suis une étoile montante',
    'un resto étoilé',
    'je suis malade',
    'j’ai mal à la tête',
    'on a perdu du temps',
    'je nage dans le bonheur',
    'je fais de la cuisine',
    'je suis plutôt du matin',
    'il est venu en voiture',
    'mon panda refuse de payer sa part de loyer',
    'un bar à vins près du canal de Bourgogne',
    'je pars en Bretagne pour l’enterrement',
    'on finit au bowling',
  ])('%s', (text) => {
    expect(heardIn(text)).toEqual([]);
  });
});

describe('the lines', () => {
  it.each(all.map((moment) => [moment.id, moment] as const))('of %s keep to their measure', (_, moment) => {
    expect(moment.react.length).toBeGreaterThanOrEqual(4);
    expect(moment.react.filter((line) => line.includes('?') || line.length > 60)).toEqual([]);
    expect(moment.react.some((line) => line.length <= 42 && !line.includes('{'))).toBe(true);
    for (const lines of Object.values(moment.ask)) expect(lines.length).toBeGreaterThanOrEqual(3);
  });

  it('have an id each', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });
});
