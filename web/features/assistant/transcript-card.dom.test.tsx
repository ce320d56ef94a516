// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { unreadTextWarning } from '#contract/reading.ts';
import { corrected, transcriptOf } from './transcript.ts';
import { TranscriptCard } from './transcript-card.tsx';

afterEach(cleanup);

const heard = (['Coucou', 'Demain soir ?', 'Parfait'] as const).map((text, index) => {
  return { from: index === 1 ? 'moi' : 'match', kind: 'text', text, confidence: 0.95 } as const;
});

function Card({ onCrop }: { onCrop?: () => void }) {
  const [transcript, setTranscript] = useState(transcriptOf(heard));
  return (
    <TranscriptCard
      transcript={transcript}
      matchName={null}
      warnings={[unreadTextWarning(heard, 1)]}
      isChanged={false}
      isBusy={false}
      onCorrect={(correction) => setTranscript((before) => corrected(before, correction))}
      onRewrite={() => undefined}
      onCrop={onCrop}
    />
  );
}

it('says where text was not read, and adds the message there by hand', () => {
  render(<Card />);
  expect(
    screen.getByText("Entre « Demain soir ? » et « Parfait », il reste du texte que je n'ai pas pu lire."),
  ).toBeTruthy();
  const list = screen.getByRole('list', { name: 'Messages lus' });
  fireEvent.click(within(list).getByRole('button', { name: 'Ajouter ce message' }));
  fireEvent.click(within(list).getByRole('radio', { name: 'Toi' }));
  fireEvent.change(within(list).getByRole('textbox', { name: 'Nouveau message' }), { target: { value: 'Vers 20 h' } });
  fireEvent.click(within(list).getByRole('button', { name: 'Ajouter' }));
  const texts = within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) =>
      ['Coucou', 'Demain soir ?', 'Vers 20 h', 'Ici', 'Parfait'].find((one) =>
        textContent?.replace(/\s/g, ' ').includes(one),
      ),
    );
  expect(texts).toEqual(['Coucou', 'Demain soir ?', 'Vers 20 h', 'Ici', 'Parfait']);
});

it('gives every message to the other person in one tap, and back', () => {
  render(<Card />);
  const sides = () => screen.getAllByRole('button', { name: /^C'était/ }).map(({ textContent }) => textContent);
  const [read, turned] = [
    ["C'était moi", "C'était l'autre", "C'était moi"],
    ["C'était l'autre", "C'était moi", "C'était l'autre"],
  ];
  expect(sides()).toEqual(read);
  fireEvent.click(screen.getByRole('button', { name: 'Inverser qui parle' }));
  expect(sides()).toEqual(turned);
  fireEvent.click(screen.getByRole('button', { name: 'Inverser qui parle' }));
  expect(sides()).toEqual(read);
});

it('offers to crop the screenshot while it is there', () => {
  const onCrop = vi.fn();
  render(<Card onCrop={onCrop} />);
  fireEvent.click(screen.getByRole('button', { name: 'Recadrer la capture' }));
  expect(onCrop).toHaveBeenCalledOnce();
  cleanup();
  render(<Card />);
  expect(screen.queryByRole('button', { name: 'Recadrer la capture' })).toBeNull();
});
