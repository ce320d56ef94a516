import { useSiteSettings } from '../../site.tsx';

/** The beginning of an affiliate's link, as people read it: «declic.fr/?ref=». */
export function useLinkPrefix(): string {
  const { publicUrl } = useSiteSettings();
  return `${publicUrl.replace(/^https?:\/\//, '')}/?ref=`;
}
