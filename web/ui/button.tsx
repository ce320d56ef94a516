import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Link } from './link.tsx';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'ink' | 'contrast';
export type ButtonSize = 'small' | 'medium' | 'large';

interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Fills the width of its container. */
  wide?: boolean;
}

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-coral text-on-coral hover:bg-coral-strong',
  secondary: 'border border-control bg-raised text-ink hover:border-ink',
  ghost: 'text-ink hover:bg-sunken',
  danger: 'bg-danger text-on-danger hover:brightness-110',
  ink: 'bg-ink text-paper hover:opacity-85',
  contrast: 'bg-on-coral text-on-ink hover:brightness-125',
};

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-11 px-4 text-sm',
  medium: 'min-h-12 px-5 text-base',
  large: 'min-h-14 px-7 text-lg',
};

function buttonClass({ variant = 'primary', size = 'medium', wide }: ButtonLook, className?: string): string {
  return classNames(
    'relative inline-flex items-center justify-center gap-2 rounded-md py-2 text-center font-semibold leading-tight',
    'transition-[background-color,border-color,scale,filter,opacity] active:scale-[0.98]',
    'disabled:cursor-not-allowed disabled:opacity-55 disabled:active:scale-100',
    variants[variant],
    sizes[size],
    wide && 'w-full',
    className,
  );
}

interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Shows a spinner and refuses clicks. */
  pending?: boolean;
  /** Replaces the text while pending. */
  pendingLabel?: ReactNode;
}

export function Button({
  variant,
  size,
  wide,
  pending = false,
  pendingLabel,
  className,
  children,
  disabled,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={buttonClass({ variant, size, wide }, className)}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
      {...rest}
    >
      {pending ? <Spinner /> : null}
      {pending && pendingLabel ? pendingLabel : children}
    </button>
  );
}

interface ButtonLinkProps extends ButtonLook, Omit<ComponentProps<typeof Link>, 'look'> {}

/** A link that looks like a button, for navigation. */
export function ButtonLink({ variant, size, wide, className, ...rest }: ButtonLinkProps) {
  return <Link look="plain" className={buttonClass({ variant, size, wide }, className)} {...rest} />;
}
