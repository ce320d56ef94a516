/** «IMG_2034.HEIC» → «retouched-IMG_2034.jpg», since what comes back is a JPEG. */
export function retouchedName(original: string): string {
  return `retouched-${original.replace(/\.[a-z0-9]{1,5}$/i, '')}.jpg`;
}
