import { fold } from '#engine/french/fold.ts';
import type { Situation } from '#engine/understand/situation.ts';

const asksContact =
  /\b(?:ton|votre) (?:numero|num|06|07|tel(?:ephone)?|whatsapp|insta\w*|snap\w*|telegram)\b|\b(?:on|si on) (?:passe|continue|bascule)(?: \w+){0,2} (?:sur|par) (?:whatsapp|insta\w*|snap\w*|telegram|sms|telephone)\b/;
const proposesMeeting =
  /\b(?:on (?:se (?:voit|verrait|capte|retrouve|rejoint|fait|cale)|va (?:boire|manger|prendre un)|boit un|prend un|dine|sort (?:ce|un))|je t'(?:emmene|invite|attends|offre un)|(?:un|le) (?:petit )?(?:verre|cafe|resto|restau|cine|dejeuner|diner|brunch|apero)\b[^.!?]*\?|rendez-vous (?!d'ici)|ca te (?:dit|dirait|tente|tenterait))/;

/** The kind of a turn that leaves a date open. */
const evadedDate = 18;

/** Whether the reply asks for a number or to meet, where the match has perhaps refused it. */
export function crossesBoundary(text: string, { reading }: Situation): boolean {
  if (reading.stance === 'open' && reading.kind !== evadedDate) return false;
  const plain = fold(text.replace(/\[[^\][]*\]/g, ' '));
  return asksContact.test(plain) || proposesMeeting.test(plain);
}
