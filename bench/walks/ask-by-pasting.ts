import type { Phone } from './phone.ts';

export const pastedMessage = "J'ai adopté un chat, il dort sur mon clavier";

/** On the landing page, without an account. */
export async function askByPasting(phone: Phone): Promise<void> {
  const { page } = phone;
  await phone.fill(page.getByRole('textbox', { name: /^Essaie tout de suite/ }), pastedMessage);
  await phone.button('Trouver ma réponse');
  await page.getByRole('region', { name: 'Ton essai' }).getByRole('listitem').first().waitFor();
}
