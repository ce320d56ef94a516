import type { SentBodyOf } from '#contract/endpoint.ts';
import type { diagnoseGhosting, planDates, scanRedFlags, writeOpeners } from '#contract/tool-calls.ts';
import { budgetLabels, seasonLabels } from '../../content/tools.ts';

// What was asked of a tool, in one line: it stands above the result in place of the form.

export function askedOfAntiGhost({ conversation, daysSilent }: SentBodyOf<typeof diagnoseGhosting>): string {
  const silence = daysSilent === undefined ? null : daysSilent === 1 ? '1 jour' : `${daysSilent} jours`;
  return joined([conversationText(conversation), silence]);
}

export function askedOfRadar({ conversation }: SentBodyOf<typeof scanRedFlags>): string {
  return conversationText(conversation);
}

export function askedOfDates({ city, budget, season, interests }: SentBodyOf<typeof planDates>): string {
  const spent = typeof budget === 'number' ? `${budget}\u202f€` : budgetLabels[budget];
  return joined([city, spent, season ? seasonLabels[season] : null, interests]);
}

export function askedOfOpeners({ profile }: SentBodyOf<typeof writeOpeners>): string {
  return oneLine(profile);
}

/** How many messages, and the last of them. */
function conversationText(conversation: SentBodyOf<typeof scanRedFlags>['conversation']): string {
  const lines =
    typeof conversation === 'string'
      ? conversation.split('\n').filter((line) => line.trim() !== '')
      : conversation.map(({ text }) => text);
  const count = lines.length === 1 ? null : `${lines.length} messages`;
  return joined([count, oneLine(lines.at(-1) ?? '')]);
}

function joined(parts: (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(' · ');
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
