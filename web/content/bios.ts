import { type BioStyle, bioLength } from '#contract/writing.ts';

// The texts of the bio section.

export const bioStyleLabels: Record<BioStyle, string> = {
  fun: 'Fun',
  classe: 'Classe',
  audacieux: 'Audacieux',
  minimal: 'Minimal',
  ambitieux: 'Ambitieux',
  artiste: 'Artiste',
  mysterieux: 'Mystérieux',
  sportif: 'Sportif',
};

export const idealLength = `Longueur idéale : ${bioLength.min}-${bioLength.max}`;
