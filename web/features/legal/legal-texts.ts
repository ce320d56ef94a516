import type { ComponentType } from 'react';
import { Aide, updatedOn as helpUpdatedOn } from '../../content/legal/aide.tsx';
import { Cgu, updatedOn as termsUpdatedOn } from '../../content/legal/cgu.tsx';
import { Confidentialite, updatedOn as privacyUpdatedOn } from '../../content/legal/confidentialite.tsx';
import { Mentions, updatedOn as mentionsUpdatedOn } from '../../content/legal/mentions.tsx';
import type { LegalProps } from '../../content/legal/page.ts';
import { paths } from '../../paths.ts';

export interface LegalText {
  Text: ComponentType<LegalProps>;
  updatedOn: string;
}

/** The long texts by their address. The contact page, a form, is not among them. */
export const legalTexts: Record<string, LegalText> = {
  [paths.legal.mentions]: { Text: Mentions, updatedOn: mentionsUpdatedOn },
  [paths.legal.privacy]: { Text: Confidentialite, updatedOn: privacyUpdatedOn },
  [paths.legal.terms]: { Text: Cgu, updatedOn: termsUpdatedOn },
  [paths.legal.help]: { Text: Aide, updatedOn: helpUpdatedOn },
};
