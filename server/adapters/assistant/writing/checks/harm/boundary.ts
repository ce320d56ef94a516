import { fold } from '#engine/french/fold.ts';
import type { Situation } from '#engine/understand/situation.ts';

const asksContact =
  /\b(?:ton|votre) (?:numero|num|06|07|tel(?:ephone)?|whatsapp|insta\w*|snap\w*|telegram)\b|\b(?:on|si on) (?:passe|continue|bascule)(?: \w+){0,2} (?:sur|par) (?:whatsapp|insta\w*|snap\w*|telegram|sms|telephone)\b/;
const proposesMeeting =
  /\b(?:on (?:se (?:voit|verrait|capte|retrouve|rejoint|fait|cale)|va (?:boire|manger|prendre un)|boit un|prend un|dine|sort (?:ce|un))|je t'(?:emmene|invite|attends|offre un)|(?:un|le) (?:petit )?(?:verre|cafe|resto|restau|cine|dejeuner|diner|brunch|apero)\b[^.!?]*\?|rendez-vous (?!d'ici)|ca te (?:dit|dirait|tente|tenterait))/;

/** Whether the reply asks for what the match has refused, perhaps refused, in this conversation: the number, or to meet. */
export function crossesBoundary(text: string, { signs, caution }: Situation): boolean {
  const limits = signs.filter(({ speaker }) => speaker === 'match').map(({ kind }) => kind);
  const plain = fold(text.replace(/\[[^\][]*\]/g, ' '));
  const last = limits.at(-1);
  const refusesMeeting = caution || last === 'boundary_date' || last === 'refusal' || last === 'discomfort';
  return (
    ((limits.includes('boundary_number') || refusesMeeting) && asksContact.test(plain)) ||
    (refusesMeeting && proposesMeeting.test(plain))
  );
}
