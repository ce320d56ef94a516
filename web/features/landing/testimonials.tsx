import { formatDay } from '#contract/format.ts';
import { testimonials } from '../../content/marketing.ts';
import { useHydrated } from '../../hydration.ts';
import { classNames } from '../../ui/class-names.ts';
import { Claims } from './claims.tsx';
import { relativeDay } from './relative-day.ts';

const sides = [
  { bubble: 'bg-teal-tint', place: '' },
  { bubble: 'bg-coral-tint', place: 'lg:mt-14' },
  { bubble: 'bg-apricot-tint', place: 'lg:mt-28' },
];

export function Testimonials() {
  return (
    <section aria-labelledby="temoignages" className="below-fold py-16 lg:py-28">
      <div className="page-width grid gap-12 lg:gap-16">
        <h2 id="temoignages" className="display-type text-headline">
          Le déclic, ça ressemble à ça
        </h2>
        <ul className="grid gap-8 lg:grid-cols-3 lg:items-start lg:gap-5">
          {testimonials.map((testimonial, index) => (
            <Testimonial key={testimonial.firstName} {...testimonial} side={sides[index % sides.length]} />
          ))}
        </ul>
        <Claims />
      </div>
    </section>
  );
}

interface TestimonialProps {
  firstName: string;
  age: number;
  city: string;
  text: string;
  date: string;
  side?: { bubble: string; place: string };
}

function Testimonial({ firstName, age, city, text, date, side }: TestimonialProps) {
  return (
    <li className={side?.place}>
      <figure className="grid gap-3">
        <blockquote className={classNames('rounded-bubble rounded-bl-xs p-6 text-lg leading-relaxed', side?.bubble)}>
          {text}
        </blockquote>
        <figcaption className="flex flex-wrap items-baseline gap-x-2 px-1 text-sm">
          <span className="font-semibold">
            {firstName}, {age} ans
          </span>
          <span className="text-ink-soft">{city}</span>
          <Day date={date} />
        </figcaption>
      </figure>
    </li>
  );
}

/** Counts from today in the browser only: the server renders the page once and serves it for days. */
function Day({ date }: { date: string }) {
  const hydrated = useHydrated();
  return (
    <time dateTime={date} className="text-ink-soft">
      · {hydrated ? relativeDay(date, new Date()) : formatDay(date)}
    </time>
  );
}
