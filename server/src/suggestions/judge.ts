import { bodyProblems } from '@sofra/contract/api/body-problems';
import type { ProblemCode } from '@sofra/contract/api/problem-codes';
import { TRANSLATE_TEXTS } from '@sofra/contract/catalogue/translations';
import type { Wanted } from './wanted.ts';

const lineCount = (text: string) => text.split(/\r\n|\n|\r/).length;

/** A suggestion as it is stored, or the code of the rule that it breaks. */
export function judge({ field, source }: Wanted, said: string): { text: string } | { code: ProblemCode } {
  const read = TRANSLATE_TEXTS[field].safeParse(said);
  if (!read.success) return { code: bodyProblems(read.error)[0]?.code ?? 'invalid_format' };
  if (!read.data) return { code: 'required' };
  return lineCount(read.data) === lineCount(source) ? { text: read.data } : { code: 'invalid_format' };
}
