import { UPLOAD } from '@sofra/contract/limits';

/** Whether a file is over the bound of an upload, and is made smaller first (rule 47). */
export const isTooLarge = ({ size }: File): boolean => size > UPLOAD.maxBytes;

/** Whether a file is named as the pictures that can be uploaded. */
export const hasRightName = ({ name }: File): boolean =>
  UPLOAD.extensions.some((extension) => name.toLowerCase().endsWith(extension));

/** A saved picture as a file; what is transparent in it is so still. */
export async function savedFile(url: string): Promise<File> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`A picture was answered with ${answer.status}.`);
  const picture = await answer.blob();
  return new File([picture], 'picture', { type: picture.type });
}
