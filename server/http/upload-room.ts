import { type Refusal, refusal } from '../refusals.ts';

// Room for large bodies: forms with pictures, and pictures in JSON. All of them are in memory from their first byte until they are
// answered, so their number and their bytes are bounded, and one account cannot take what others need. A body that only drips costs
// little, so there is room for many; how many are worked on is admission.ts's.

export type LargeBody = 'form' | 'json';

/** At once. The browser sends one form, or as many photos as the plan with the most allows. */
const perAccount: Record<LargeBody, number> = { form: 2, json: 6 };
const maxInRoom = 340;
const maxBytes = 96 * 1024 * 1024;
/** Of one account: the largest form and more, but two others still have room. */
const maxBytesPerAccount = 32 * 1024 * 1024;
/** Who still sends after so long gives way where there is no room left. Screenshots are there in a second or two. */
const patienceMs = 15_000;

export interface Place {
  /** Counts bytes that have come. Throws where all bodies together have too many, and where this one has to give way. */
  hold(bytes: number): void;
  /** All has come. */
  arrive(): void;
  leave(): void;
}

export interface UploadRoom {
  /** Throws before anything of the body is read; `declaredBytes` is what is known of its size. */
  enter(sender: string, kind: LargeBody, declaredBytes: number | undefined): Place;
}

interface Guest {
  since: number;
  isSending: boolean;
  heldBytes: number;
  givesWay: boolean;
}

export function openUploadRoom(now = () => performance.now()): UploadRoom {
  const ofSender = new Map<string, number>();
  const bytesOfSender = new Map<string, number>();
  const guests = new Set<Guest>();
  let heldBytes = 0;

  /**
   * Some accounts that send slowly could otherwise keep everybody out for minutes. Those that hold the most give way first, and no
   * more of them than it takes.
   */
  function full(wantedBytes: number): Refusal {
    const slow = [...guests].filter(({ since, isSending }) => isSending && now() - since > patienceMs);
    let missing = Math.max(heldBytes + wantedBytes - maxBytes, 1);
    for (const guest of slow.sort((one, other) => other.heldBytes - one.heldBytes)) {
      if (missing <= 0) break;
      guest.givesWay = true;
      missing -= guest.heldBytes;
    }
    return refusal.uploadRoomFull();
  }

  return {
    enter(sender, kind, declaredBytes = 0) {
      const key = `${kind}:${sender}`;
      const own = ofSender.get(key) ?? 0;
      if (own >= perAccount[kind]) throw refusal.ownUploads(perAccount[kind]);
      if ((bytesOfSender.get(sender) ?? 0) + declaredBytes > maxBytesPerAccount) throw refusal.ownBytes();
      if (guests.size >= maxInRoom || heldBytes + declaredBytes > maxBytes) throw full(declaredBytes);
      ofSender.set(key, own + 1);
      const guest: Guest = { since: now(), isSending: true, heldBytes: 0, givesWay: false };
      guests.add(guest);
      return {
        hold(bytes) {
          if (guest.givesWay) throw refusal.uploadRoomFull();
          const ownBytes = (bytesOfSender.get(sender) ?? 0) + bytes;
          if (ownBytes > maxBytesPerAccount) throw refusal.ownBytes();
          if (heldBytes + bytes > maxBytes) throw full(bytes);
          bytesOfSender.set(sender, ownBytes);
          guest.heldBytes += bytes;
          heldBytes += bytes;
        },
        arrive() {
          guest.isSending = false;
        },
        leave() {
          if (!guests.delete(guest)) return;
          heldBytes -= guest.heldBytes;
          subtract(bytesOfSender, sender, guest.heldBytes);
          subtract(ofSender, key, 1);
        },
      };
    },
  };
}

/** Forgets a sender of whom nothing is left. */
function subtract(counts: Map<string, number>, key: string, amount: number): void {
  const left = (counts.get(key) ?? 0) - amount;
  if (left > 0) counts.set(key, left);
  else counts.delete(key);
}
