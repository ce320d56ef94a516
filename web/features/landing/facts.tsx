import type { ReactNode } from 'react';
import { facts, readApps } from '../../content/marketing.ts';
import { useSiteSettings } from '../../site.tsx';
import { AppName } from '../../ui/app-name.tsx';

/** What a visitor can check: what is read, how fast, and that nothing is kept. */
export function Facts() {
  const { read, speed, kept } = facts;
  const { writer } = useSiteSettings();
  return (
    <section aria-labelledby="faits" className="below-fold border-t border-line py-16 lg:py-24">
      <div className="page-width grid gap-10">
        <h2 id="faits" className="display-type text-headline">
          {facts.title}
        </h2>
        <ul className="grid gap-4 lg:grid-cols-3 lg:gap-5">
          <Fact title={read.title} text={read.text} className="bg-teal-tint">
            <div className="flex flex-wrap gap-2">
              {readApps.map((name) => (
                <AppName key={name} name={name} />
              ))}
            </div>
          </Fact>
          <Fact
            title={speed.title}
            text={writer === 'local' ? speed.text : speed.textWithModel}
            className="bg-apricot-tint"
          />
          <Fact title={kept.title} text={kept.text} className="bg-coral-tint" />
        </ul>
      </div>
    </section>
  );
}

interface FactProps {
  title: string;
  text: string;
  className: string;
  children?: ReactNode;
}

function Fact({ title, text, className, children }: FactProps) {
  return (
    <li className={`grid content-start gap-3 rounded-bubble rounded-bl-xs p-6 ${className}`}>
      <h3 className="text-title">{title}</h3>
      <p>{text}</p>
      {children}
    </li>
  );
}
