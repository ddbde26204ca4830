import { patiently } from '../platform/patient-upload.ts';
import { uploadPicture } from '../platform/uploads.ts';
import { PICTURES_AT_ONCE, shrinkPicture } from '../ui/pictures/shrink-picture.ts';
import type { VenueFile } from './read-file.ts';
import type { Progress } from './write-file.ts';

/** A picture as the server takes it, which reads no WebP; undefined for bytes that are no picture. */
async function readable(file: File | undefined): Promise<File | undefined> {
  try {
    return file && (await shrinkPicture(file));
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

export type Uploading = { onProgress: Progress; onPause: (isPaused: boolean) => void; signal: AbortSignal };

/** Uploads pictures of a file by their names; answers their signed ids. One that can't be read is not among them. */
export async function uploadPictures(
  { pictureOf }: VenueFile,
  names: readonly string[],
  { onProgress, onPause, signal }: Uploading,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  const waiting = [...names];
  let done = 0;
  const work = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      signal.throwIfAborted();
      const file = await readable(pictureOf(name));
      if (file) {
        const send = () => uploadPicture(file, { onProgress: () => undefined, signal });
        ids.set(name, (await patiently(send, { signal, onPause })).signedId);
      }
      done += 1;
      onProgress(done, names.length);
    }
  };
  onProgress(0, names.length);
  await Promise.all(Array.from({ length: PICTURES_AT_ONCE }, work));
  return ids;
}
