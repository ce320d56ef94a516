import type { Reply } from '../http/page.ts';
import { page } from './document.ts';
import { html } from './html.ts';

/** The 3-D Secure page of a form without script: repeats the form's fields and adds the holder's answer. */
export function bankStep(action: string, form: URLSearchParams, purpose: string): Reply {
  const kept = [...form].filter(([name]) => name !== 'authenticate');
  const fields = kept.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);
  return page(
    'Confirmation de ta banque',
    html`<main class="narrow">
<h1>Confirme auprès de ta banque</h1>
<p>Ta banque demande ton accord ${purpose} (3-D Secure).</p>
<form method="post" action="${action}" class="actions">
${fields}
<button name="authenticate" value="approve">Autoriser</button>
<button name="authenticate" value="fail" class="second">Refuser</button>
</form>
</main>`,
  );
}

export function bankAnswer(form: URLSearchParams): 'approve' | 'fail' | undefined {
  const answer = form.get('authenticate');
  return answer === 'approve' || answer === 'fail' ? answer : undefined;
}
