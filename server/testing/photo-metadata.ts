import sharp from 'sharp';

// A JPEG with everything that cameras and programs write beside the picture, and what a JPEG has beside its picture.

/** The photo with the text in its GPS data, thumbnail, XMP, IPTC, comment, colour profile and after its end. */
export async function withTextEverywhere(photo: Buffer, text: string): Promise<Buffer> {
  const file = await sharp(photo)
    .jpeg()
    .withExif({
      IFD0: { Make: text, Copyright: text },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 30/1', GPSMapDatum: text },
    })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>${text}</place></x:xmpmeta>`)
    .toBuffer();
  const added = [
    segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), thumbnailOnly(text)])),
    segment(0xed, Buffer.from(`Photoshop 3.0\0${text}`)),
    segment(0xe2, Buffer.from(`ICC_PROFILE\0\x01\x01${text}`, 'latin1')),
    segment(0xfe, Buffer.from(text)),
  ];
  return Buffer.concat([file.subarray(0, 2), ...added, file.subarray(2), Buffer.from(`<script>${text}</script>`)]);
}

/** EXIF data whose second directory points to a small picture, here a JPEG with the text as its comment. */
function thumbnailOnly(text: string): Buffer {
  const thumbnail = Buffer.concat([
    Buffer.from('ffd8', 'hex'),
    segment(0xfe, Buffer.from(text)),
    Buffer.from('ffd9', 'hex'),
  ]);
  const entry = (tag: number, value: number) => {
    const bytes = Buffer.alloc(12);
    bytes.writeUInt16BE(tag, 0);
    bytes.writeUInt16BE(4, 2);
    bytes.writeUInt32BE(1, 4);
    bytes.writeUInt32BE(value, 8);
    return bytes;
  };
  const [thumbnailOffset, thumbnailLength] = [0x0201, 0x0202];
  const directories = Buffer.concat([
    Buffer.from('4d4d002a00000008' + '0000' + '0000000e' + '0002', 'hex'),
    entry(thumbnailOffset, 44),
    entry(thumbnailLength, thumbnail.length),
    Buffer.alloc(4),
  ]);
  return Buffer.concat([directories, thumbnail]);
}

function segment(marker: number, data: Buffer): Buffer {
  const start = Buffer.from([0xff, marker, 0, 0]);
  start.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([start, data]);
}

/** The first letters of each application segment and comment of a JPEG, and how many bytes follow its end. */
export function besidePicture(jpeg: Buffer): { segments: string[]; bytesAfterEnd: number } {
  const segments: string[] = [];
  const startOfScan = 0xda;
  for (let at = 2; jpeg[at + 1] !== startOfScan; at += 2 + jpeg.readUInt16BE(at + 2)) {
    const marker = jpeg[at + 1] as number;
    const isPicture = marker < 0xe0;
    if (!isPicture) segments.push(jpeg.toString('latin1', at + 4, at + 8).replace(/\0.*/s, ''));
  }
  return { segments, bytesAfterEnd: jpeg.length - 2 - jpeg.lastIndexOf(Buffer.from('ffd9', 'hex')) };
}
