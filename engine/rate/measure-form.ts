import { plainText } from './plain-text.ts';

// What can be counted without understanding: emoji, capitals, punctuation, repeated words, contact details.

export interface Form {
  wordCount: number;
  emojiCount: number;
  isShouting: boolean;
  /** «!!!», «???», «....» */
  noise: string[];
  repeated: string[];
  contacts: string[];
  sentenceLength: number;
}

const emoji = /\p{Extended_Pictographic}|\p{Regional_Indicator}{2}/gu;
const contact =
  /(?:\+?\d[\d .-]{7,}\d)|(?<![\w.+-])[\w.+-]+@[\w-]+\.\w+|https?:\S+|www\.\S+|(?<![\p{L}\p{N}])@[\p{L}\p{N}_.]{3,}|(?<![\p{L}])(?:snap(?:chat)?|insta(?:gram)?|telegram|whats ?app|discord|t[ée]l|facebook|fb|tiktok)\s*(?:[:=@➡→]|est|c'est)\s*\S+|(?:ajoute|rejoins|retrouve|suis)[ -](?:moi|nous) sur \S+(?:\s*[:=@]\s*\S+)?/giu;

export function measureForm(content: string): Form {
  const letters = content.match(/\p{L}/gu) ?? [];
  const capitals = content.match(/\p{Lu}/gu) ?? [];
  const words = content.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  const sentences = content.split(/[.!?…\n]+/u).filter((sentence) => /\p{L}/u.test(sentence));
  return {
    wordCount: words.length,
    emojiCount: content.match(emoji)?.length ?? 0,
    isShouting: letters.length >= 12 && capitals.length / letters.length > 0.6,
    noise: content.match(/!{2,}|\?{2,}|\.{4,}|,{2,}|(?:!\?){1,}[!?]*/gu) ?? [],
    repeated: repeatedWords(words),
    contacts: (content.match(contact) ?? []).map((match) => match.trim()),
    sentenceLength: sentences.length === 0 ? 0 : words.length / sentences.length,
  };
}

function repeatedWords(words: string[]): string[] {
  const counts = new Map<string, number>();
  for (const word of words) {
    const plain = plainText(word).replace(/^(?:[ldjmtnsc]|qu)'/u, '');
    if (plain.length >= 4) counts.set(plain, (counts.get(plain) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count >= 3).map(([word]) => word);
}
