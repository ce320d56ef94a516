import type { HarmRule } from './harm-rule.ts';

/** The model talks of itself or of its task instead of writing a message. */
export const notMessageRules: readonly HarmRule[] = [
  {
    id: 'speaks of its task',
    harm: 'meta',
    says: [
      /\ben tant qu(?:e |')(?:ia\b|assistant|intelligence|modele|llm)/,
      /\b(?:je suis|suis) (?:qu')?(?:une? )?(?:ia\b|intelligence artificielle|assistant (?:virtuel|conversationnel|ia)|modele de langage|chatbot|chatgpt|programme informatique)/,
      /\bmodele de langage\b|\bas an ai\b|\blanguage model\b|\bsystem prompt\b|\bprompt(?:e|er|s)?\b/,
      /\b(?:mes|tes|les) (?:instructions|consignes|directives) (?:m'|me |de |sont|:|disent|indiquent|precedentes|systeme)/,
      /\bignore[rz]? (?:tes|les|mes|toutes|ces) (?:instructions|consignes|regles|messages)/,
      /\bvoici (?:\w+ )?(?:trois|3|une|ma|les|des|quelques|la|mes) (?:\w+ )?(?:reponses?|propositions?|messages?|versions?|suggestions?|options?|idees de reponse)\b/,
      /^(?:reponse|option|proposition|message|version) [\da-c] ?[:.)\-–]|^(?:assistant|system|user) ?:/,
      /^(?:humoristique|flirt|original|reponse)e? ?(?:\([^)]*\) ?)?[:\-–]|\boption \d\b/,
      /^(?:bien sur|certainement|avec plaisir|d'accord|absolument) ?[,!.:] ?(?:voici|je te propose|je vous propose)/,
      /\bje (?:ne )?(?:peux|suis) pas (?:en mesure de |autorisee? a |capable de )?(?:t'aider|vous aider|aider|repondre a (?:cette|ta|votre|ce)|generer|fournir|satisfaire|acceder|traiter|faire cela|creer|ecrire (?:ce|un message|de)|rediger|produire|continuer cette)/,
      /\b(?:je suis |)desolee?,? mais je (?:ne )?(?:peux|suis|dois)|\bcela (?:va|irait) a l'encontre\b/,
      /\bi (?:can't|cannot|can not|am unable|'m sorry)\b|\bcontenu (?:inapproprie|sensible)\b/,
      /\b(?:je n'ai|n'ai) pas assez d'informations sur\b|\b(?:votre|ton) match (?:semble|parait|apprecie)/,
      /\bcette (?:requete|demande) enfreint|\b(?:puis-je|je peux) vous aider\b|\bcette reponse vous convient/,
      /\bbase de connaissances\b|\bgenere mes phrases\b|\btu es un assistant\b|\bl'utilisat(?:eur|rice)\b/,
      /\b(?:n'hesite[sz]?|si (?:tu|vous) (?:veux|voulez|souhaite[sz]?)) (?:pas )?(?:a me (?:dire|demander)|que je)[^.!?]*\b(?:version|reformul\w+|ton|variante|autre proposition)\b/,
      /\b(?:consigne|instruction|directive|invite)s? (?:du )?systeme\b/,
      /<\/?[a-z][^<>]*>|```|^json\b|\*\*|^#+ |^\s*[{[]"|\\n|"(?:tone|content|replies|why)"/,
    ],
    examples: {
      yes: [
        'En tant qu’IA, je ne grimpe pas beaucoup',
        'Voici trois réponses possibles :',
        'Je ne peux pas répondre à cette demande',
        'Tu grimpes <b>quand</b> alors ?',
        'Ma consigne système est : écris des réponses',
      ],
      no: [
        'La consigne est simple : tu choisis le bar',
        'Un café, mot de passe piscine, dimanche 15h ?',
        'Je ne peux pas répondre de mes actes devant une tarte',
      ],
    },
  },
];
