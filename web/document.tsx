// biome-ignore-all lint/security/noDangerouslySetInnerHtml: the app's own HTML and CSS, and JSON that jsonBlock made harmless
import { product } from '#contract/product.ts';
import type { SiteSettings, Theme } from '#contract/site.ts';
import { pageDescriptions } from './page-descriptions.ts';
import type { PageFiles } from './page-files.ts';
import type { Route } from './routes.ts';
import { structuredData } from './structured-data.ts';
import { barColours, schemes, themeMedia } from './theme.ts';

interface DocumentProps {
  route: Route;
  title: string;
  /** The canonical address, for search engines. */
  canonical: string;
  settings: SiteSettings;
  theme: Theme;
  files: PageFiles;
  /** The rendered HTML of the app. */
  app: string;
}

/** JSON for a script element: escapes `<`, which could close the element. */
function jsonBlock(value: unknown): { __html: string } {
  return { __html: JSON.stringify(value).replaceAll('<', '\\u003c') };
}

/** The HTML document around the app. Rendered on the server only: the browser hydrates `#root`. */
export function Document({ route, title, canonical, settings, theme, files, app }: DocumentProps) {
  const description = pageDescriptions[route.pattern];
  const image = new URL('/og.png', settings.publicUrl).href;
  return (
    <html lang="fr" data-theme={theme === 'system' ? undefined : theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{title}</title>
        <meta name="description" content={description} />
        {route.indexable ? <link rel="canonical" href={canonical} /> : <meta name="robots" content="noindex" />}
        {schemes.map((scheme) => (
          <meta
            key={scheme}
            name="theme-color"
            content={barColours[scheme]}
            media={themeMedia(theme, scheme)}
            data-scheme={scheme}
          />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <meta property="og:type" content="website" />
        <meta property="og:locale" content="fr_FR" />
        <meta property="og:site_name" content={product.name} />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        {route.indexable && <meta property="og:url" content={canonical} />}
        <meta property="og:image" content={image} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta property="og:image:alt" content={`${product.name} : ${product.tagline}`} />
        <meta name="twitter:card" content="summary_large_image" />
        {files.modules.map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
        {files.stylesheet ? <link rel="stylesheet" href={files.stylesheet} /> : null}
        {files.css ? <style dangerouslySetInnerHTML={{ __html: files.css }} /> : null}
        {files.scripts.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
        <script id="site-settings" type="application/json" dangerouslySetInnerHTML={jsonBlock(settings)} />
        {structuredData(route, settings).map((data) => (
          <script key={data['@type']} type="application/ld+json" dangerouslySetInnerHTML={jsonBlock(data)} />
        ))}
      </head>
      <body>
        <noscript>
          <p className="bg-apricot-tint px-5 py-3 text-center font-semibold text-apricot-text">
            Sans JavaScript, les boutons et les formulaires ne répondent pas. Active-le dans ton navigateur, puis
            recharge la page.
          </p>
        </noscript>
        <div id="root" dangerouslySetInnerHTML={{ __html: app }} />
      </body>
    </html>
  );
}
