import { priceCents } from '#contract/plans.ts';
import { product } from '#contract/product.ts';
import type { SiteSettings } from '#contract/site.ts';
import { faqFor } from './content/marketing.ts';
import { pageDescriptions } from './page-descriptions.ts';
import { paths } from './paths.ts';
import type { Route } from './routes.ts';

interface Thing {
  '@context': 'https://schema.org';
  '@type': string;
  [property: string]: unknown;
}

const thing = (type: string, properties: Record<string, unknown>): Thing => ({
  '@context': 'https://schema.org',
  '@type': type,
  ...properties,
});

const offer = (name: string, amountCents: number) => ({
  '@type': 'Offer',
  name,
  price: (amountCents / 100).toFixed(2),
  priceCurrency: 'EUR',
});

/** JSON-LD that describes the product to search engines, on the home page and the price page. */
export function structuredData(route: Route, settings: SiteSettings): Thing[] {
  if (route.pattern !== paths.home && route.pattern !== paths.pricing) return [];
  const application = thing('WebApplication', {
    name: product.name,
    url: settings.publicUrl,
    description: pageDescriptions[route.pattern],
    applicationCategory: 'LifestyleApplication',
    operatingSystem: 'Web',
    inLanguage: 'fr',
    offers: [
      offer('Découverte', 0),
      offer('Pro, au mois', priceCents.proMonthly),
      offer("Pro, à l'année", priceCents.proAnnual),
    ],
  });
  if (route.pattern === paths.pricing) return [application];
  return [
    application,
    thing('Organization', {
      name: product.name,
      url: settings.publicUrl,
      logo: new URL('/icons/icon-512.png', settings.publicUrl).href,
      email: settings.contactEmail,
      sameAs: Object.values(settings.social).filter(Boolean),
    }),
    thing('FAQPage', {
      mainEntity: faqFor(settings.writer).map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    }),
  ];
}
