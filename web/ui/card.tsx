import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

interface CardProps extends ComponentProps<'div'> {
  as?: 'div' | 'section' | 'article' | 'li';
  tone?: 'raised' | 'sunken' | 'coral' | 'teal';
}

const tones = {
  raised: 'border border-line bg-raised',
  sunken: 'bg-sunken',
  coral: 'bg-coral-tint',
  teal: 'bg-teal-tint',
};

export function Card({ as: Element = 'div', tone = 'raised', className, ...rest }: CardProps) {
  const Tag = Element as 'div';
  return <Tag className={classNames('rounded-md p-5 sm:p-7', tones[tone], className)} {...rest} />;
}
