import type { Reply } from '../http/page.ts';
import { type Html, html } from './html.ts';

const style = `
:root { --ink: #1c1b29; --soft: #5d5b70; --line: #dcdbe6; --paper: #fff; --sunken: #f6f6fa; --accent: #4338ca; --danger: #b3152d; --ok: #1b7f4d; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1.25rem 1rem 2rem; }
main.narrow { max-width: 30rem; }
h1 { font-size: 1.35rem; line-height: 1.25; margin: 0 0 1rem; }
h2 { font-size: 1.05rem; margin: 1.75rem 0 .5rem; }
form > h2:first-child, dialog > h2, .card > h2 { margin-top: 0; }
p { margin: .4rem 0; }
.soft { color: var(--soft); font-size: .9rem; }
.badge { display: inline-block; padding: .1rem .5rem; border-radius: 99px; background: #ffecd6; color: #7a3f02; font-size: .8rem; font-weight: 600; }
.amount { font-size: 2rem; font-weight: 700; letter-spacing: -.02em; }
.split { display: grid; gap: 1.5rem; }
@media (min-width: 46rem) { .split { grid-template-columns: 1fr 1fr; gap: 3rem; } }
dl.lines { margin: 1rem 0 0; border-top: 1px solid var(--line); }
dl.lines > div { display: flex; justify-content: space-between; gap: 1rem; padding: .5rem 0; border-bottom: 1px solid var(--line); }
dl.lines dd { margin: 0; white-space: nowrap; font-variant-numeric: tabular-nums; }
label, .label { display: block; font-size: .9rem; font-weight: 600; margin: .9rem 0 .25rem; }
input, select { width: 100%; font: inherit; color: inherit; padding: .65rem .75rem; border: 1px solid #8b8a9d; border-radius: .5rem; background: #fff; min-height: 2.75rem; }
input[readonly] { background: var(--sunken); }
input[aria-invalid='true'] { border-color: var(--danger); }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: .75rem; }
.error { color: var(--danger); font-size: .9rem; margin: .25rem 0 0; }
.alert { background: #fde7e6; color: var(--danger); border-radius: .5rem; padding: .65rem .75rem; margin: 1rem 0 0; }
.notice { background: #e2f3ea; color: #12593a; border-radius: .5rem; padding: .65rem .75rem; margin: 0 0 1rem; }
button, .button { display: inline-flex; align-items: center; justify-content: center; gap: .5rem; font: inherit; font-weight: 600; min-height: 2.75rem; padding: .55rem 1rem; border: 1px solid var(--accent); border-radius: .5rem; background: var(--accent); color: #fff; cursor: pointer; text-decoration: none; }
button:hover { background: #362fa3; }
button.second, .button.second { background: #fff; color: var(--accent); }
button.second:hover { background: var(--sunken); }
button.danger { background: var(--danger); border-color: var(--danger); }
button[disabled] { opacity: .75; cursor: progress; }
button.wide { width: 100%; margin-top: 1.25rem; }
:focus-visible { outline: 3px solid #a5a0f5; outline-offset: 2px; }
a { color: var(--accent); }
form.inline { display: inline-block; margin: .25rem .25rem .25rem 0; }
.card { border: 1px solid var(--line); border-radius: .75rem; padding: 1rem; margin: 0 0 .75rem; }
.table { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: .9rem; }
th, td { text-align: left; padding: .45rem .75rem .45rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
th { color: var(--soft); font-weight: 600; }
main:not(.narrow) td { white-space: nowrap; }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
dialog { border: 0; border-radius: .75rem; padding: 1.25rem; max-width: min(24rem, calc(100vw - 2rem)); box-shadow: 0 1rem 3rem rgb(20 18 40 / .3); color: inherit; }
dialog::backdrop { background: rgb(20 18 40 / .45); }
.actions { display: flex; flex-wrap: wrap; gap: .5rem; margin-top: 1rem; }
.spinner { width: 1.1em; height: 1.1em; border: 2px solid rgb(255 255 255 / .45); border-top-color: #fff; border-radius: 50%; animation: turn .8s linear infinite; }
[hidden] { display: none !important; }
@keyframes turn { to { transform: rotate(1turn); } }
@media (prefers-reduced-motion: reduce) { .spinner { animation-duration: 3s; } }
`;

/** A whole page. `script` is an address, because the content security policy forbids inline scripts. */
export function page(title: string, body: Html, options: { script?: string; status?: number } = {}): Reply {
  const script = options.script ? html`<script src="${options.script}" defer></script>` : null;
  const { markup } = html`<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${title}</title>
<style>${{ markup: style }}</style>
${script}
</head>
<body>
${body}
</body>
</html>
`;
  return { status: options.status ?? 200, type: 'text/html', body: markup };
}
