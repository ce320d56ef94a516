// Named texts in the storage of the browser, which may be full, or refused altogether.

export interface StoredEntry {
  read: () => string | null;
  /** What `write` was given as JSON; null where it is damaged. */
  readJson: <Value>() => Value | null;
  /** False where the browser refuses. */
  write: (text: string) => boolean;
  erase: () => void;
}

/** Lasts as long as the tab; where the browser refuses to store it, as long as the page. */
export function tabEntry(name: string): StoredEntry {
  let memory: string | null = null;
  const stored = entryIn('sessionStorage', name);
  const remember = (text: string | null) => {
    // On the server all visitors share the module.
    if (typeof window !== 'undefined') memory = text;
  };
  const read = () => stored.read() ?? memory;
  return {
    read,
    readJson: () => parse(read()),
    write(text) {
      remember(text);
      return stored.write(text);
    },
    erase() {
      remember(null);
      stored.erase();
    },
  };
}

/** Lasts until it is erased. */
export const deviceEntry = (name: string): StoredEntry => entryIn('localStorage', name);

function entryIn(storage: 'localStorage' | 'sessionStorage', name: string): StoredEntry {
  const use = <Result>(action: (storage: Storage) => Result): Result | null => {
    try {
      return action(window[storage]);
    } catch {
      return null;
    }
  };
  const read = () => use((it) => it.getItem(name));
  return {
    read,
    readJson: () => parse(read()),
    write: (text) => use((it) => it.setItem(name, text)) !== null,
    erase: () => void use((it) => it.removeItem(name)),
  };
}

function parse<Value>(text: string | null): Value | null {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
