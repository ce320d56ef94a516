import { type ReactNode, useId } from 'react';

interface AccountSectionProps {
  title: string;
  description?: ReactNode;
  children: ReactNode;
}

/** One section of the account page: title and description on the left, its controls on the right. */
export function AccountSection({ title, description, children }: AccountSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-5 border-t border-line py-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] lg:gap-12 lg:py-12"
    >
      <div className="grid content-start gap-1.5">
        <h2 id={id} className="text-title">
          {title}
        </h2>
        {description ? <div className="max-w-sm text-sm text-ink-soft">{description}</div> : null}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
