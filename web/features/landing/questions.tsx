import { faqFor } from '../../content/marketing.ts';
import { paths } from '../../paths.ts';
import { useSiteSettings } from '../../site.tsx';
import { Link } from '../../ui/link.tsx';
import { QuestionsSection } from '../../ui/questions-section.tsx';

export function Questions() {
  const { writer } = useSiteSettings();
  return (
    <QuestionsSection items={faqFor(writer)} className="below-fold py-16 lg:py-28">
      Une autre question ? <Link href={paths.legal.contact}>Écris-nous</Link>, on répond.
    </QuestionsSection>
  );
}
