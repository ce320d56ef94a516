import { Badge } from './badge.tsx';

/** A score out of 100, coloured like its ring. */
export function ScoreBadge({ score, className }: { score: number; className?: string }) {
  return (
    <Badge tone={score >= 80 ? 'teal' : score >= 60 ? 'apricot' : 'danger'} className={className}>
      {score}/100
    </Badge>
  );
}
