// @demand bounded-forms
import { describe, expect, it } from 'vitest';
import { openUploadRoom, type Place } from './upload-room.ts';

const full = { code: 'overloaded', status: 503, details: { retryAfterSeconds: 5 } };
const megabyte = 1024 * 1024;

function thrownBy(work: () => void): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  return null;
}

/** Different senders, one after the other, until one is refused. */
function fill(enter: (sender: string) => Place): { places: Place[]; refusal: unknown } {
  const places: Place[] = [];
  let refusal: unknown = null;
  while (refusal === null && places.length < 10_000)
    refusal = thrownBy(() => void places.push(enter(`account ${places.length}`)));
  return { places, refusal };
}

describe('the room for large bodies', () => {
  it('gives an account two forms and six pictures in JSON at once, whatever others do', () => {
    for (const [kind, allowed] of [
      ['form', 2],
      ['json', 6],
    ] as const) {
      const room = openUploadRoom();
      const own = Array.from({ length: allowed }, () => room.enter('Léa', kind, 10));
      expect(thrownBy(() => room.enter('Léa', kind, 10))).toMatchObject({
        code: 'rate_limited',
        message: `${allowed} envois au maximum en même temps. Attends la fin des premiers.`,
      });
      room.enter('Sam', kind, 10);
      own[0]?.leave();
      own[0]?.leave();
      room.enter('Léa', kind, 10);
      expect(thrownBy(() => room.enter('Léa', kind, 10))).toMatchObject({ code: 'rate_limited' });
    }
  });

  it('lets many arrive, since they drip at little cost, but has an end', () => {
    const room = openUploadRoom();
    const { places, refusal } = fill((sender) => room.enter(sender, 'form', undefined));
    expect(places.length).toBeGreaterThanOrEqual(200);
    expect(refusal).toMatchObject(full);
    places[0]?.leave();
    room.enter('next', 'form', undefined);
  });

  it('holds so many bytes over all, and gives them back with the place', () => {
    const room = openUploadRoom();
    const { places, refusal } = fill((sender) => {
      const place = room.enter(sender, 'form', 23 * megabyte);
      place.hold(23 * megabyte);
      return place;
    });
    expect(places.length).toBe(4);
    expect(refusal).toMatchObject(full);
    places[0]?.leave();
    room.enter('next', 'form', 23 * megabyte).hold(23 * megabyte);
  });

  it('leaves two thirds of the bytes to others, however much an account sends', () => {
    const room = openUploadRoom();
    const own = { code: 'rate_limited', message: 'Tu envoies beaucoup à la fois. Attends la fin des premiers envois.' };
    const form = room.enter('Léa', 'form', 24 * megabyte);
    form.hold(24 * megabyte);
    const picture = room.enter('Léa', 'json', undefined);
    picture.hold(8 * megabyte);
    expect(thrownBy(() => picture.hold(1))).toMatchObject(own);
    expect(thrownBy(() => room.enter('Léa', 'form', 1))).toMatchObject(own);
    for (const sender of ['Sam', 'Noé']) room.enter(sender, 'form', 24 * megabyte).hold(24 * megabyte);
    form.leave();
    room.enter('Léa', 'form', 24 * megabyte).hold(24 * megabyte);
  });

  it('holds no bytes for what is declared but does not come', () => {
    const room = openUploadRoom();
    for (let dripping = 0; dripping < 50; dripping++) room.enter(`dripping ${dripping}`, 'form', 23 * megabyte).hold(1);
    room.enter('Léa', 'form', 23 * megabyte).hold(23 * megabyte);
  });

  it('refuses a body that turns out larger than what is left', () => {
    const room = openUploadRoom();
    const place = room.enter('Léa', 'form', undefined);
    for (const sender of ['Sam', 'Noé', 'Zoé']) room.enter(sender, 'form', undefined).hold(30 * megabyte);
    expect(thrownBy(() => place.hold(7 * megabyte))).toMatchObject(full);
    place.leave();
    expect(room.enter('Léa', 'form', 6 * megabyte)).toBeDefined();
  });

  it('sends away who holds much and still sends after fifteen seconds, but only where there is no room left', () => {
    let ms = 0;
    const room = openUploadRoom(() => ms);
    const phone = room.enter('Ana', 'form', 2 * megabyte);
    const slow = ['Sam', 'Noé', 'Zoé'].map((sender) => room.enter(sender, 'form', 31 * megabyte));
    for (const place of slow) place.hold(31 * megabyte);
    ms = 16_000;
    for (const place of [phone, ...slow]) place.hold(1000);
    const late = room.enter('Max', 'form', 1000);
    expect(thrownBy(() => room.enter('Léa', 'form', 23 * megabyte))).toMatchObject(full);
    expect(thrownBy(() => slow[0]?.hold(1))).toMatchObject(full);
    for (const place of [phone, late, slow[1], slow[2]]) place?.hold(1);
    slow[0]?.leave();
    room.enter('Léa', 'form', 23 * megabyte).hold(23 * megabyte);
  });

  it('sends away nobody who has sent everything, and leaves no slow sender in peace for them', () => {
    let ms = 0;
    const room = openUploadRoom(() => ms);
    const whole = ['Sam', 'Noé', 'Zoé'].map((sender) => room.enter(sender, 'form', 24 * megabyte));
    for (const place of whole) {
      place.hold(24 * megabyte);
      place.arrive();
    }
    const slow = room.enter('Ana', 'form', 12 * megabyte);
    slow.hold(10 * megabyte);
    ms = 20_000;
    expect(thrownBy(() => room.enter('Léa', 'form', 20 * megabyte))).toMatchObject(full);
    expect(thrownBy(() => slow.hold(1))).toMatchObject(full);
  });
});
