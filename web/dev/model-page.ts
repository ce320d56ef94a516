import { replyToSample, sampleTalks } from '#contract/model-page.ts';
import { messageOf } from '../api-error.ts';
import { callWriting } from '../features/browser-model/call-writing.ts';
import { forgetFailures } from '../features/browser-model/failures.ts';
import { downloadModel, readModelState } from '../features/browser-model/model-state.ts';
import { isModelOffered, readChoice } from '../features/browser-model/presence.ts';
import { modelReport, secondsText, type TalkRun, writerText, writtenHere } from './model-report.ts';

// The script of /dev/modele (server/http/model-page.ts): runs the sample talks one after the other, and makes the report.

const place = document.getElementById('modele') as HTMLElement;
const runs: TalkRun[] = [];

function add<Tag extends keyof HTMLElementTagNameMap>(
  parent: Element,
  tag: Tag,
  text = '',
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.textContent = text;
  parent.append(element);
  return element;
}

function addButton(text: string, onClick: (button: HTMLButtonElement) => Promise<void>): HTMLButtonElement {
  const button = add(place, 'button', text);
  button.addEventListener('click', () => void onClick(button));
  return button;
}

async function stateText(): Promise<string> {
  if (!isModelOffered('local'))
    return "Ce navigateur n'a pas de modèle (LanguageModel est absent) : Déclic écrit seul.";
  if (readChoice() === 'off') return "Tu as désactivé l'IA de ton navigateur dans « Mon compte » : Déclic écrit seul.";
  return `LanguageModel.availability() répond « ${await readModelState()} ».`;
}

async function runTalk(talk: number, list: Element): Promise<TalkRun> {
  const cameAtMs: number[] = [];
  const startedAt = performance.now();
  const run: TalkRun = { talk: sampleTalks[talk] ?? [], replies: [], cameAtMs };
  // Each talk is tried, however the ones before it went.
  forgetFailures();
  try {
    const { answer } = await callWriting(replyToSample, {
      body: { talk },
      listening: {
        events: replyToSample.events ?? {},
        onEvent: () => {
          cameAtMs.push(performance.now() - startedAt);
          list.setAttribute('aria-label', `${cameAtMs.length} réponses`);
        },
      },
      writer: 'local',
      onWriting: () => undefined,
    });
    return { ...run, replies: answer.replies };
  } catch (error) {
    return { ...run, problem: messageOf(error) };
  }
}

async function runAll(): Promise<void> {
  runs.length = 0;
  results.replaceChildren();
  for (const [index, talk] of sampleTalks.entries()) {
    const article = add(results, 'article');
    add(article, 'h2', `Conversation ${index + 1}`);
    add(article, 'blockquote', talk.at(-1)?.text);
    const note = add(article, 'p', 'En cours…');
    const list = add(article, 'ol');
    const run = await runTalk(index, list);
    runs.push(run);
    const [first, , third] = run.cameAtMs;
    note.textContent =
      run.problem ??
      `1re réponse : ${secondsText(first)}, 3e : ${secondsText(third)}, ${writtenHere(run)} sur ${run.replies.length} par le modèle.`;
    for (const reply of run.replies) {
      const item = add(list, 'li', `${reply.content} `);
      add(item, 'small', `(${reply.tone}, ${writerText(reply)})`);
    }
  }
}

const state = add(place, 'p', await stateText());
state.setAttribute('role', 'status');

addButton('Lancer les dix conversations', async (button) => {
  button.disabled = true;
  await runAll();
  button.disabled = false;
  copy.disabled = false;
});
const copy = addButton('Copier le rapport', async (button) => {
  const day = new Intl.DateTimeFormat('fr-FR').format(new Date());
  await navigator.clipboard.writeText(modelReport(runs, { browser: navigator.userAgent, day }));
  button.textContent = 'Copié';
});
copy.disabled = true;
if (isModelOffered('local') && ['downloadable', 'downloading'].includes(await readModelState())) {
  addButton("Télécharger le modèle d'abord", async (button) => {
    button.disabled = true;
    try {
      await downloadModel({
        signal: new AbortController().signal,
        onProgress: (share) => {
          state.textContent = `Téléchargement : ${Math.floor(share * 100)}\u00a0%`;
        },
      });
    } catch (error) {
      state.textContent = `Le téléchargement n'a pas abouti (${error instanceof Error ? error.name : 'erreur'}).`;
      button.disabled = false;
      return;
    }
    state.textContent = await stateText();
    button.remove();
  });
}
const results = add(place, 'section');
