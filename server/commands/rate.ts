import type { Spell } from '#engine/rate/find-spelling.ts';
import { rateBio } from '#engine/rate/rate-bio.ts';
import { stopOfBio } from '#engine/write/bios/screen-interests.ts';
import { answerCases, CaseError, type CasesContext } from './json-cases.ts';

// `npm run -s rate -- FILE.json`: a bio in, its score and advice out.

const usage = `Usage : npm run -s rate -- FICHIER.json
Note une bio par cas {content} ; un objet ou un tableau, « - » pour l'entrée standard.`;

export interface RateCommandContext extends CasesContext {
  loadSpell(): Promise<Spell>;
}

export function rateCommand(context: RateCommandContext): Promise<number> {
  return answerCases(context, usage, async ({ content }) => {
    if (typeof content !== 'string')
      throw new CaseError('invalid_content', 'Le texte de la bio (content) est attendu.');
    const stop = stopOfBio(content);
    if (stop) throw new CaseError(`content_${stop.reason}`, stop.message);
    const spell = await context.loadSpell();
    const { score, label, clarity, impact, feedback } = rateBio(content, { spell });
    return { score, label, clarity, impact, feedback };
  });
}
