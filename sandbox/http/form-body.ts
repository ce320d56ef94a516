/** `a[b][0][c]=v` as a tree of strings; parameters.ts converts them to types. */
export type FormValue = string | FormTree;
export interface FormTree {
  [key: string]: FormValue;
}

/** `items[0][price]` → items, 0, price; `expand[]` → expand and the next free index. */
function keysOf(name: string): string[] {
  const [head = '', ...rest] = name.split('[');
  return [head, ...rest.map((part) => part.replace(/\]$/, ''))];
}

function place(tree: FormTree, keys: string[], value: string): void {
  const [key = '', ...rest] = keys;
  const name = key === '' ? String(Object.keys(tree).length) : key;
  if (rest.length === 0) {
    tree[name] = value;
    return;
  }
  const below = tree[name];
  const branch: FormTree = typeof below === 'object' ? below : Object.create(null);
  tree[name] = branch;
  place(branch, rest, value);
}

export function parseForm(text: string): FormTree {
  const tree: FormTree = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) place(tree, keysOf(name), value);
  return tree;
}
