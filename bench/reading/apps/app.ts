import type { AppId, Look, Scene, Wallpaper } from '../scene.ts';

/** How one app looks. */
export interface AppTemplate {
  id: AppId;
  platforms: ('ios' | 'android')[];
  looks: Look[];
  wallpapers: Wallpaper[];
  /** How many `layout`s it tells apart; the last one is kept for the test split. */
  layouts: number;
  can: { quote: boolean; reaction: boolean; voice: boolean; sticker: boolean };
  /** Under my last message; empty where the app says nothing. */
  receipts: string[];
  /** Grey lines between messages, `{name}` for the match. */
  notices: string[];
  dates: 'weekday' | 'pill' | 'none';
  /** Short chats start under the header. */
  startsAtTop: boolean;
  style(scene: Scene): string;
  header(scene: Scene): string;
  chat(scene: Scene): string;
  inputBar(scene: Scene): string;
}
