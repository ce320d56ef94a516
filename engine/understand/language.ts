import type { HeardMessage, Situation } from './situation.ts';

const french =
  /\b(je|tu|j'|t'|c'|le|la|les|un|une|des|et|pas|mais|oui|non|ca|est|suis|as|ai|pour|avec|sur|toi|moi|bien|salut|coucou|merci|trop|quoi|qui|que|en|du|au|ouais|ok|mdr|dans|mon|ton|plus|bonjour|cool)\b/g;
const other =
  /\b(the|you|your|are|is|what|how|hey|hi|i'm|my|and|do|with|have|like|this|that|thanks|where|when|from|nice|good|weekend|today|el|los|las|que|tal|hola|como|estas|eres|muy|gracias|pero|por|tambien|ciao|come|stai|sono|che|grazie|ich|und|du|bist|wie|nicht|ola|voce|tudo|bem|obrigado|obrigada)\b/g;

/** Whether the match writes French, by the small words. */
export function languageOf(messages: HeardMessage[]): Situation['language'] {
  const ofMatch = messages.filter(({ from }) => from === 'match');
  const text = (ofMatch.length > 0 ? ofMatch : messages).map(({ plain }) => plain).join(' ');
  const count = (words: RegExp) => text.match(words)?.length ?? 0;
  const here = count(french);
  const there = count(other);
  if (here === 0 && there === 0) return 'unclear';
  return there >= 3 && there > here * 1.5 ? 'other' : 'french';
}
