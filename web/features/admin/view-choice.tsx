import type { ComponentProps } from 'react';
import { Segments } from '../../ui/segments.tsx';

interface ViewChoiceProps<View extends string> {
  view: View;
  onView: (view: View) => void;
  views: ComponentProps<typeof Segments<View>>['options'];
}

/** Which view of a tab is shown. */
export function ViewChoice<View extends string>({ view, onView, views }: ViewChoiceProps<View>) {
  return <Segments legend="Vue" value={view} onChange={onView} className="max-sm:w-full" options={views} />;
}
