import { UPLOAD } from '@sofra/contract/limits';

/** Whether a file is over the bound of an upload, and is made smaller first (rule 47). */
export const isTooLarge = ({ size }: File): boolean => size > UPLOAD.maxBytes;

/** Whether a file is named as the pictures that can be uploaded. */
export const hasRightName = ({ name }: File): boolean =>
  UPLOAD.extensions.some((extension) => name.toLowerCase().endsWith(extension));
