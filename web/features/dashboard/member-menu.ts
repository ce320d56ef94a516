import { Camera, MessageCircleHeart, PenLine, Wrench } from 'lucide-react';
import type { User } from '#contract/accounts.ts';
import type { Feature } from '#contract/plans.ts';
import { paths } from '../../paths.ts';
import type { MenuEntry } from './section-menu.tsx';
import { sectionAddress } from './use-section.ts';

// The sections of a Pro's dashboard and of the free space, as the menu and the meters beside them show them. The account page has the
// same menu.

export const proSections = ['messages', 'bio', 'photos', 'outils'] as const;
export const freeSections = ['messages', 'bio', 'photos'] as const;

export const sectionLabels = {
  messages: { label: 'Messages IA', short: 'Messages', icon: MessageCircleHeart },
  bio: { label: 'Générateur Bio', short: 'Bio', icon: PenLine },
  photos: { label: 'Analyse Photos', short: 'Photos', icon: Camera },
  outils: { label: 'Outils Pro', short: 'Outils', icon: Wrench },
};

export function menuOf(user: User): MenuEntry[] {
  if (!user.isPro)
    return freeSections.map((name) => ({
      name,
      ...sectionLabels[name],
      href: sectionAddress(paths.freeSpace, freeSections, name),
    }));
  // No lock in the menu: a Pro without the option opens the section too, with the free allowance and the option's offer.
  const offersOption: Partial<Record<string, boolean>> = { bio: !user.hasBioAccess, photos: !user.hasPhotoAccess };
  return proSections.map((name) => ({
    name,
    ...sectionLabels[name],
    href: sectionAddress(paths.dashboard, proSections, name),
    ...(offersOption[name] && { note: 'Option' }),
  }));
}

const freeMeters: Feature[] = ['dmText', 'bioGeneration', 'bioRating', 'photoAnalysis'];
const proMeters: Feature[] = ['dmScreenshot', ...freeMeters, 'photoRetouch'];

export function metersOf({ isPro }: User): Feature[] {
  return isPro ? proMeters : freeMeters;
}
