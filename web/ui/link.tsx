import type { ComponentProps, ReactNode } from 'react';
import { Link as RouterLink } from 'wouter';
import { classNames } from './class-names.ts';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  href: string;
  children: ReactNode;
  /** `text` is underlined, for links inside sentences; `plain` takes its look from `className`. */
  look?: 'text' | 'plain';
}

const looks = {
  text: 'font-medium text-ink underline decoration-coral decoration-2 underline-offset-4 transition-colors hover:text-coral-text',
  plain: '',
};

/** Paths of the site go through the router; every other address is left to the browser. */
export function Link({ href, look = 'text', className, children, ...rest }: LinkProps) {
  const classes = classNames(looks[look], className);
  if (!href.startsWith('/')) {
    const external = /^https?:/.test(href) ? { target: '_blank', rel: 'noopener noreferrer' } : {};
    return (
      <a href={href} className={classes} {...external} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <RouterLink href={href} className={classes} {...rest}>
      {children}
    </RouterLink>
  );
}
