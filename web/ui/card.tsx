import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

interface CardProps extends ComponentProps<'div'> {
  as?: 'div' | 'section' | 'article' | 'li';
  tone?: 'raised' | 'sunken' | 'coral' | 'teal';
  /** Less room inside, for cards that stand in numbers. */
  isDense?: boolean;
}

const tones = {
  raised: 'border border-line bg-raised',
  sunken: 'bg-sunken',
  coral: 'bg-coral-tint',
  teal: 'bg-teal-tint',
};

export function Card({ as: Element = 'div', tone = 'raised', isDense = false, className, ...rest }: CardProps) {
  const Tag = Element as 'div';
  const padding = isDense ? 'p-4 sm:p-5' : 'p-5 sm:p-7';
  return <Tag className={classNames('rounded-md', padding, tones[tone], className)} {...rest} />;
}
