import type { AppId } from '../scene.ts';
import type { AppTemplate } from './app.ts';
import { bumble } from './bumble.ts';
import { fruitz } from './fruitz.ts';
import { happn } from './happn.ts';
import { hinge } from './hinge.ts';
import { imessage } from './imessage.ts';
import { instagram } from './instagram.ts';
import { messenger } from './messenger.ts';
import { sms } from './sms.ts';
import { snapchat } from './snapchat.ts';
import { telegram } from './telegram.ts';
import { tinder } from './tinder.ts';
import { whatsapp } from './whatsapp.ts';

export const apps: Record<AppId, AppTemplate> = {
  tinder,
  bumble,
  hinge,
  fruitz,
  happn,
  instagram,
  messenger,
  whatsapp,
  snapchat,
  imessage,
  telegram,
  sms,
};
export const appIds = Object.keys(apps) as AppId[];
