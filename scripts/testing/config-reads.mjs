import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../paths.mjs';

// Which properties of Config the product reads, by a search of its sources. A property counts only on something that holds
// its part of Config: `operator.name` reads `site.operator.name`, `person.name` does not.

/** Under these names code holds Config or a part that was handed on whole. */
const holders = ['config', 'settings', 'useSiteSettings\\(\\)', 'options'];

/** The sources of the product: neither tests nor what they use, nor the module that makes Config. */
export function productSources() {
  return ['server', 'web'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|(^|\/)testing\//.test(file))
      .map((file) => path.join(folder, file))
      .filter((file) => file !== path.join('server', 'config.ts'))
      .map((file) => readFileSync(path.join(root, file), 'utf8')),
  );
}

/**
 * Of these paths into Config (`site.operator.name`), those that no source reads.
 * @param {string[]} paths
 * @param {string[]} sources
 */
export function unreadPaths(paths, sources) {
  return paths.filter((each) => {
    const uses = usesOf(each);
    return !sources.some((source) => uses.some((use) => use.test(source)));
  });
}

/** @param {string} configPath */
function usesOf(configPath) {
  const segments = configPath.split('.');
  const property = segments.pop() ?? '';
  const receivers = [...(segments.length < 2 ? holders : []), ...segments.slice(-1)].join('|');
  const destructured = `\\{[^{}]*\\b${property}\\b[^{}]*\\}`;
  return [
    new RegExp(`\\b(${receivers})\\??\\.${property}\\b`),
    // const { port } = config, ({ port }: StripeAccess), { config: { port } }: what follows tells it from an object literal.
    new RegExp(`${destructured} = [^;]*\\b(${receivers})`),
    new RegExp(`\\(\\s*${destructured}: \\w*(Config|Settings|Options|Access|Address)\\b`),
    new RegExp(`\\b(${receivers}): ${destructured}`),
  ];
}
