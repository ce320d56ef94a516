import type { RuleTable } from './rule.ts';
import { minorWords } from './words.ts';

// Someone says, of themselves, to be under eighteen.

export const minors: RuleTable = {
  words: minorWords,
  rules: [
    {
      id: 'age-as-answer',
      sign: 'minor',
      speakers: ['match', 'moi'],
      reads: 'message',
      after: ['age'],
      says: [
        "^(j'ai |moi |euh |bah |ben |bientot |presque |que |seulement |juste |en vrai |genre |ptdr |mdr )*(1[0-7]|dix-sept|seize|quinze|quatorze|treize)( (ans|piges))?( et demie?)?(?= ?([.!?,…]|$|mais|et|pourquoi|toi|bientot|mdr|lol|ca)| ans)(?! (km|min|minutes|h|heures|degres|euros|balles))",
      ],
      examples: { yes: ["T'as quel âge ? | 16"], no: ['Il fait combien ? | 16'] },
    },
    {
      id: 'yes-to-a-minors-age',
      sign: 'minor',
      speakers: ['match', 'moi'],
      reads: 'message',
      after: ['minority'],
      says: ["^(bah |ben |ah |euh )*(oui|ouais|exact|c'est ca|si|yes|bientot)"],
      examples: { yes: ["T'as que 15 ans ? | Oui"], no: ["T'as 25 ans ? | Oui"] },
    },
    {
      id: 'no-to-being-of-age',
      sign: 'minor',
      speakers: ['match', 'moi'],
      reads: 'message',
      after: ['adulthood'],
      says: ['^(euh |bah |ben )*(non|pas encore|bientot|presque)'],
      examples: { yes: ["T'es majeure ? | Pas encore"], no: ["T'es fatiguée ? | Pas encore"] },
    },
    {
      id: 'school-as-answer',
      sign: 'minor',
      speakers: ['match', 'moi'],
      reads: 'message',
      after: ['school'],
      says: ['(college|lycee)'],
      unless: ['{notOneself}', '(apres|fini|quitte)'],
      examples: {
        yes: ['Tu es en quelle classe ? | Je vais au lycée Monet'],
        no: [
          'Tu fais quelles études ? | Je suis prof au lycée',
          'Tu fais quelles études ? | Une licence, après le lycée',
        ],
      },
    },
    {
      id: 'class-as-answer',
      sign: 'minor',
      speakers: ['match', 'moi'],
      reads: 'message',
      says: [
        '^(oui|ouais) ,? ?(je suis |encore )*en (seconde|terminale|troisieme|2nde|term|tle)\\b(?! (annee|cycle|main|ligne))|^(je suis |moi |bah |ben |euh |encore )*(lyceenne?|collegienne?|au lycee|au college|en (seconde|terminale|troisieme|quatrieme|3e|3eme|2nde|term|tle)(?! (annee|cycle))|en premiere (?!annee|ligne)|en 1ere (?!annee)|(terminale|term|tle) (s|es|l|st[a-z\\d]+|g|gene[a-z\\d]*|pro|techno[a-z\\d]*)\\b|terminale$|seconde (gene[a-z\\d]*|pro|g)\\b|premiere (s|es|l|st[a-z\\d]+|gene[a-z\\d]*|pro)\\b)~',
      ],
      unless: ['{notOneself}'],
      examples: { yes: ['Je suis en terminale'], no: ["En terminale, quand j'avais un vélo"] },
    },
    {
      id: 'age-behind-a-lie',
      sign: 'minor',
      speakers: ['match', 'moi'],
      reads: 'message',
      says: [
        "(mis|mets|marque|dit|ecrit|menti|affiche|age|appli|profil|inscrite?)\\b.*\\bj'en ai (que |seulement |en vrai |juste )?(1[0-7])\\b(?! (ans de|fois|a |autres))|\\bj'en ai (que |seulement |en vrai |juste )?(1[0-7])\\b.*\\b(mis|marque|menti|profil|appli)",
        "mon age\\b.*\\bj'ai 1[0-7]( ans)?(?= ?([.!,…]|$))",
      ],
      unless: ['{notOneself}'],
      examples: { yes: ["J'ai mis 19 sur l'appli mais j'en ai 15"], no: ["Mon frère a marqué 19 buts et j'en ai 15"] },
    },
    {
      id: 'age-stated',
      sign: 'minor',
      speakers: ['match', 'moi'],
      says: [
        "(j'ai|j'en ai|j'aurai|je viens d'avoir|je fais|je vais sur mes|je vais avoir) ((que|seulement|tout juste|a peine|bientot|deja|eu|juste|encore|genre|vraiment|en vrai|moi|environ|presque|toujours|actuellement|maintenant|pour l'instant|meme|quasi|mes) )*(1[0-7]|dix|onze|douze|treize|quatorze|quinze|seize|dix-sept) ?(ans|piges|balais)\\b(?! (d'|de |dans ma tete|d'age|que je|d))",
      ],
      unless: ['{notOneself}'],
      examples: { yes: ["J'ai 16 ans", "j'ai juste 17 ans"], no: ["J'ai 26 ans", "Depuis que j'ai 16 ans je danse"] },
    },
    {
      id: 'not-of-age',
      sign: 'minor',
      speakers: ['match', 'moi'],
      says: [
        '(je suis|suis|moi|je) ([a-z]+ )?nee? en ((janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre) )?(20(09|[1-9]\\d))',
        "(bientot|presque|pas encore|vais avoir|fete mes|fais mes|j'aurai|aurai) (mes )?(18|dix-huit)( ans)?\\b(?! ans (de|d'))|\\bj'ai pas (encore )?(18|dix-huit)\\b|\\b(j'ai|suis|moi) ([a-z]+ )?moins de 18\\b|\\b(18|dix-huit) ans (dans (\\d+|une?|deux|trois|quatre|cinq|six|quelques) (jours?|semaines?|mois)|en (janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)|le mois prochain|bientot|l'annee prochaine|l'ete prochain|cet ete|cette annee)\\b|^(1[0-7]) ans dans (\\d+|une?|deux|trois|quelques) (jours?|semaines?|mois)",
        "(je suis|j'suis|suis encore|je reste) (encore |toujours )?(mineure?|collegienne?|lyceenne?|ado)\\b|\\b(suis|serai) pas (encore |tout a fait )?majeure?\\b|\\bj'ai (pas|pas encore) l'age\\b|\\bmenti sur mon age\\b|\\bma majorite (dans|en|l'annee)~",
      ],
      unless: ['{notOneself}'],
      examples: {
        yes: ['Je suis née en 2011', "J'ai bientôt 18 ans", 'Je suis mineure'],
        no: ['Je suis née en 1999', "Mon fils dit j'ai bientôt 18 ans"],
      },
    },
    {
      id: 'at-school',
      sign: 'minor',
      speakers: ['match', 'moi'],
      reads: 'message',
      says: [
        "(je suis|j'suis|suis|je rentre|je passe|j'entre|je vais|moi c'est|la je suis) (encore |toujours |actuellement |juste )?(?!au \\d)(en |au |a )?(classe de )?(college|lycee|bahut|sixieme|6e|6eme|cinquieme|5e|5eme|quatrieme|4e|4eme|troisieme|3e|3eme|seconde|2nde|2de|premiere|1ere|1re|terminale|term|tle)\\b(?! (annee|main|ligne|partie|position|classe|place|page|fois|fille|de (la|ma|l')|chance|vague|zone|ou je|dose|intention))~",
        "(je (passe|revise|prepare)|j'ai) (mon |le |pour le |pour mon )?(brevet|bac|bac blanc|bac de francais|grand oral|bac francais)\\b(?! ?\\+)(?! (plus|pro en|en \\d{4}|il y a|l'annee|depuis|pro depuis|a sable))",
        "(le|mon) brevet\\b[^.!?]*\\b(dans \\d+|dans (deux|trois|quatre|une) (jours|semaines?|mois)|demain|la semaine pro[a-z\\d]*|le mois prochain|bientot|approche|arrive|lundi|mardi|mercredi|jeudi|vendredi|en juin|blanc)\\b|\\b(mes parents|ma mere|mon pere|ma daronne|mon daron|ils) (m'ont|m'a|vont me|va me|me) (encore )?(confisque[a-z\\d]*|prive[a-z\\d]*|puni[a-z\\d]*|pris mon (tel|portable|telephone))\\b|\\b(conseil de classe|(\\d ?h|heures?) de colle\\b|carnet de correspondance|pronote|au (bahut|college|lycee) (demain|lundi|ce matin|cet aprem|aujourd'hui|encore|avec ma classe)|(j'ai|on a) (cours|controle|interro|eval|ds|maths|techno|svt|eps|sport)[^.!?]{0,25}\\bau (college|lycee|bahut)|(j'ai|on a) ([a-z]+ )?(controle|interro|ds|dm|eval[a-z]*) (de|d'|en) ?(maths?|svt|physique|histoire|histoire-geo|francais|anglais|espagnol|allemand|techno|geo|ses|philo)|mes parents (me laissent|veulent) pas (sortir|que)|mes parents (savent|sont) pas (que je suis|au courant que))",
      ],
      unless: ['{notOneself}'],
      examples: {
        yes: ['Je suis au lycée', "J'ai le brevet dans deux semaines", "Ma mère m'a confisqué mon téléphone"],
        no: ['Je suis au lycée comme prof'],
      },
    },
  ],
};
