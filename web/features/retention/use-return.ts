import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../../paths.ts';

const returnAfterMs = 2000;

/** After an accepted offer: leaves two seconds to read the confirmation, then opens the dashboard. */
export function useReturnToDashboard(): { isLeaving: boolean; start: () => void } {
  const [isLeaving, setLeaving] = useState(false);
  const [, navigate] = useLocation();
  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(() => navigate(paths.dashboard), returnAfterMs);
    return () => clearTimeout(timer);
  }, [isLeaving, navigate]);
  return { isLeaving, start: () => setLeaving(true) };
}
