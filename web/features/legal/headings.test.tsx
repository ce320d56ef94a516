import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { exampleSettings as settings } from '../../testing/example-settings.ts';
import { headingsOf } from './headings.ts';
import { legalTexts } from './legal-texts.ts';

function Part({ number }: { number: number }) {
  return (
    <>
      <h2 id={`part-${number}`}>
        {number}. <em>Partie</em>
      </h2>
      <h3 id="ignored">Détail</h3>
    </>
  );
}

it('finds headings inside fragments, lists and components', () => {
  const text = (
    <>
      <h2 id="first">Premier</h2>
      {null}
      <div>
        {[1, 2].map((number) => (
          <Part key={number} number={number} />
        ))}
      </div>
      <h2>Sans ancre</h2>
    </>
  );
  expect(headingsOf(text)).toEqual([
    { id: 'first', title: 'Premier' },
    { id: 'part-1', title: '1. Partie' },
    { id: 'part-2', title: '2. Partie' },
  ]);
});

describe.each(Object.entries(legalTexts))('%s', (_, { Text }) => {
  it('has every h2 of its HTML in its table of contents, each with its own anchor', () => {
    const html = renderToStaticMarkup(<Text settings={settings} />);
    const inHtml = [...html.matchAll(/<h2(?: id="([^"]*)")?>/g)].map((match) => match[1]);
    const ids = headingsOf(<Text settings={settings} />).map((heading) => heading.id);
    expect(ids).toEqual(inHtml);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(4);
  });
});
