import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { trackingPath } from '#contract/audience.ts';
import { maxRuns } from '../adapters/models/browser-model/browser-models.ts';
import { routes } from '../app.ts';
import { laneOf, laneSizes } from './admission.ts';
import { usualBodyBytes } from './request-body.ts';

// deploy/nginx.conf names the lanes once more, by path: each lane has connections of its own there.

const conf = readFileSync(new URL('../../deploy/nginx.conf', import.meta.url), 'utf8');
const rules = [
  ...(/map "\$request_method \$uri \$content_type" \$lane_of_path \{(.*?)\}/s.exec(conf)?.[1] ?? '').matchAll(
    /"~(.+?)" (\w+);/g,
  ),
];

function laneAtProxy(method: string, path: string, contentType = 'application/json'): string {
  return rules.find(([, pattern = '']) => new RegExp(pattern).test(`${method} ${path} ${contentType}`))?.[2] ?? 'quick';
}

/** Bodies that are pictures or may be: the server tells them from texts by their length, the proxy by the path. */
const bringPictures = /^\/api\/(dm\/optimize-screenshot|tools\/read|photos\/(analyze|retouch))$/;

it.each(routes.map(({ endpoint }) => endpoint).filter((endpoint) => !endpoint.goesFirst))(
  'the proxy sends $method $path to the lane that works on it',
  (endpoint) => {
    const path = endpoint.path.replace(/:\w+/g, 'x');
    const lane = bringPictures.test(path) ? 'pictures' : laneOf(endpoint);
    expect(laneAtProxy(endpoint.method, path)).toBe(lane);
    if (endpoint.upload) expect(laneAtProxy(endpoint.method, path, 'multipart/form-data; boundary=x')).toBe('pictures');
  },
);

it('the proxy counts visits apart', () => {
  expect(laneAtProxy('POST', trackingPath)).toBe('audience');
});

const [, picturePaths = ''] = /location ~ (\S+) \{\s+limit_except/.exec(conf) ?? [];

const worked = { ...laneSizes, browsers: { atOnce: maxRuns + laneSizes.writing.atOnce, inLine: 0 } };
it.each(Object.entries(worked))('the proxy passes on some more of %s than are taken', (lane, { atOnce, inLine }) => {
  const most = Number(new RegExp(`zone ${lane} .*?max_conns=(\\d+)`, 's').exec(conf)?.[1]);
  expect(most).toBeGreaterThan(atOnce + inLine);
});

const megabyte = 1_000_000;
it.each(routes.map(({ endpoint }) => endpoint))('the proxy takes as large a body as $method $path does', (endpoint) => {
  const path = endpoint.path.replace(/:\w+/g, 'x');
  const takes = Math.max(endpoint.maxBodyBytes ?? usualBodyBytes, endpoint.upload?.maxBytes ?? 0);
  const isForPictures = new RegExp(picturePaths).test(path);
  expect(takes).toBeLessThan((isForPictures ? 25 : 0.64) * megabyte);
  expect(isForPictures, 'a small body needs no large room').toBe(takes > 0.64 * megabyte);
});
