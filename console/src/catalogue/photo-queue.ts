import { patiently } from '../platform/patient-upload.ts';
import { uploadPicture } from '../platform/uploads.ts';
import { hasRightName, isTooLarge } from '../ui/pictures/picture-files.ts';
import { PICTURES_AT_ONCE, shrinkPicture } from '../ui/pictures/shrink-picture.ts';

/** The way of a photo to the server: it waits, is on its way, is there under its signed id, or can't be. */
type PhotoState =
  | { kind: 'waiting' }
  | { kind: 'coming'; share: number }
  | { kind: 'there'; signedId: string }
  | { kind: 'failed'; why: 'unreadable' | 'large' | 'refused'; error?: unknown };

/** A photo of several, its record if it has one, and the records that its name may mean. */
export type Photo = {
  key: number;
  file: File;
  /** The address under which the page itself shows it. */
  url: string;
  dish: string | undefined;
  near: readonly string[];
  state: PhotoState;
};

/** The state of the queue at a moment; `isPaused` is that the server takes no more photos in this minute. */
export type QueueState = { photos: readonly Photo[]; isPaused: boolean };

function firstState(file: File): PhotoState {
  return hasRightName(file) ? { kind: 'waiting' } : { kind: 'failed', why: 'unreadable' };
}

async function small(file: File): Promise<File | undefined> {
  if (!isTooLarge(file)) return file;
  try {
    return await shrinkPicture(file);
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

/** Photos on their way to the server, two at a time: those that have a record, made smaller where they are too large. */
export class PhotoQueue {
  #state: QueueState = { photos: [], isPaused: false };
  readonly #listeners = new Set<() => void>();
  readonly #stop = new AbortController();
  #running = 0;
  #last = 0;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly now = (): QueueState => this.#state;

  /** Takes files in, each with its record if it has one. */
  add(files: readonly { file: File; dish: string | undefined; near: readonly string[] }[]): void {
    const photos = files.map(({ file, dish, near }) => {
      this.#last += 1;
      return { key: this.#last, file, url: URL.createObjectURL(file), dish, near, state: firstState(file) };
    });
    this.#set({ photos: [...this.#state.photos, ...photos] });
    this.#go();
  }

  /** Gives a photo a record, or takes it away; a record has one photo, and the one before waits for another. */
  assign(key: number, dish: string | undefined): void {
    const photos = this.#state.photos.map((photo) => {
      if (photo.key === key) return { ...photo, dish };
      return dish !== undefined && photo.dish === dish ? { ...photo, dish: undefined } : photo;
    });
    this.#set({ photos });
    this.#go();
  }

  /** Sends a photo again that could not be sent. */
  retry(key: number): void {
    this.#put(key, { kind: 'waiting' });
    this.#go();
  }

  /** Stops all that is on its way. */
  end(): void {
    this.#stop.abort();
    for (const { url } of this.#state.photos) URL.revokeObjectURL(url);
  }

  #set(part: Partial<QueueState>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }

  #put(key: number, state: PhotoState): void {
    this.#set({
      photos: this.#state.photos.map((photo) => (photo.key === key ? { ...photo, state } : photo)),
    });
  }

  #go(): void {
    while (this.#running < PICTURES_AT_ONCE && !this.#stop.signal.aborted) {
      const next = this.#state.photos.find(({ dish, state }) => dish && state.kind === 'waiting');
      if (!next) return;
      this.#running += 1;
      this.#put(next.key, { kind: 'coming', share: 0 });
      void this.#send(next).finally(() => {
        this.#running -= 1;
        this.#go();
      });
    }
  }

  async #send({ key, file }: Photo): Promise<void> {
    const { signal } = this.#stop;
    const sent = await small(file);
    if (!sent) return this.#put(key, { kind: 'failed', why: 'large' });
    const onProgress = (share: number) => this.#put(key, { kind: 'coming', share });
    try {
      const { signedId } = await patiently(() => uploadPicture(sent, { onProgress, signal }), {
        signal,
        onPause: (isPaused) => this.#set({ isPaused }),
      });
      this.#put(key, { kind: 'there', signedId });
    } catch (error) {
      if (signal.aborted) return;
      console.error(error);
      this.#put(key, { kind: 'failed', why: 'refused', error });
    }
  }
}
