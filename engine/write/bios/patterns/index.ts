import type { BioStyle } from '#contract/writing.ts';
import { ambitieux } from './ambitieux.ts';
import { artiste } from './artiste.ts';
import { audacieux } from './audacieux.ts';
import { classe } from './classe.ts';
import { fun } from './fun.ts';
import { minimal } from './minimal.ts';
import { mysterieux } from './mysterieux.ts';
import type { StylePatterns } from './pattern-set.ts';
import { sportif } from './sportif.ts';

export const bioPatterns: Record<BioStyle, StylePatterns> = {
  fun,
  classe,
  audacieux,
  minimal,
  ambitieux,
  artiste,
  mysterieux,
  sportif,
};
