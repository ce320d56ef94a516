import { createSigner, equalInConstantTime } from '../secrets.ts';

// A checksum tells a broken file; whoever changes a file can write a new checksum too. So the checksum is signed with the secret of the
// Déclic that saved the file, and one with the same secret can tell that nobody changed it since.

export interface Seal {
  /** Tells secrets apart, and nothing about them. */
  key: string;
  signature: string;
}

export type SealJudgement =
  | 'confirmed'
  /** Signed with the secret of this machine, but for another content. */
  | 'altered'
  | 'other_secret'
  | 'unsigned'
  /** A new machine, which has no secret to check the seal with. */
  | 'no_secret';

export function sealOf(secret: string, sha256: string): Seal {
  const signer = createSigner(secret);
  return { key: signer.pseudonym('backup-key', ''), signature: signer.sign('backup', sha256) };
}

export function judgeSeal(seal: Seal | null, sha256: string, secret: string | null): SealJudgement {
  if (secret === null) return 'no_secret';
  if (seal === null) return 'unsigned';
  const expected = sealOf(secret, sha256);
  if (!equalInConstantTime(expected.key, seal.key)) return 'other_secret';
  return equalInConstantTime(expected.signature, seal.signature) ? 'confirmed' : 'altered';
}

/** Why a backup is not restored, with `isTrusted` after the operator said that it may be without a proof; null where it is. */
export function refusalOf(judgement: SealJudgement, isTrusted: boolean): string | null {
  if (judgement === 'altered')
    return "Cette sauvegarde est entière, mais quelqu'un l'a modifiée après coup : sa signature, faite avec le secret de ce Déclic, n'est pas celle de son contenu. Rien n'a été changé : prends-en une autre.";
  if (isTrusted) return null;
  const wayOut = "Rien n'a été changé. Si tu sais d'où vient ce fichier, ajoute --unproven.";
  if (judgement === 'unsigned')
    return `Cette sauvegarde n'est pas signée (elle vient d'une version plus ancienne, ou quelqu'un l'a modifiée). ${wayOut}`;
  if (judgement === 'other_secret')
    return `Cette sauvegarde est signée avec un autre secret que celui de ce Déclic (APP_SECRET ou app-secret) : rien ne dit si quelqu'un l'a modifiée. ${wayOut}`;
  return null;
}

/** What is known of a backup that was restored. `holdsSecret`: whoever reads the file can sign it. */
export function describeProof(judgement: SealJudgement, { holdsSecret }: { holdsSecret: boolean }): string {
  if (judgement === 'confirmed')
    return holdsSecret
      ? 'Elle est signée avec le secret de ce Déclic, qui est aussi dans le fichier : qui a pu le lire a pu le modifier.'
      : "Le secret de ce Déclic confirme que personne ne l'a modifiée.";
  if (judgement === 'no_secret')
    return "Elle est entière ; ce Déclic n'avait pas de secret pour vérifier que personne ne l'a modifiée.";
  return "Elle est entière ; rien ne prouve que personne ne l'a modifiée.";
}
