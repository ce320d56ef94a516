import type { Moment } from '../../moment.ts';
import { iAm } from './job-cue.ts';

/** Jobs that are told: screens, offices, arts, and whatever «je bosse dans» names. */
export const deskJobs: Moment[] = [
  {
    id: 'job-tech',
    cue: iAm(
      'dev(?:eloppeu(?:r|se))?(?: web| mobile| full ?stack| front| back)?|informaticien(?:ne)?|data (?:analyst|scientist|engineer)|ingenieure?(?: [a-z]+)?|admin(?:istrateur)? sys\\w*|ux(?: designer)?|product (?:owner|manager)|technicien(?:ne)?(?: (?:de )?[a-z]+)?|programmeu(?:r|se)|chercheu(?:r|se)',
    ),
    react: [
      '{x}, je vais faire semblant de tout comprendre.',
      'Ok, un cerveau bien rangé, donc.',
      'Intrigant, ça.',
      'Ah, je sens que tu vas devoir m’expliquer.',
    ],
    ask: {
      humoristique: [
        'Ta famille a compris ce que tu fais, ou tu répares juste leur imprimante ?',
        'Tu l’expliques comment à ta grand-mère, ton boulot ?',
        'Combien de fois par jour tu dis « chez moi ça marche » ?',
      ],
      flirt: [
        'Et quand tu lâches l’écran, tu deviens qui ?',
        'Qu’est-ce qui te passionne assez pour t’y mettre même le dimanche ?',
        'Et le soir, qu’est-ce qui arrive à te faire décrocher ?',
      ],
      original: [
        'Tu travailles sur quoi en ce moment, en une phrase que je peux répéter ?',
        'Si tu pouvais inventer n’importe quoi, même inutile, ce serait quoi ?',
        'Enfant, tu démontais déjà tout ?',
      ],
    },
    invites: ['On se déconnecte un soir ? Un verre, sans écran.'],
  },
  {
    id: 'job-office',
    cue: iAm(
      "comptable|rh|drh|commerciale?|assistante? (?!social|maternel)[a-z]+|assistante?|secretaire(?: medicale?)?|chef(?:fe)? de (?:projet|produit|service)|consultante?(?: [a-z]+)?|juriste|avocate?|notaire|conseill(?:er|ere)(?: [a-z]+)?|banqui(?:er|ere)|assureur|agente? immobili(?:er|ere)|fonctionnaire|charge?e? de [a-z]+|gestionnaire(?: de [a-z]+)?|responsable (?:de |d'|des |du )?[a-z]+|direct(?:eur|rice) (?:de |d'|des |du )?[a-z]+|cadre|auditeur|auditrice|manageu?(?:r|se)|controleu(?:r|se) de gestion|recruteu(?:r|se)",
    ),
    react: [
      '{x}, ok, je situe.',
      'Ah, je vois à peu près le décor.',
      'D’accord, donc des journées bien remplies.',
      'Je note, mais je veux la version non officielle.',
    ],
    ask: {
      humoristique: [
        'C’est quoi le mot de réunion que tu ne supportes plus ?',
        'Sur ton CV ça sonne sérieux, mais en vrai ça ressemble à quoi, un mardi ?',
        'Combien de cafés avant qu’on puisse te parler le matin ?',
      ],
      flirt: [
        'Et à 18h, quand tu éteins tout, tu redeviens qui ?',
        'Qu’est-ce qui te fait lever le matin, à part le réveil ?',
        'Et ce qui te fait vibrer en dehors, c’est quoi ?',
      ],
      original: [
        'À dix ans, tu répondais quoi à « tu veux faire quoi plus tard » ?',
        'Si tu pouvais échanger ton boulot pour une semaine, tu prendrais lequel ?',
        'Qu’est-ce qui te surprend encore dans ce métier ?',
      ],
    },
    invites: ['On en parle ailleurs qu’au bureau ? Un verre cette semaine, à la sortie du boulot.'],
  },
  {
    id: 'job-art',
    cue: iAm(
      "graphiste|musicien(?:ne)?|photographe|comedien(?:ne)?|act(?:eur|rice)|illustrat(?:eur|rice)|architecte(?: d'interieur)?|journaliste|designer|tatoueu(?:r|se)|ecrivaine?|auteu?(?:re|rice)?|videaste|monteu(?:r|se)|danseu(?:r|se)|traduct(?:eur|rice)|libraire|bibliothecaire|peintre|sculpt(?:eur|rice)|intermittente?|realisat(?:eur|rice)|ingenieure? du son|regisseu(?:r|se)|costumi(?:er|ere)|dj",
    ),
    react: [
      '{x}, ça fait rêver.',
      'Ah, là tu as toute mon attention.',
      'Ça, ça donne envie d’en savoir plus.',
      'Ok, j’ai tout de suite mille questions.',
    ],
    ask: {
      humoristique: [
        'Et combien de gens te demandent « et ton vrai métier ? »',
        'On t’a déjà demandé de bosser « pour la visibilité » ?',
        'Le projet le plus absurde qu’on t’ait proposé, c’était quoi ?',
      ],
      flirt: [
        'Tu me montrerais quelque chose que tu as fait ?',
        'Qu’est-ce qui t’inspire en ce moment ?',
        'On sent que ce n’est pas qu’un boulot. Je me trompe ?',
      ],
      original: [
        'Tu travailles sur quoi, là, en ce moment ?',
        'C’est quoi l’œuvre ou la personne qui t’a fait basculer là-dedans ?',
        'Si on te donnait une année et zéro contrainte, tu en ferais quoi ?',
      ],
    },
    invites: ['J’ai envie que tu m’en parles en vrai. On va boire un verre cette semaine ?'],
  },
  {
    id: 'job-any',
    cue: /\b(?:je (?:bosse|travaille|taffe|suis) dans (?<x>(?:(?:le|la|les|une|un) |l')(?!meme|coin|ville|region|train|bus|metro|tram|lit|canape|bain|merde|flou|quartier|voiture|salon|cuisine|rue|file|queue|salle|jardin|noir|vide|mal|caca)[a-z]+)|je (?:bosse|travaille|taffe) (?:pour|chez|a la|au) |je vends des |^saisonni(?:er|ere)\b|mon (?:metier|boulot|taf|job) c'est )/,
    unless: /\b(?:je (?:bosse|travaille|taffe) (?:pas|plus)|demain|ce soir|ce week-end|samedi|dimanche|jusqu'a|trop)\b/,
    weight: 1,
    react: [
      '{x}, ok, là tu m’intrigues.',
      'Ah, ça m’intrigue.',
      'Ah, dis-m’en un peu plus.',
      'Ok, je veux bien la version longue.',
    ],
    ask: {
      humoristique: [
        'Et une journée type, ça ressemble à quoi, sans la version CV ?',
        'C’est quoi la remarque qu’on te fait à chaque fois que tu le dis ?',
        'Ta famille arrive à l’expliquer, ton boulot ?',
      ],
      flirt: [
        'Qu’est-ce qui te plaît le plus là-dedans ?',
        'Et quand tu n’y es pas, qu’est-ce qui te fait vibrer ?',
        'C’est le boulot dont tu rêvais, ou une belle surprise ?',
      ],
      original: [
        'C’était le plan depuis le début, ou le hasard s’en est mêlé ?',
        'Qu’est-ce que les gens n’imaginent pas sur ce milieu ?',
        'À dix ans, tu voulais faire quoi ?',
      ],
    },
    invites: ['J’ai envie d’en savoir plus. On va boire un verre après le boulot cette semaine ?'],
  },
];
