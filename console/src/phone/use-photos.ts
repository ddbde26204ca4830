import type { Photo } from '@sofra/contract/pictures/photo';
import { useCallback, useEffect, useState } from 'react';
import { showFailure } from '../platform/notices.ts';

/** The picture of a signed address; its size is what the browser finds. */
async function photoAt(url: string): Promise<Photo> {
  const [, folder = '', width = ''] = /^(.*)\/(\d+)$/.exec(url) ?? [];
  const image = new Image();
  image.src = url;
  await image.decode();
  const height = Math.round((Number(width) * image.naturalHeight) / image.naturalWidth);
  return { number: 0, width: Number(width), height, colour: 0, folder };
}

/** Finds the pictures of these addresses, as a page needs them; each of them once its size is known. */
export function usePhotos(urls: readonly string[]): (url: string) => Photo | undefined {
  const [photos, setPhotos] = useState<Readonly<Record<string, Photo>>>({});
  const wanted = urls.filter((url) => !photos[url]).join(' ');
  useEffect(() => {
    for (const url of wanted.split(' ').filter(Boolean))
      photoAt(url).then((photo) => setPhotos((known) => ({ ...known, [url]: photo })), showFailure);
  }, [wanted]);
  return useCallback((url) => photos[url], [photos]);
}
