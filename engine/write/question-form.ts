/** What a question about the user asks for, so far as its words tell. */
export type QuestionForm = 'reassure' | 'advice' | 'would' | 'choice' | 'ever' | 'opinion' | 'returned' | 'open' | 'do';

/** The first whose words are found; a question without any of them asks whether the user does something. */
const forms: { form: QuestionForm; says: RegExp; unless?: RegExp }[] = [
  {
    form: 'reassure',
    says: /\b(?:(?:ca )?te fait (?:peur|fuir)|m'en v(?:eux|oulez)|tu (?:te moques?|juges?|vas m'engueuler|me crois|vas fuir)|(?:c'est|ca fait) (?:bete|grave|con|ridicule|bizarre|nul|trop)|ridicule|t'es fachee?|encore la|toujours (?:la|par la)|ca te (?:pose|derange|gene|poserait|va)|je te perds|redhibitoire|de la meme facon)\b/,
  },
  {
    form: 'advice',
    says: /\b(?:conseil\w*|une idee|des idees|recommand\w*|remede|je (?:fais|regarde|lis|mets) quoi|dois-je|t'aurais pas|tu aurais pas|tu me conseilles)\b/,
  },
  {
    form: 'would',
    says: /\b(?:tu (?:ferais|dirais|choisirais|prendrais|partirais|tiendrais|irais|jouerais)|a ma place|si tu (?:pouvais|devais|gagnais|avais|changeais)|vous feriez)\b/,
  },
  {
    form: 'choice',
    says: /\bou\b/,
    unless:
      /\bou (?:pas|pas du tout|non|quoi|bien|ca va|jamais)\b|\b(?:tu|t'|vas|es|d'|habites?) ou\b|\bou (?:tu|est|es|c'est|vas)\b/,
  },
  { form: 'ever', says: /\b(?:deja|jamais|arrive\b)/ },
  {
    form: 'opinion',
    says: /\b(?:(?:t')?en pense[sz]? quoi|ton avis|tu (?:trouves|crois|penses)|selon toi|d'apres toi|qu'en (?:dis|penses)-tu|es d'accord)\b/,
  },
  { form: 'returned', says: /\b(?:et (?:toi|vous|chez toi|de ton cote|ta|ton|tes)|toi aussi|chez toi|de ton cote)\b/ },
  {
    form: 'open',
    says: /\b(?:c'est quoi|quel(?:le)?s?|qu'est-ce|qu'as-tu|comment|pourquoi|quoi|combien|qui|quand|d'ou|lequel|laquelle)\b/,
  },
];

export function questionForm(text: string): QuestionForm {
  const found = forms.find(({ says, unless }) => says.test(text) && !unless?.test(text));
  return found?.form ?? 'do';
}
