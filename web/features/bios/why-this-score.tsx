import type { rateBio } from '#contract/bios.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { Disclosure } from '../../ui/disclosure.tsx';

type Rating = ResponseOf<typeof rateBio>;
type Part = Rating['why'][number];

interface WhyThisScoreProps {
  rating: Pick<Rating, 'score' | 'impact' | 'why' | 'whyClarity'>;
}

/** The points behind the score, the clarity and the impact. */
export function WhyThisScore({ rating: { score, impact, why, whyClarity } }: WhyThisScoreProps) {
  if (why.length === 0) return null;
  return (
    <Disclosure label="Pourquoi ce score">
      <div className="grid gap-5">
        <Parts parts={why} />
        <section aria-labelledby="pourquoi-clarte" className="grid gap-2">
          <h3 id="pourquoi-clarte" className="text-base">
            Clarté
          </h3>
          {whyClarity.length > 0 ? <Parts parts={whyClarity} /> : <p>Rien ne gêne la lecture.</p>}
        </section>
        <section aria-labelledby="pourquoi-impact" className="grid gap-2">
          <h3 id="pourquoi-impact" className="text-base">
            Impact
          </h3>
          <Parts
            parts={[
              { label: 'Ton score', points: score },
              { label: "Ce qu'on retient : détails et accroche", points: impact - score },
            ]}
          />
        </section>
      </div>
    </Disclosure>
  );
}

function Parts({ parts }: { parts: readonly Part[] }) {
  return (
    <ul className="grid gap-2">
      {parts.map(({ label, points }) => (
        <li key={label} className="flex justify-between gap-4">
          <span>{label}</span>
          <span className={`font-semibold tabular-nums ${points < 0 ? 'text-danger-text' : 'text-teal-text'}`}>
            {points > 0 ? `+${points}` : String(points).replace('-', '−')}
          </span>
        </li>
      ))}
    </ul>
  );
}
