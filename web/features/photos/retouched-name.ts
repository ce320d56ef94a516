const ofJpeg = /\.(?:jpe?g|jpe|jfif)$/i;

/** «moi.JPEG» → «retouched-moi.JPEG»; «IMG_2034.HEIC» → «retouched-IMG_2034.jpg», since what comes back is a JPEG. */
export function retouchedName(original: string): string {
  const name = ofJpeg.test(original) ? original : `${original.replace(/\.[a-z0-9]{1,5}$/i, '')}.jpg`;
  return `retouched-${name}`;
}
