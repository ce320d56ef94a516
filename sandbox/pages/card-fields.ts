import { type Html, html } from './html.ts';

interface Field {
  name: string;
  label: string;
  attributes: Html;
}

export function field({ name, label, attributes }: Field): Html {
  return html`<div>
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" aria-describedby="${name}-error" required ${attributes}>
<p class="error" id="${name}-error" hidden></p>
</div>`;
}

/** Number, expiry, security code and name, marked up for the browser's autofill. */
export function cardFields(): Html {
  return html`${field({
    name: 'number',
    label: 'Numéro de carte',
    attributes: html`inputmode="numeric" autocomplete="cc-number" placeholder="1234 1234 1234 1234" maxlength="23"`,
  })}
<div class="pair">
${field({
  name: 'expiry',
  label: 'Expiration',
  attributes: html`inputmode="numeric" autocomplete="cc-exp" placeholder="MM/AA" maxlength="7"`,
})}
${field({
  name: 'cvc',
  label: 'Code de sécurité',
  attributes: html`inputmode="numeric" autocomplete="cc-csc" placeholder="CVC" maxlength="4"`,
})}
</div>
${field({ name: 'name', label: 'Nom du titulaire', attributes: html`autocomplete="cc-name" maxlength="100"` })}`;
}

/** Reads these fields from a submitted form; null if the number or the date is malformed. */
export function readCard(form: URLSearchParams): { number: string; expMonth: number; expYear: number } | null {
  const number = (form.get('number') ?? '').replaceAll(/\D/g, '');
  const [, month, year] = /^\s*(\d{1,2})\s*\/?\s*(?:20)?(\d{2})\s*$/.exec(form.get('expiry') ?? '') ?? [];
  if (number.length < 12 || !month || !year || Number(month) < 1 || Number(month) > 12) return null;
  return { number, expMonth: Number(month), expYear: 2000 + Number(year) };
}
