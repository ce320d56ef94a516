import { createRequire } from 'node:module';
import path from 'node:path';
import type { Device } from './devices.ts';
import type { AppId, Split } from './scene.ts';

const require = createRequire(import.meta.url);
/** Typefaces by the folder of their files; each package has a style sheet in it. */
const styleSheets = {
  inter: require.resolve('@fontsource/inter/400.css'),
  roboto: require.resolve('@fontsource/roboto/400.css'),
  'open-sans': require.resolve('@fontsource/open-sans/400.css'),
  'nunito-sans': require.resolve('@fontsource/nunito-sans/400.css'),
  montserrat: require.resolve('@fontsource/montserrat/400.css'),
  lato: require.resolve('@fontsource/lato/400.css'),
  'noto-color-emoji': require.resolve('@fontsource/noto-color-emoji/400.css'),
};
type FontName = keyof typeof styleSheets;

const textFonts: Partial<Record<FontName, string>> = {
  inter: 'Inter',
  roboto: 'Roboto',
  'open-sans': 'Open Sans',
  'nunito-sans': 'Nunito Sans',
  montserrat: 'Montserrat',
  lato: 'Lato',
};
const latinWeights = ['400', '500', '600', '700'];
const latoWeights = ['400', '700'];

/** Address of the fonts in the drawing page; requests for it are answered from the installed packages. */
export const fontAddress = 'http://chats.invalid/fonts/';

export function fontFolder(name: FontName): string {
  return path.join(path.dirname(styleSheets[name]), 'files');
}

export function fontFile(address: string): string {
  const [name, file = ''] = address.slice(fontAddress.length).split('/');
  return path.join(fontFolder(name as FontName), path.basename(file));
}

export function fontFaces(): string {
  return Object.entries(textFonts)
    .flatMap(([name, family]) =>
      (name === 'lato' ? latoWeights : latinWeights).map(
        (weight) =>
          `@font-face{font-family:'${family}';font-weight:${weight};src:url(${fontAddress}${name}/${name}-latin-${weight}-normal.woff2)}`,
      ),
    )
    .join('\n');
}

/** Apps with a typeface of their own; the others use the phone's. */
const brandFonts: Partial<Record<AppId, Record<Split, string[]>>> = {
  tinder: { dev: ['Montserrat', 'Nunito Sans'], test: ['Nunito Sans', 'Lato'] },
  bumble: { dev: ['Montserrat', 'Open Sans'], test: ['Montserrat', 'Lato'] },
  hinge: { dev: ['Inter', 'Nunito Sans'], test: ['Inter', 'Lato'] },
  fruitz: { dev: ['Nunito Sans', 'Montserrat'], test: ['Montserrat', 'Open Sans'] },
  happn: { dev: ['Open Sans', 'Nunito Sans'], test: ['Nunito Sans', 'Open Sans'] },
  snapchat: { dev: ['Nunito Sans', 'Inter'], test: ['Nunito Sans', 'Lato'] },
};

const systemFonts: Record<Device['platform'], Record<Split, string[]>> = {
  ios: {
    dev: ['Inter', 'Inter', 'Inter', 'Liberation Sans'],
    test: ['Inter', 'Inter', 'Inter', 'Open Sans', 'Liberation Sans'],
  },
  android: {
    dev: ['Roboto', 'Roboto', 'Roboto', 'Open Sans'],
    test: ['Roboto', 'Roboto', 'Roboto', 'Lato', 'DejaVu Sans', 'Nunito Sans'],
  },
};

export function fontsFor(app: AppId, platform: Device['platform'], split: Split): string[] {
  return [...(brandFonts[app]?.[split] ?? []), ...systemFonts[platform][split].slice(brandFonts[app] ? 2 : 0)];
}
