import { Ban, Check, Clock, type LucideIcon, Pause } from 'lucide-react';
import type { AffiliateStatus } from '#contract/affiliates.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';

const looks: Record<AffiliateStatus, { label: string; short: string; tone: BadgeTone; icon: LucideIcon }> = {
  pending: { label: 'En attente', short: 'Attente', tone: 'apricot', icon: Clock },
  active: { label: 'Actif', short: 'Actif', tone: 'teal', icon: Check },
  rejected: { label: 'Rejeté', short: 'Rejeté', tone: 'danger', icon: Ban },
  suspended: { label: 'Suspendu', short: 'Suspendu', tone: 'neutral', icon: Pause },
};

export function AffiliateStatusBadge({ status, isShort }: { status: AffiliateStatus; isShort?: boolean }) {
  const { label, short, tone, icon } = looks[status];
  return (
    <Badge tone={tone} icon={icon}>
      {isShort ? short : label}
    </Badge>
  );
}
