import { product } from '#contract/product.ts';
import { lowerFirst, type MailContent, oneLine } from './content.ts';

// Lays a mail out as text and as HTML. It uses tables and inline styles, because mail apps support little else; the rules in
// <style> only change colours where the mail app is dark.

interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

export function renderMail(content: MailContent, { publicUrl }: { publicUrl: string }): RenderedMail {
  if (content.action) requireWebAddress(content.action.url);
  requireWebAddress(publicUrl);
  return { subject: oneLine(content.subject), text: textOf(content, publicUrl), html: htmlOf(content, publicUrl) };
}

function requireWebAddress(url: string): void {
  if (!/^https?:$/.test(new URL(url).protocol)) throw new Error(`a mail may only link to the web, not to ${url}`);
}

function textOf({ paragraphs, action, footnote }: MailContent, publicUrl: string): string {
  const blocks = [...paragraphs];
  if (action) blocks.push(`${action.label} :\n${action.url}`);
  if (footnote) blocks.push(footnote);
  blocks.push(`-- \n${product.name}, ${lowerFirst(product.tagline)}\n${publicUrl}`);
  return `${blocks.join('\n\n')}\n`;
}

const sans = "font-family:Figtree,'Helvetica Neue',Helvetica,Arial,sans-serif";
const darkRules = `@media (prefers-color-scheme:dark){
.paper{background:#17111D!important}.card{background:#221A2B!important;border-color:#3A2F45!important}
.ink,.ink a{color:#F6EEE6!important}.soft,.soft a{color:#BDB0C4!important}}`;

function htmlOf({ subject, preview, paragraphs, action, footnote }: MailContent, publicUrl: string): string {
  const body = paragraphs.map((text) =>
    paragraphHtml(text, 'ink', `margin:0 0 16px;${sans};font-size:16px;line-height:1.55;color:#1D1524`),
  );
  if (action) body.push(actionHtml(action));
  if (footnote) body.push(paragraphHtml(footnote, 'soft', softStyle));
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(oneLine(subject))}</title>
<style>${darkRules}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#FFF9F3">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="background:#FFF9F3">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px">
<tr><td class="ink" style="padding:0 4px 20px;${sans};font-size:26px;font-weight:800;letter-spacing:-0.5px;color:#1D1524"><a href="${escapeHtml(publicUrl)}" style="color:#1D1524;text-decoration:none">${product.wordmark}</a></td></tr>
<tr><td class="card" style="padding:28px 24px 12px;background:#FFFFFF;border:1px solid #EBDFD3;border-radius:20px 20px 20px 4px">
${body.join('\n')}
</td></tr>
<tr><td class="soft" style="padding:20px 4px 0;${sans};font-size:13px;line-height:1.5;color:#6B5F72">${product.name}, ${escapeHtml(lowerFirst(product.tagline))}<br><a href="${escapeHtml(publicUrl)}" style="color:#6B5F72">${escapeHtml(new URL(publicUrl).host)}</a></td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

const softStyle = `margin:0 0 16px;${sans};font-size:14px;line-height:1.5;color:#6B5F72`;

function paragraphHtml(text: string, tone: 'ink' | 'soft', style: string): string {
  return `<p class="${tone}" style="${style}">${escapeHtml(text).replace(/\r?\n/g, '<br>')}</p>`;
}

function actionHtml({ label, url }: { label: string; url: string }): string {
  const href = escapeHtml(url);
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr><td style="background:#FF4F5E;border-radius:12px"><a href="${href}" style="display:inline-block;padding:14px 24px;${sans};font-size:16px;font-weight:700;color:#1D1524;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>
<p class="soft" style="${softStyle}">Si le bouton ne répond pas, copie ce lien dans ton navigateur :<br><a href="${href}" style="color:#6B5F72;word-break:break-all">${href}</a></p>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
