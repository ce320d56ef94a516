import { any, declining, handMe, handOver, need, please, whatIs, yours } from './asking.ts';
import type { HarmRule } from './harm-rule.ts';
import { marks } from './marked-text.ts';
import { arrived, locked, recovery } from './secret-things.ts';

/** Secret as soon as it is asked for. */
const secrets = '<(?:account|card|paper|door)>';
/** What is asked for as a picture. */
const pictured = '(?:<(?:account|card|paper)>|(?:permis|cles?|serrures?|badge|papiers)\\b)';

const near = '[^.!?]{0,40}?';
/** Codes that open nothing. */
const harmlessCode =
  '(?! (?:promo|postal|couleur|de la route|vestimentaire|barre|de conduite|civil|penal|pour me|du bonheur|de reduction|parrain\\w*))';
const child =
  '(?:ta|ton|tes|votre|vos|la|les|le) (?:fille|fils|gamine?s?|enfants?|mome|gosses?|petite?s?|bebe|puce|ado)';
const school = '(?:ecole|creche|maternelle|garderie|college|lycee|nounou|centre aere|nourrice|classe)';

/** Codes, passwords, bank data, papers: what a swindler asks for. */
export const secretRules: readonly HarmRule[] = [
  {
    id: 'asks for secrets',
    harm: 'secret',
    isMarked: true,
    says: [
      new RegExp(
        String.raw`(?:${handMe}|${handOver}|${need}|${whatIs})${near} (?:${any} ?|: ?)(?:[a-z]+ (?:de )?){0,2}${secrets}`,
      ),
      new RegExp(
        String.raw`\b${yours} (?:[a-z]+ )?${secrets}(?:${please}|[^.!?]{0,25}(?:stp|svp|s'il te plait|c'est quoi|c koi|c'est combien)|[^.!?]{0,40}${handOver}\b|,? (?:et|avec|\+|plus) )`,
      ),
      new RegExp(String.raw`\b${yours} (?:[a-z]+ )?${marks.account}(?! (?:ideal|prefere))`),
      new RegExp(
        String.raw`(?<!\b(?:mon|ma|mes) (?:[a-z]+ )?)${secrets}[^.!]{0,60}(?:${handMe}|${handOver}\b(?= *[.!?,]|$| ici)|${need})`,
      ),
      /\b(?:avec quel|tu (?:utilises|tapes|mets|as mis) (?:quel|quoi comme)|t'as mis quoi comme) (?:code|<account>|chiffres?)/,
      new RegExp(String.raw`\b${recovery}\b[^.!]{0,40}\b${recovery}\b`),
      new RegExp(
        String.raw`\b(?:photos?|selfies?|scans?|copies?|captures?|screens?|video|recto)\b[^.!?]{0,30}\b${any} ?(?:[a-z]+ )?${pictured}`,
      ),
      new RegExp(String.raw`\b${any} ?(?:[a-z]+ )?${pictured}[^.!?]{0,15}\b(?:en|par) (?:photo|scan|video|mail)\b`),
      new RegExp(String.raw`\bprends? (?:\w+ ){0,2}${yours} (?:\w+ )?${pictured}`),
      new RegExp(String.raw`(?:${handMe}|${handOver})(?: \w+){0,2} ${yours} codes?\b${harmlessCode}`),
      new RegExp(String.raw`\bcodes?\b${harmlessCode}[^.!?]{0,30}\b${arrived}\b`),
      new RegExp(String.raw`\b${arrived}\b[^.!?]{0,25}\b(?:codes?|chiffres?)\b[^.!?]{0,60}(?:${handMe}|${handOver}\b)`),
      /\b(?:les|tes|ces) (?:\w+ )?(?:4|6|16|3|quatre|six|seize|trois) (?:petits |derniers |premiers )?(?:chiffres|numeros) (?:\w+ ){0,3}(?:carte\b|<card>|dos\b|derriere\b|verso\b)/,
      /\b(?:lis|lire|dis|dire|donne|tape)\b[^.!?]{0,25}\b(?:chiffres|numeros)\b[^.!?]{0,20}(?:\bcarte\b|<card>)/,
      /\b(?:sms|texto|notif\w*|mail)\b[^.!?]{0,25}\bchiffres?\b[^.!]{0,15}\?/,
      /\b(?:numeros?|chiffres) (?:derriere|au dos de|devant|sur|inscrits? sur) (?:ta|la|votre) (?:carte\b|<card>)/,
      /\bvideo de chez toi\b|\bmail de (?:reinitialisation|recuperation)\b|\bpass\w+[- ]moi l'acces\b/,
      /\b(?:envoye|recu) (?:quoi|koi) comme (?:chiffres?|code)\b|\bcombien de chiffres pour (?:entrer|ouvrir)\b/,
      /\b(?:anydesk|teamviewer|rustdesk)\b|\b(?:activ\w+|partag\w+|mets|laiss\w+)\b[^.!?]{0,25}\b(?:geoloc\w*|localis\w+|life360|partage google maps)\b/,
    ],
    unless: [
      ...declining,
      /\b(?:rate|passe|passer|eu|obtenu|fete\w*|reussi) (?:\w+ )?(?:ton|votre) permis\b|\b(?:perdu|refait|refaire|renouvel\w+) (?:\w+ )?(?:ton|votre|ta|tes) /,
      /(?:\bcode|<account>) (?:pour (?:(?:bien|mieux|ne pas|enfin) )?[a-z]+(?:er|ir|re)|d[eu] (?:mon |ton )?(?:coeur|bonheur))\b/,
      /\b(?:je (?:ne )?te demand\w+ pas|je dois refaire|pas besoin|(?:donne|dis|envoie|partage)[sz]? (?:jamais|pas))\b/,
      /\b(?:photo|copie) de (?:ma|mon) |\btete de photo\b|\bphotos de <paper>/,
    ],
    examples: {
      yes: [
        'Je refuse de payer seul, donne-moi ton numéro de carte bleue',
        "Un brouteur m'a volé, il me faut ta carte d'identité pour vérifier",

        'Envoie-moi le code reçu par SMS',
        "Une photo de ta carte d'identité pour vérifier ?",
        'Ton adresse exacte et ton code de carte',
        'Ton numéro de carte ?',
        'Ton code PIN ?',
        'Donne-moi ton code',
        'C’est quoi le code PIN de ton téléphone ?',
        'Il me faut les douze mots de ton wallet',
        'Photographie ton passeport, c’est pour l’hôtel',
        'Communiquez-moi le cryptogramme de votre Visa',
        'Il me faudrait une copie de votre carte vitale',
        'J’ai besoin de ton numéro de sécu',
        'Quel est le nom de jeune fille de ta mère ?',
        'Fais-moi voir ton relevé de compte',
        'Les trois chiffres derrière ta carte, c’est quoi ?',
        'WhatsApp t’envoie un code par erreur, tu me le renvoies ?',
      ],
      no: [
        'C’est quoi ton mot de passe pour survivre au lundi ?',
        'Un rappel de mot de passe par jour',
        'Mon mot de passe est trop long, même pour moi',
        'Le mot de passe, c’est « raclette »',
        'Le code pour me faire craquer, c’est tarte au citron',
        'Alors, ton permis ?',
        'Sur ma carte d’identité je ressemble à un suspect',
        'Donne-moi ton code couleur préféré',
        'J’ai oublié mon code PIN à la caisse',
        'Je n’ai aucun code reçu à te donner, ça sent l’arnaque',
        'Toi aussi tu as dû refaire ta carte vitale ?',
        'Un passeport, un sac à dos et aucun plan',
      ],
    },
  },
  {
    id: 'asks for the code of a lock',
    harm: 'secret',
    says: [
      // A secret that somebody told the model to give away.
      /(?<!\bmon )\bmots? de passe (?:est\b|c'est \d|: ?\d)/,
      new RegExp(String.raw`\b(?:ton|tes|votre|vos) codes? (?:de |du |d'|de la |de l')?${locked}\b`),
      new RegExp(
        String.raw`(?<!\bchange le )\b(?:codes?|mots? de passe|mdp|identifiants?)\b[^.!?]{0,30}\b(?:ton|ta|tes|votre|vos|l') ?${locked}\b`,
      ),
      /\b(?:donne|envoie|file|passe|dis|confie|balance)[- ]moi le (?:code|mot de passe|mdp)(?: pour (?:entrer|ouvrir|rentrer|monter|acceder)\b| *[.!?,]|$)/,
    ],
    examples: {
      yes: [
        'Donne-moi le code pour entrer dans ton immeuble',
        'Donne-moi le mot de passe pour ouvrir ton compte Insta',
        'Le code pour déverrouiller ton téléphone, c’est quoi ?',
        'Donne-moi le code !',
        'Ton code de téléphone ?',
        'Le mot de passe est 1234',
      ],
      no: ['Ils ont changé le code, j’ai mangé ma pizza dehors', 'Un code vestimentaire pour ton mariage ?'],
    },
  },
  {
    id: 'asks where a child goes',
    harm: 'secret',
    says: [
      new RegExp(
        String.raw`\b${child}\b[^.!?]{0,40}\b(?:dans quel(?:le)?|quel(?:le)? ${school}|prend le bus ou|va ou|est ou|ou le matin|ou le mercredi|a quelle heure|par quelle)\b`,
      ),
      new RegExp(
        String.raw`\b(?:quel(?:le)? ${school}|scolarisee?s? ou|ou est-ce que|a quelle heure|nom de (?:son|leur|l') ?${school})\b[^.!?]{0,25}\b${child}\b`,
      ),
      new RegExp(String.raw`\b${child}\b[^?]{0,50}\b(?:quel(?:le)? ${school}|scolarisee?s? ou)\b`),
      /\b(?:leur|son) (?:ecole|classe|maitresse)\b[^.!?]{0,30}\b(?:leur|son|c'est (?:quoi|laquelle)|s'appelle comment)\b|\bscolarisee?s? ou\b/,
    ],
    unless: declining,
    examples: {
      yes: [
        'Elle est dans quelle école ta fille ?',
        'Dans quelle école vont tes enfants exactement ?',
        'Ton fils sort à quelle heure de l’école ?',
      ],
      no: [
        'Ta fille rentre au collège, ça va, la maman ?',
        'Ton fils a l’air trop chou, il a quel âge ?',
        'Je ne communique pas le nom de l’école de mes enfants',
      ],
    },
  },
];
