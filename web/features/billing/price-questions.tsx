import { questions } from '../../content/pricing.ts';
import { paths } from '../../paths.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { Link } from '../../ui/link.tsx';

const items = [
  questions.card,
  questions.period,
  questions.addons,
  questions.counters,
  {
    question: questions.refund.question,
    answer: (
      <>
        {questions.refund.answer} Le détail est dans les{' '}
        <Link href={`${paths.legal.terms}#retractation`}>conditions générales</Link>.
      </>
    ),
  },
  questions.leaving,
];

export function PriceQuestions() {
  return <Accordion items={items} />;
}
