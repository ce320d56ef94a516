declare module 'virtual:client-assets' {
  import type { ClientAssets } from './build/client-assets.ts';

  const assets: ClientAssets | null;
  export default assets;
}
