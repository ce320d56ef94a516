/** A thief may name a key: a name that could carry a link or a message is left out. */
export function quotedName(name: string): string {
  return /^[\p{L}\p{M}\p{N}'’() -]{1,30}$/u.test(name) ? `la clé d'accès « ${name} »` : "une clé d'accès";
}
