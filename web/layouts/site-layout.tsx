import type { ReactNode } from 'react';
import { SiteFooter } from './site-footer.tsx';
import { SiteFrame } from './site-frame.tsx';

/** The layout of public pages: navigation, content, footer. */
export function SiteLayout({ children }: { children: ReactNode }) {
  return <SiteFrame footer={<SiteFooter />}>{children}</SiteFrame>;
}
