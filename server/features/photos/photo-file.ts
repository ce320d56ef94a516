import { type PhotoRefusal, photoLimits, photoRefusals } from '#contract/photos.ts';
import { AppError } from '../../errors.ts';
import { bytesOf } from '../assistant/rules.ts';

/** The bytes of a photo in base64, or its refusal. They stay in memory and are gone with the request. */
export function photoFileFrom(imageBase64: string): Uint8Array {
  const file = bytesOf(imageBase64);
  if (file.byteLength > photoLimits.fileBytes) throw refusedPhoto('image_too_large');
  return file;
}

export function refusedPhoto(refusal: PhotoRefusal): AppError {
  return new AppError('unprocessable', photoRefusals[refusal], { reason: refusal });
}
