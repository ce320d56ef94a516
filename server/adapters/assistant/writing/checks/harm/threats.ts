import type { HarmRule } from './harm-rule.ts';

const violence =
  '(?:frapper|defoncer|eclater|buter|tuer|crever|cogner|demolir|massacrer|pourrir|violer|gifler|baffer|tabasser|poignarder|egorger|etrangler|etriper|sequestrer|kidnapper|torturer|saigner|fracasser|flinguer|faire (?:regretter|payer|mal|la peau))\\b';

/** Threats, blackmail, and wishes of death. */
export const threatRules: readonly HarmRule[] = [
  {
    id: 'threats',
    harm: 'threat',
    says: [
      /\btu vas (?:me )?le (?:regretter|payer|sentir passer)\b|\btu (?:l'auras|l'as) (?:bien )?cherche\b|\btu vas voir ce (?:que|qui)|\bfais (?:bien )?(?:attention|gaffe) a toi\b(?=[^.!?]*\b(?:sinon|parce que|je sais|si tu))/,
      /\bje sais (?:tres bien |deja )?(?:ou tu (?:habites|vis|travailles|bosses|es)|qui tu es|a quelle heure tu|comment te (?:re)?trouver)|\bje (?:vais|peux|saurai|finirai par) (?:te|vous) (?:re)?trouver\b(?! (?:un|une|du|des|des|dans (?:la|le) (?:foule|noir))\b)/,
      /\bje (?:publie|balance|diffuse|partage|poste|montre|envoie|garde)\w* (?:tout|tes|nos|ta|la|les|cette) (?:photos?|captures?|messages?|conversation|videos?|nudes?)\b[^.!?]*\b(?:a (?:tes|ton|ta|tout)|sur (?:les reseaux|insta\w*|facebook|internet)|si tu|sinon|partout)|\b(?:sinon|si tu (?:reponds|viens|me bloques|refuses|dis)[^.!?]{0,30},?) je (?:te )?(?:balance|publie|diffuse|poste|envoie|detruis|pourris|signale|debarque)/,
      /\bje vais (?:te|vous) casser (?:les dents|la gueule|la figure|en deux)\b|\bje te retrouve et\b|\bje vais (?:balancer|publier|diffuser|montrer|envoyer) (?:tes|nos) (?:photos|videos|messages|captures|nudes)\b|\btu (?:devrais|ferais mieux de|peux) (?:aller )?te (?:pendre|suicider|tuer|jeter|foutre en l'air)\b|\bpersonne (?:ne )?te regrettera\b/,
      new RegExp(
        String.raw`\b(?:je|j') ?(?:vais|veux|voudrais|aimerais|peux|pourrais|ai envie de|vai) (?:te |vous )${violence}|\bje (?:te|vous) (?:viole|bute|egorge|etrangle|tabasse|poignarde|gifle|cogne)\b(?! (?:au|aux|a la|en) )`,
      ),
      /\b(?:je|j') ?(?:vais|veux) t'(?:etrangler|egorger|assommer|eventrer|etouffer|attacher)\b(?! (?:de|sous|avec) )|\b(?:coller|mettre|prendre) (?:une|des) (?:gifles?|baffes?|claques?|raclees?|droites?)\b(?! (?:au|aux|a la|en) )|\bmon poing dans (?:ta|la) (?:gueule|figure|tete|face)\b/,
      /\b(?:suicide|tue|pends|noie|flingue)[- ]toi\b|\bjette[- ]toi (?:sous|par|du|d'un|dans (?:le vide|la seine))\b|(?<=^|[.!?,;] ?|\b(?:alors|bon|allez|mais|et|toi) )va (?:mourir|crever|te (?:pendre|tuer|suicider|jeter|noyer))\b(?! (?:de|d'))|(?<=^|[.!?,;] ?)meurs(?= *[.!,]|$)|\bj'espere que tu vas (?:mourir|crever)\b|\btu vas (?:mourir|crever)(?= *[.!]|$)/,
      /\btu (?:ne )?(?:sais|connais) pas de quoi je suis capable\b|\bc'est (?:pas )?une menace\b/,
    ],
    always: [
      new RegExp(
        String.raw`\bje vais te ${violence}[^.!?]{0,30}\bsi tu (?:refuses|dis non|(?:ne )?(?:viens|reponds|acceptes) pas|me (?:quittes|bloques|trompes))\b`,
      ),
    ],
    unless: [
      /\b(?:au|aux|a la|en) (?:bowling|tarot|scrabble|baby-?foot|ping-?pong|billard|belote|uno|mario kart|karting|petanque|echecs|cartes|monopoly|quiz)\b/,
    ],
    examples: {
      yes: [
        'Tu vas le regretter',
        'Je sais où tu habites',
        'Je vais te violer',
        'Je vais te gifler',
        "Je vais t'étrangler",
        'Je vais te tabasser, toi et ton levain',
        'Je vais te mettre une claque',
        'Suicide-toi',
        'Tue-toi',
        'Va mourir',
        'Tu vas mourir',
        "J'ai envie de te violer",
        'Bon, va crever',
        'Je vais te tuer au bowling si tu refuses',
      ],
      no: [
        'Je vais te massacrer au Scrabble',
        'On va mourir de rire',
        'Je vais mourir de faim',
        "Je vais t'étouffer de câlins",
        'Je vais te battre au bowling si tu continues',
        "Tu vas regretter ces huit jours d'entraînement",
        'Fais gaffe à toi sur la route',
      ],
    },
  },
];
