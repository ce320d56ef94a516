import type { AppId, Look, Scene, Wallpaper } from '../scene.ts';

/** How one app looks. */
export interface AppTemplate {
  id: AppId;
  platforms: ('ios' | 'android')[];
  looks: Look[];
  wallpapers: Wallpaper[];
  /** Number of layouts that the app has; the last one is used in the test split alone. */
  layouts: number;
  can: { quote: boolean; reaction: boolean; voice: boolean; sticker: boolean };
  /** Receipts under the user's last message; empty where the app shows none. */
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
