import { describe, expect, it } from 'vitest';
import { routes } from '../app.ts';
import { makeApp } from '../testing/make-app.ts';

const test = makeApp();

interface Operation {
  summary: string;
  security?: object[];
  requestBody?: { content: Record<string, { schema: { oneOf?: object[] } }> };
  parameters?: { name: string; in: string }[];
  responses: Record<string, unknown>;
}

async function document() {
  const { body, status } = await test.browser().send({ url: '/api/docs/json' });
  expect(status).toBe(200);
  return body as { openapi: string; paths: Record<string, Record<string, Operation>> };
}

describe('the API documentation', () => {
  it('lists every endpoint with its access, body and parameters, and nothing else', async () => {
    const { openapi, paths } = await document();
    expect(openapi).toBe('3.1.0');
    const listed = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const expected = routes.map(({ endpoint }) => `${endpoint.method} ${endpoint.path.replace(/:(\w+)/g, '{$1}')}`);
    expect(listed.sort()).toEqual(expected.sort());

    for (const { endpoint } of routes) {
      const operation = paths[endpoint.path.replace(/:(\w+)/g, '{$1}')]?.[endpoint.method.toLowerCase()];
      expect(operation?.summary).toBe(endpoint.summary);
      const security = { public: [], admin: [{ operator: [] }] }[endpoint.access as string] ?? [{ session: [] }];
      expect(operation?.security ?? [], endpoint.path).toEqual(security);
      const schema = operation?.requestBody?.content['application/json']?.schema;
      expect(Boolean(schema), endpoint.path).toBe(Boolean(endpoint.body));
      if (schema)
        for (const kind of schema.oneOf ?? [schema])
          expect(kind, endpoint.path).toMatchObject({ additionalProperties: false });
      const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
      const inQuery = Object.keys((endpoint.query as { shape?: object } | undefined)?.shape ?? {});
      expect(operation?.parameters?.map(({ name }) => name).sort() ?? []).toEqual([...inPath, ...inQuery].sort());
      expect(Object.keys(operation?.responses ?? {})).toEqual(['200', '4XX']);
    }
  });

  it('has no reference that leads nowhere', async () => {
    const text = JSON.stringify(await document());
    const references = [...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path]) => path ?? '');
    const found = references.map((path) =>
      path.split('/').reduce<unknown>((part, key) => (part as Record<string, unknown>)?.[key], JSON.parse(text)),
    );
    expect(found.every(Boolean)).toBe(true);
  });
});
