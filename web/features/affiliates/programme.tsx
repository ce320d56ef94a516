import { ChartLine, type LucideIcon, Repeat, ShieldCheck, WalletCards } from 'lucide-react';
import { useState } from 'react';
import { benefits, finalCall, programme, programmeFigures, questions, steps } from '../../content/affiliation.ts';
import { SiteLayout } from '../../layouts/site-layout.tsx';
import { affiliateTermsHref, paths } from '../../paths.ts';
import { useUser } from '../../session/user.ts';
import { Button, ButtonLink, type ButtonVariant } from '../../ui/button.tsx';
import { ClickStrokes } from '../../ui/click-strokes.tsx';
import { Link } from '../../ui/link.tsx';
import { QuestionsSection } from '../../ui/questions-section.tsx';
import { RegisterDialog } from './register-dialog.tsx';
import { ShareScene } from './share-scene.tsx';

/** The page that presents the programme. A member asks in a dialog, a visitor on the sign-up page. */
export function Programme() {
  const user = useUser();
  const [isAsking, setAsking] = useState(false);
  const join = (variant: ButtonVariant) =>
    user ? (
      <Button size="large" variant={variant} onClick={() => setAsking(true)}>
        {programme.cta}
      </Button>
    ) : (
      <ButtonLink href={paths.signupAffiliate} size="large" variant={variant}>
        {programme.cta}
      </ButtonLink>
    );
  return (
    <SiteLayout>
      <section className="page-width grid items-center gap-x-16 gap-y-12 pt-10 pb-16 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:pt-20 lg:pb-28">
        <div className="grid gap-7">
          <h1 className="display-type text-headline font-extrabold lg:text-display">{programme.title}</h1>
          <p className="max-w-xl text-lg text-ink-soft">{programme.subtitle}</p>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            {join('primary')}
            {user ? null : <Link href={paths.affiliateLogin}>{programme.login}</Link>}
          </div>
        </div>
        <ShareScene />
      </section>
      <Figures />
      <Steps />
      <Benefits />
      <Questions />
      <section aria-labelledby="fin" className="page-width py-16 lg:py-28">
        <div className="relative grid justify-items-start gap-6 overflow-hidden rounded-[2rem] rounded-br-sm bg-coral px-6 py-14 text-on-coral sm:px-12 lg:px-20 lg:py-20">
          <ClickStrokes className="absolute top-8 right-6 size-16 sm:top-12 sm:right-14 lg:size-28" />
          <h2 id="fin" className="display-type max-w-3xl pr-14 text-headline font-extrabold lg:pr-32">
            {finalCall.title}
          </h2>
          <p className="max-w-xl text-lg">{finalCall.text}</p>
          {join('contrast')}
        </div>
      </section>
      {user ? <RegisterDialog open={isAsking} onOpenChange={setAsking} /> : null}
    </SiteLayout>
  );
}

function Figures() {
  return (
    <section aria-label="Le programme en trois chiffres" className="border-y border-line bg-sunken">
      <ul className="page-width grid gap-8 py-10 sm:grid-cols-3 sm:gap-10 lg:py-14">
        {programmeFigures.map(({ figure, label }) => (
          <li key={label} className="grid content-start gap-1">
            <span className="display-type text-headline font-extrabold text-coral-text">{figure}</span>
            <span className="max-w-60 text-ink-soft">{label}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Steps() {
  return (
    <section aria-labelledby="etapes" className="page-width grid gap-10 py-16 lg:py-28">
      <h2 id="etapes" className="display-type text-headline">
        Trois étapes, et c'est parti
      </h2>
      <ol className="grid gap-4 lg:grid-cols-3 lg:gap-5">
        {steps.map(({ title, text }, index) => (
          <li
            key={title}
            className="grid content-start gap-3 rounded-bubble rounded-bl-xs border border-line bg-raised p-6 sm:p-8"
          >
            <span aria-hidden="true" className="display-type text-title font-extrabold text-coral-text">
              {index + 1}
            </span>
            <h3 className="text-title">{title}</h3>
            <p className="text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

const icons: Record<(typeof benefits)[number]['icon'], LucideIcon> = {
  repeat: Repeat,
  chart: ChartLine,
  shield: ShieldCheck,
  wallet: WalletCards,
};

function Benefits() {
  return (
    <section aria-labelledby="avantages" className="border-t border-line bg-sunken py-16 lg:py-28">
      <div className="page-width grid gap-10">
        <h2 id="avantages" className="display-type max-w-3xl text-headline">
          Ce que tu y gagnes, à part l'argent
        </h2>
        <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
          {benefits.map(({ icon, title, text }) => {
            const Icon = icons[icon];
            return (
              <li key={icon} className="grid grid-cols-[auto_minmax(0,1fr)] gap-4">
                <Icon aria-hidden="true" className="mt-1 size-6 text-teal-text" />
                <div className="grid content-start gap-1">
                  <h3 className="text-xl">{title}</h3>
                  <p className="max-w-md text-ink-soft">{text}</p>
                </div>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

function Questions() {
  return (
    <QuestionsSection items={questions} className="pt-16 lg:pt-28">
      Tout est dans les <Link href={affiliateTermsHref}>conditions du programme</Link>.
    </QuestionsSection>
  );
}
