// The places of a lane and the line in front of them: so many calls are worked on at a time, so many more wait, first come, first served.

/** A call's place among those under way. */
export interface Place {
  /** Waits for a place, if the line is not full; rejects with what the lane says of a full line, also where the call ends meanwhile. */
  enter(): Promise<void>;
  leave(): void;
  /** The call is over: it leaves its place or the line, and takes none any more. */
  end(): void;
}

export interface LaneLine {
  hasRoom(): boolean;
  newPlace(): Place;
}

export function openLaneLine({ atOnce, inLine }: { atOnce: number; inLine: number }, full: () => Error): LaneLine {
  let underWay = 0;
  const waiting = new Set<() => void>();

  function newPlace(): Place {
    let isIn = false;
    let isOver = false;
    let giveUp = () => {};
    const take = () => {
      underWay++;
      isIn = true;
    };
    const leave = () => {
      if (!isIn) return;
      isIn = false;
      underWay--;
      const [next] = waiting;
      next?.();
    };
    const wait = () =>
      new Promise<void>((resolve, reject) => {
        const start = () => {
          waiting.delete(start);
          take();
          resolve();
        };
        giveUp = () => {
          if (waiting.delete(start)) reject(full());
        };
        waiting.add(start);
      });
    return {
      async enter() {
        if (isIn || isOver) return;
        if (underWay < atOnce) return take();
        if (waiting.size >= inLine) throw full();
        await wait();
      },
      leave,
      end() {
        isOver = true;
        giveUp();
        leave();
      },
    };
  }

  return { hasRoom: () => underWay < atOnce || waiting.size < inLine, newPlace };
}
