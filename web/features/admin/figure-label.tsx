import { Explained } from '../../ui/explained.tsx';
import { type FigureName, formulas } from './formulas.ts';

interface FigureLabelProps {
  label: string;
  /** Whose formula a tooltip shows. */
  figure?: FigureName;
}

export function FigureLabel({ label, figure }: FigureLabelProps) {
  return figure ? <Explained explanation={formulas[figure]}>{label}</Explained> : label;
}
