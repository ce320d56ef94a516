import { decodePhoto } from '../photos/decode-photo.ts';
import { decode } from '../reading/decode.ts';
import type { FromDecoder, ToDecoder } from './decoder-process.ts';

// The program of the process that decodes pictures, one at a time.

const tell = (message: FromDecoder) => process.send?.(message);

process.on('message', async ({ kind, file }: ToDecoder) => {
  tell(kind === 'photo' ? await decodePhoto(file) : await decode(file));
});
// An ordinary end waits for a decoder that does not come back.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
tell('ready');
