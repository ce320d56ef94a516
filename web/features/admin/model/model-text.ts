// Times, tokens and prices of a model as French text.

const seconds = new Intl.NumberFormat('fr-FR', { style: 'unit', unit: 'second', maximumFractionDigits: 1 });
const count = new Intl.NumberFormat('fr-FR');
const twoDigits = new Intl.NumberFormat('fr-FR', { maximumSignificantDigits: 2, useGrouping: false });
const plain = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 6, useGrouping: false });

/** `4230` → «4,2 s» */
export const secondsText = (ms: number): string => seconds.format(ms / 1000);

/** «1 240 lus, 310 écrits», with «environ» where the provider does not tell them. */
export function tokensText({ input, output, isEstimated }: { input: number; output: number; isEstimated: boolean }) {
  const text = `${count.format(input)} lus, ${count.format(output)} écrits`;
  return isEstimated ? `environ ${text}` : text;
}

/** `0.00041234` → «0,00041»: a reply costs so little that cents would say nothing. */
export const costText = (cost: number): string => twoDigits.format(cost);

/** `0.4` → «0,4», as the form's fields hold a price. */
export const priceText = (price: number): string => plain.format(price);

/** «https://api.mistral.ai/v1» → «api.mistral.ai»; an address that cannot be parsed stays as it is. */
export function hostText(address: string): string {
  return URL.canParse(address) ? new URL(address).host : address;
}
