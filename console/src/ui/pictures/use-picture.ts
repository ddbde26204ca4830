import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react';
import { uploadPicture } from '../../platform/uploads.ts';
import { useLocalUrl } from '../controls/use-local-url.ts';
import type { Part } from './crop.ts';
import { hasRightName, isTooLarge } from './picture-files.ts';
import { shrinkPicture } from './shrink-picture.ts';

/** A picture as a form holds it: what to show, and what to send (a signed id; '' clears; undefined: it stays as it was). */
export type PictureValue = { url: string | null; signedId?: string };

/** Why a file did not become the picture: over 1 MB and not to be made smaller, of another kind, or refused (then `error` says why). */
type PictureProblem =
  | { kind: 'large' }
  | { kind: 'unreadable' }
  | { kind: 'failed'; file: File; error: unknown };

type State = {
  local: string | null;
  /** The file that was chosen, of which a part may be chosen yet. */
  file: File | null;
  share: number | null;
  problem: PictureProblem | null;
  made: Made | null;
};

/** The bytes of a picture that was too large, and of what was made of it. */
type Made = { before: number; after: number };

/** The state of a picker's picture, and its actions. */
export type Picture = {
  url: string | null;
  /** The share that has been uploaded, from 0 to 1, or null when nothing is on its way. */
  share: number | null;
  problem: PictureProblem | null;
  /** The sizes of a picture that was made smaller by itself (rule 47). */
  made: Made | null;
  /** Whether a save has to wait. */
  isBusy: boolean;
  /** The file that was chosen here, as long as a part of it can be chosen. */
  file: File | null;
  /** Whether a part is being chosen. */
  isCropping: boolean;
  setCropping: (isCropping: boolean) => void;
  pick: (file: File) => void;
  /** Takes a part of a file, made smaller in the browser. */
  crop: (file: File, part: Part) => void;
  /** Shows what the form holds again. */
  reset: () => void;
  clear: () => void;
};

const IDLE: State = { local: null, file: null, share: null, problem: null, made: null };

/** The upload that is on its way, one at a time: a newer one, and the end of the form, break it off. */
function useAlone() {
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  return () => {
    running.current?.abort();
    running.current = new AbortController();
    return running.current.signal;
  };
}

type Uploading = {
  setState: Dispatch<SetStateAction<State>>;
  localUrl: (file: File | null) => string | null;
  onUploaded: (value: PictureValue) => void;
};

/** Uploads a file, shown meanwhile, or makes it smaller first; `whole` is what it was cut from. */
function uploads({ setState, localUrl, onUploaded }: Uploading) {
  const upload = async (file: File, signal: AbortSignal, whole = file) => {
    const shown = localUrl(file);
    const made = isTooLarge(whole) ? { before: whole.size, after: file.size } : null;
    setState({ ...IDLE, local: shown, file: whole, share: 0 });
    const onProgress = (uploaded: number) => setState((state) => ({ ...state, share: uploaded }));
    try {
      const { signedId, url } = await uploadPicture(file, { onProgress, signal });
      onUploaded({ url, signedId });
      setState({ ...IDLE, local: shown, file: whole, made });
    } catch (error) {
      if (signal.aborted) return;
      console.error(error);
      setState({ ...IDLE, problem: { kind: 'failed', file, error } });
    }
  };
  const shrink = async (file: File, signal: AbortSignal, part?: Part) => {
    setState({ ...IDLE, local: localUrl(file), file, share: 0 });
    try {
      const small = await shrinkPicture(file, part);
      if (!signal.aborted) await upload(small, signal, file);
    } catch (error) {
      console.error(error);
      if (!signal.aborted)
        setState({ ...IDLE, problem: { kind: isTooLarge(file) ? 'large' : 'unreadable' } });
    }
  };
  return { upload, shrink };
}

/** Takes pictures for a form: shows them at once, uploads them, and hands their signed ids to `onChange` (rule 30). */
export function usePicture(value: PictureValue, onChange: (value: PictureValue) => void): Picture {
  const [{ local, file: chosen, share, problem, made }, setState] = useState<State>(IDLE);
  const [isCropping, setCropping] = useState(false);
  const alone = useAlone();
  const localUrl = useLocalUrl();
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });

  const onUploaded = (uploaded: PictureValue) => latest.current(uploaded);
  const { upload, shrink } = uploads({ setState, localUrl, onUploaded });
  const pick = (file: File) => {
    const signal = alone();
    if (!hasRightName(file)) setState({ ...IDLE, problem: { kind: 'unreadable' } });
    else if (isTooLarge(file)) void shrink(file, signal);
    else void upload(file, signal);
  };
  const reset = () => {
    alone();
    setState({ ...IDLE, local: localUrl(null) });
  };
  const clear = () => {
    reset();
    latest.current({ url: null, signedId: '' });
  };
  const url = local ?? value.url;
  return {
    url,
    share,
    problem,
    made,
    isBusy: share !== null,
    file: chosen,
    isCropping,
    setCropping,
    pick,
    reset,
    clear,
    crop: (file, part) => void shrink(file, alone(), part),
  };
}
