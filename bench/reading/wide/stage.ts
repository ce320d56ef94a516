import { escapeHtml } from '../parts/escape.ts';
import { avatar, portraitSvg } from '../parts/portrait.ts';
import { createRandom, type Random } from '../random.ts';
import type { Scene, Stage } from '../scene.ts';
import { listed, notes } from './beside.ts';

// What stands beside the conversation on a wide screen: the list of chats, the match's details, another app.

/** `chat`: header, messages and input bar of the conversation. */
export function onStage(chat: string, scene: Scene, stage: Stage): string {
  const random = createRandom(`stage ${scene.id}`);
  const conversation = `<div class="talk">${chat}</div>`;
  const list = stage.list > 0 ? chatList(scene, stage, random) : '';
  const details = stage.details > 0 ? detailsPane(scene, stage) : '';
  const other = stage.other ? `<div class="other">${otherApp(scene, random)}</div>` : '';
  const parts = stage.other === 'before' ? [other, conversation] : [list, conversation, details, other];
  return `<div class="screen stage">${parts.join('')}</div>`;
}

export function stageStyle({ look }: Scene, { list, details, most, column, other, isStacked }: Stage): string {
  const side = `color-mix(in srgb, ${look.bar} 94%, ${look.ink})`;
  return `
.stage { flex-direction: ${isStacked ? 'column' : 'row'}; }
.talk { flex: 1 1 0; min-width: 0; min-height: 0; display: flex; flex-direction: column; position: relative; overflow: hidden; }
.stack { max-width: min(72%, ${most}px); }
${column > 0 ? `.list { width: min(100%, ${column}px); align-self: center; margin-left: auto; margin-right: auto; }` : ''}
.chats { width: ${list}px; flex: none; background: var(--bar); border-right: 1px solid var(--line); overflow: hidden; display: flex; flex-direction: column; }
.chats h2 { font-size: 20px; padding: 16px; margin: 0; } .search { margin: 0 12px 8px; padding: 8px 14px; border-radius: 18px; background: ${side}; color: var(--faint); font-size: 14px; }
.entry { display: flex; gap: 11px; align-items: center; padding: 9px 14px; } .entry.now { background: ${side}; border-radius: 10px; margin: 0 6px; padding: 9px 8px; }
.entry div div { white-space: nowrap; overflow: hidden; text-overflow: ellipsis; } .entry > div:nth-child(2) { flex: 1; min-width: 0; } .entry .last { color: var(--faint); font-size: 13px; } .entry .when { color: var(--faint); font-size: 11px; }
.rail { width: 62px; flex: none; background: ${side}; display: flex; flex-direction: column; align-items: center; gap: 18px; padding-top: 20px; color: var(--faint); }
.rail i { width: 26px; height: 26px; border-radius: 8px; border: 2px solid currentColor; }
.details { width: ${details}px; flex: none; background: var(--bar); border-left: 1px solid var(--line); overflow: hidden; display: flex; flex-direction: column; align-items: center; gap: 10px; padding-top: 24px; }
.details .fact { align-self: stretch; padding: 10px 20px; font-size: 14px; border-bottom: 1px solid var(--line); } .details .button { border: 1px solid var(--line); border-radius: 18px; padding: 8px 22px; font-size: 14px; }
.other { ${isStacked ? 'height: 48%' : 'width: 46%'}; flex: none; background: ${other === 'before' ? '#fffdf5' : '#f4f6fa'}; color: #22252b; overflow: hidden; padding: 22px 20px; font-size: 15px; line-height: 1.5; ${isStacked ? 'border-block: 10px solid #000;' : 'border-left: 10px solid #000;'} }
.other h2 { font-size: 21px; margin-bottom: 10px; }
`;
}

function chatList(scene: Scene, { hasRail }: Stage, random: Random): string {
  const people = random.shuffle(listed[scene.split].people);
  const said = random.shuffle(listed[scene.split].said);
  const now = random.int(0, 4);
  const entries = people.map((name, place) => {
    const isNow = place === now;
    return `<div class="entry${isNow ? ' now' : ''}">${avatar(`${scene.id} ${place}`, 44)}<div><div>${escapeHtml(isNow ? scene.matchName : name)}</div><div class="last">${escapeHtml(said[place % said.length] ?? '')}</div></div><div class="when">${random.int(8, 22)}:${random.int(10, 59)}</div></div>`;
  });
  const rail = hasRail ? `<div class="rail">${'<i></i>'.repeat(5)}</div>` : '';
  return `${rail}<div class="chats"><h2>${listed[scene.split].title}</h2><div class="search">Rechercher</div>${entries.join('')}</div>`;
}

function detailsPane({ id, matchName, split }: Scene, { details, hasPhoto }: Stage): string {
  const picture = hasPhoto
    ? `<div style="width:100%;margin-top:-24px">${portraitSvg(id, details, details * 1.2)}</div>`
    : avatar(`${id} d`, 96);
  const facts = listed[split].facts.map((fact) => `<div class="fact">${fact}</div>`);
  return `<div class="details">${picture}<b style="font-size:18px">${escapeHtml(matchName)}</b><span class="button">Voir le profil</span>${facts.join('')}</div>`;
}

function otherApp({ split }: Scene, random: Random): string {
  const { title, text } = random.pick(notes[split]);
  return `<h2>${title}</h2>${text.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}`;
}
