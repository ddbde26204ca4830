import type { UseFormReturnType } from '@mantine/form';
import type { Picture } from '../ui/pictures/use-picture.ts';
import type { Draft } from './record-body.ts';
import type { Row } from './rows.ts';

/** The properties of the editor's fields. */
export type FieldProps = {
  /** The form, with the values that were there before. */
  form: UseFormReturnType<Draft> & { before: Draft };
  picture: Picture;
  currency: string;
  /** The record as it is stored; none of a new one. */
  row: Row | undefined;
};
