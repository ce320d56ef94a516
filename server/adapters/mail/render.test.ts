import { describe, expect, it } from 'vitest';
import { product } from '#contract/product.ts';
import { greeting, type MailContent, oneLine } from './content.ts';
import { renderMail } from './render.ts';

const publicUrl = 'https://declic.example';
const content: MailContent = {
  subject: 'Confirme ton adresse e-mail',
  preview: 'Un clic et c’est fait.',
  paragraphs: ['Bonjour Léa,', 'Première ligne\nseconde ligne'],
  action: { label: 'Confirmer', url: `${publicUrl}/verifier/abc?x=1&y=2` },
  footnote: 'Ce lien est valable 7 jours.',
};
const render = (changes: Partial<MailContent> = {}) => renderMail({ ...content, ...changes }, { publicUrl });

/** Tags and attribute names, without attribute values. */
const tagsOf = (html: string) => html.match(/<[^>]*>/g)?.map((tag) => tag.replace(/"[^"]*"/g, '""'));

describe('the text alternative', () => {
  it('says everything that the HTML says', () => {
    const { text } = render();
    for (const part of [...content.paragraphs, 'Confirmer', `${publicUrl}/verifier/abc?x=1&y=2`, 'valable 7 jours'])
      expect(text).toContain(part);
    expect(text).not.toMatch(/<[a-z]|&amp;/);
  });

  it('ends with a signature that mail apps recognise', () => {
    expect(render().text).toMatch(new RegExp(`\\n-- \\n${product.name}, [^\\n]+\\n${publicUrl}\\n$`));
  });

  it('leaves out an action and a footnote that are not given', () => {
    const { text, html } = render({ action: undefined, footnote: undefined });
    expect(text).toContain('Bonjour Léa,');
    expect(text).not.toContain('undefined');
    expect(html).not.toContain('undefined');
    expect(html).not.toContain('Si le bouton');
  });
});

// @demand shown-as-text
describe('the HTML', () => {
  it('carries wordmark, language, preview, button and the link in full', () => {
    const { html } = render();
    expect(html).toContain('<html lang="fr">');
    expect(html).toContain(`>${product.wordmark}</a>`);
    expect(html).toContain('Un clic et c’est fait.');
    expect(html.match(/href="https:\/\/declic\.example\/verifier\/abc\?x=1&amp;y=2"/g)).toHaveLength(2);
    expect(html).toContain('Première ligne<br>seconde ligne');
  });

  it('loads nothing from the network', () => {
    expect(render().html).not.toMatch(/<(img|link|script|iframe)|url\(|@import/i);
  });

  it('declares both colour schemes', () => {
    const { html } = render();
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('prefers-color-scheme:dark');
  });

  it.each([
    '<img src=x onerror=alert(1)>',
    '"><script>alert(1)</script>',
    "' onmouseover='alert(1)",
    '</p></td></table><a href="https://evil.example">',
    '&lt;b&gt;',
  ])('shows %s as text in every field', (hostile) => {
    const { html } = render({
      subject: hostile,
      preview: hostile,
      paragraphs: [hostile],
      action: { label: hostile, url: `${publicUrl}/?q=${hostile}` },
      footnote: hostile,
    });
    expect(html).not.toContain(hostile);
    expect(tagsOf(html)).toEqual(tagsOf(render({ paragraphs: ['Bonjour'] }).html));
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://declic.example/x'])('refuses to link to %s', (url) => {
    expect(() => render({ action: { label: 'Voir', url } })).toThrow(/only link to the web/);
  });
});

it('keeps a subject on one line', () => {
  expect(render({ subject: 'Bonjour\r\nBcc: tous@exemple.fr' }).subject).toBe('Bonjour Bcc: tous@exemple.fr');
  expect(oneLine(' a\t\u0000b\n\nc ')).toBe('a b c');
  expect(oneLine('Zoé \u202emoc.liamg@luap')).toBe('Zoé moc.liamg@luap');
});

describe('greeting', () => {
  it.each(['Léa', 'Jean-Noël', "N'Golo", 'Anne Sophie', 'Zoé', 'İpek', 'Нина'])('greets %s by name', (name) => {
    expect(greeting(name)).toBe(`Bonjour ${name},`);
  });

  it.each([
    null,
    '',
    '<b>Léa</b>',
    'https://evil.example',
    'evil.example',
    'Léa\nBcc: x',
    'Clique ici pour gagner un téléphone tout neuf',
    '-- ',
  ])('leaves out %j', (name) => {
    expect(greeting(name)).toBe('Bonjour,');
  });
});
