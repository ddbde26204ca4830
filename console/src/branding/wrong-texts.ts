import { type FieldErrors, fieldErrors } from '../forms/field-errors.ts';
import { valueAt } from './merge-themes.ts';

/** A text that was typed for an option and can't be its value: the form still has the last right one, and `limit` says why. */
export type WrongText = { text: string; over: string | number | boolean; limit: string };

/** The wrong texts by the paths of their options in the form. */
export type WrongTexts = Map<string, WrongText>;

/** The errors of the wrong texts; a value that came from elsewhere has replaced what was typed over another. */
export const wrongFields = (texts: WrongTexts, values: object): FieldErrors =>
  fieldErrors(
    [...texts].flatMap(([path, { over, limit }]) =>
      valueAt(values, path.split('.')) === over ? [[path, limit] as const] : [],
    ),
  );
