import type { Moment } from '../../moment.ts';

/** The sky, when the match speaks of it. */
export const weather: Moment[] = [
  {
    id: 'heatwave',
    cue: /\b(?:canicule|(?:3[3-9]|4\d) ?(?:degres|°)|il fait (?:3[3-9]|4\d)(?! ?(?:cm|kg|kilos|km|m\b))(?= ?(?:degres|°|$|[.,!]))|(?:il fait|fait|on a|on creve de) (?:trop |beaucoup trop |super |hyper |vraiment |tellement )?chaud|(?:je (?:fonds|creve de chaud|crame|transpire|suffoque)|je meurs de chaud)|(?:quelle|cette|une) chaleur|on etouffe)\b/,
    unless: /\b(?:vin chaud|pas chaud|de fievre|chaud (?:pour|patate|au coeur))\b/,
    react: [
      'Cette chaleur, c’est trop.',
      'Courage, bois de l’eau.',
      'On devient tous des flaques, là.',
      'La sieste devrait être obligatoire.',
    ],
    ask: {
      humoristique: [
        'Tu as déjà envisagé d’emménager dans le rayon des surgelés ?',
        'Le ventilateur, il a un prénom maintenant ?',
        'Combien de glaces avant midi, c’est raisonnable ?',
      ],
      flirt: [
        'Tu as trouvé un coin de fraîcheur ?',
        'Il te manque quoi pour survivre à cette journée ?',
        'Ta boisson de survie, c’est quoi ?',
      ],
      original: [
        'Si on te prêtait un lac pour la journée, tu fais quoi en premier ?',
        'Volets fermés ou fontaine publique assumée ?',
        'C’est quoi ton parfum de glace quand tout va mal ?',
      ],
    },
    invites: ['On se trouve une terrasse à l’ombre et un truc très frais, ce soir ou demain ?'],
  },
  {
    id: 'rain',
    cue: /\b(?:il (?:pleut|a plu|va pleuvoir|fait (?:moche|gris|un temps))|(?:toute|sous) la pluie|(?:il )?pleut (?:non stop|des cordes|encore|depuis)|temps (?:pourri|de merde|degueu\w*|horrible|gris|de chien)|(?:je suis|arrivee?|rentree?) trempee?|(?:quel|un|le) deluge|des trombes|la grisaille|meteo (?:pourrie|de merde))\b/,
    unless: /\b(?:j'(?:adore|aime) (?:la pluie|quand il pleut)|s'il pleut)\b/,
    react: [
      'Charmant temps, vraiment.',
      'Temps idéal pour ne culpabiliser de rien.',
      'Courage aux chaussettes.',
      'Le soleil a dû poser des congés.',
    ],
    ask: {
      humoristique: [
        'Parapluie sérieux, ou capuche et optimisme ?',
        'Tu as commencé à construire l’arche, ou tu attends demain ?',
        'Niveau moral, on est sur averse ou sur éclaircies ?',
      ],
      flirt: [
        'Tu es au sec, au moins ?',
        'Ton plan parfait par ce temps-là, c’est quoi ?',
        'Chocolat chaud ou plaid d’abord ?',
      ],
      original: [
        'Il y a un film que tu gardes pour les jours comme ça ?',
        'Marcher sous la pluie, poétique ou juste mouillé ?',
        'Si tu pouvais échanger ce ciel contre celui d’ailleurs, tu prends lequel ?',
      ],
    },
    invites: ['Par ce temps, il faut un café bien chaud et de la compagnie. Demain, ça te dit ?'],
  },
  {
    id: 'cold-weather',
    cue: /\b(?:il (?:fait (?:trop |super |hyper |tellement )?froid|gele|caille)|(?:je (?:caille|gele|suis frigorifiee?|suis gelee?|meurs de froid))|(?:on se|je me|ca|se) (?:gele|caille|pele)|-\d+ ?(?:degres|°))/,
    react: [
      'Brrr, rien qu’à te lire.',
      'Gros pull et boisson chaude, vite.',
      'Courage aux doigts et aux orteils.',
      'L’hiver ne fait pas semblant.',
    ],
    ask: {
      humoristique: [
        'Tu en es à combien de couches ?',
        'Le chauffage, tu tiens bon ou tu as craqué en octobre ?',
        'Le plaid sort avec toi, ou il reste à la maison ?',
      ],
      flirt: [
        'Qu’est-ce qui te réchauffe le mieux, à part le thé ?',
        'Chocolat chaud ou vin chaud ?',
        'Tu es bien au chaud, là ?',
      ],
      original: [
        'Raclette ou soupe de ta grand-mère ?',
        'Tu sors quand même, ou hibernation ?',
        'C’est quoi ton petit luxe d’hiver ?',
      ],
    },
    invites: ['Un chocolat chaud dans un endroit bien chauffé, ça te dit ? Cette semaine.'],
  },
  {
    id: 'sun',
    cue: /\b(?:il (?:fait|a fait) (?:trop |super |hyper |tellement |enfin |vraiment |si |grand )?(?:beau|soleil)|(?:rayon|coup) de soleil|plein soleil|le soleil (?:est|revient|sort)|grand (?:ciel bleu|soleil)|(?:je suis|posee?|installee?) (?:en|a une) terrasse|au soleil)\b/,
    unless: /\b(?:pas beau|s'il fait|quand il fait|coup de soleil|lunettes|vacances)\b/,
    react: [
      'Ah, le soleil, ça change tout.',
      'Profites-en bien.',
      'Voilà qui donne envie de sortir.',
      'J’approuve complètement.',
    ],
    ask: {
      humoristique: [
        'Déjà la première glace, ou tu gardes un peu de dignité ?',
        'Tu travailles, ou tu fais semblant avec vue ?',
        'Crème solaire, ou on verra bien ?',
      ],
      flirt: [
        'Il te manque quoi pour que ce soit parfait ?',
        'Ton plan idéal par ce temps-là, c’est quoi ?',
        'Tu préfères en profiter au calme, ou avec quelqu’un ?',
      ],
      original: [
        'C’est quoi ton endroit préféré quand il fait ce temps-là ?',
        'Le premier truc que tu ressors du placard, c’est quoi ?',
        'Si la journée était à toi, tu la finirais où ?',
      ],
    },
    invites: ['Ce temps-là, ça se partage en terrasse. Tu es libre quand ?'],
  },
  {
    id: 'snow',
    cue: /\b(?:il (?:neige|a neige|va neiger)|(?:il y a|\d+ ?cm|sous) (?:de |la )*neige|neige (?:partout|ce matin|dehors)|premiers? (?:neige|flocons))\b/,
    react: [
      'Oh, la neige !',
      'Ça, c’est magique.',
      'J’espère que tu as ressorti les moufles.',
      'Tout devient plus calme avec la neige.',
    ],
    ask: {
      humoristique: [
        'Bonhomme de neige en cours, ou tu fais semblant d’être adulte ?',
        'Tu as déjà glissé devant témoins ?',
        'Bataille de boules de neige : tu attaques ou tu te caches ?',
      ],
      flirt: [
        'Plutôt balade dehors, ou chocolat chaud à la fenêtre ?',
        'Ça te met en joie, ou tu penses déjà au trajet de demain ?',
        'Tu m’envoies une photo de la vue ?',
      ],
      original: [
        'C’est quoi ton meilleur souvenir de neige ?',
        'Luge sur un vrai modèle, ou sur un sac poubelle ?',
        'Raclette ce soir, ou c’est trop évident ?',
      ],
    },
    invites: ['Une balade dans la neige et un chocolat chaud après, ça te dit ?'],
  },
];
