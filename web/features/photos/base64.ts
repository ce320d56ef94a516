// Pictures travel as base64 in JSON.

export async function base64Of(blob: Blob): Promise<string> {
  const address = await dataAddressOf(blob);
  return address.slice(address.indexOf(',') + 1);
}

/** `data:image/jpeg;base64,…` */
export async function dataAddressOf(blob: Blob): Promise<string> {
  return await new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

export function jpegOf(base64: string): Blob {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new Blob([bytes], { type: 'image/jpeg' });
}
