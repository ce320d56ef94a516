import type { Raster } from '#engine/pixels/ports.ts';
import { imageOf } from './raw-pixels.ts';

// Pixels → a JPEG that says it was retouched by an algorithm, and nothing else: no place, no camera, no date.

/** The term of the IPTC's vocabulary for a photo whose light, colours or sharpness a program changed. */
export const algorithmicallyEnhanced = 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicallyEnhanced';

const mark = `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
  <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
    <rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/">
      <Iptc4xmpExt:DigitalSourceType>${algorithmicallyEnhanced}</Iptc4xmpExt:DigitalSourceType>
    </rdf:Description>
  </rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`;

/** Of JPEG, 1 to 100. */
const quality = 92;

export function encodeRetouched(picture: Raster): Promise<Buffer> {
  return imageOf(picture).jpeg({ quality, chromaSubsampling: '4:4:4' }).withXmp(mark).toBuffer();
}
