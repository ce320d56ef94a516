import { randomUUID } from 'node:crypto';
import { photoResultWith, retouched } from './scripted-studio.ts';

/** The program of a studio's thread that answers every photo alike, and only while the gate is open. */
export function openGate() {
  const name = randomUUID();
  const channel = new BroadcastChannel(name);
  let isOpen = true;
  /** The thread measures one photo at a time, so that this is 0 or 1. */
  let asked = 0;
  const letThrough = () => asked > 0 && channel.postMessage(asked--);
  channel.onmessage = () => {
    asked++;
    if (isOpen) letThrough();
  };
  return {
    program: new URL(`data:text/javascript,${encodeURIComponent(codeFor(name))}`),
    open() {
      isOpen = true;
      letThrough();
    },
    shut() {
      isOpen = false;
    },
    close: () => channel.close(),
  };
}

/** The thread asks at the gate with each photo, and answers when it is let through. */
const codeFor = (channelName: string) => `import { parentPort } from 'node:worker_threads';
const answers = ${JSON.stringify({ analysis: { result: photoResultWith() }, retouched })};
const gate = new BroadcastChannel(${JSON.stringify(channelName)});
let photo;
gate.onmessage = () => parentPort.postMessage({ done: photo.wish ? answers.retouched : answers.analysis, heldBytes: 0 });
parentPort.on('message', (task) => {
  photo = task;
  gate.postMessage('photo');
});
parentPort.postMessage({ ready: true });`;
