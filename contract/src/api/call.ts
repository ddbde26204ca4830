import { z } from 'zod';
import { PAGE, type RATE } from '../limits.ts';

/** One call of the API: all that the server's routes, the console's client, OpenAPI and the generated tests need. */
export type Call = {
  summary: string;
  /**
   * `open` needs no token and ignores an old one; `either` works without one, but a given one must be valid; `user` needs
   * any token, `account` one within an account, `venue` one with a current venue too, `support` a support user's own,
   * `spoofed` one of support in an account.
   */
  access: 'open' | 'either' | 'user' | 'account' | 'venue' | 'support' | 'spoofed';
  /** An open call that a valid token identifies the caller of; any other token is ignored. */
  recognises?: boolean;
  /** Takes a token of support in an account even when the invitation is over (rule 15). */
  afterSupport?: boolean;
  /** Refused with 403 `email_not_confirmed` while the account is disconnected (rule 5). */
  changes?: boolean;
  /** Answers the activity that it has made as `Activity-Id`; none when nothing has changed. */
  records?: boolean;
  /** Refused with 403 `forbidden` while support stands in for the owner (rule 15). */
  ownerOnly?: boolean;
  /** A GET whose answer is never stored: without an ETag, `no-store`. */
  fleeting?: boolean;
  /** The calls that one client may make in a time, counted before the body is read. */
  limit?: keyof typeof RATE;
  /** Works on a whole venue or menu, so that its account may make only so many in a time (`RATE.heavy`). */
  heavy?: boolean;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** The largest body in bytes, where it is not the common one. */
  maxBytes?: number;
  status: 200 | 201 | 204;
  answer: z.ZodType;
};

/** The methods that calls use. */
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A call's name, which is also its address under `/api/v1`: `PATCH /me/menus/{menu}`. */
export type CallKey = `${Method} /${string}`;

/** Query parameters arrive as words; a whole number in a range. */
const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.int().min(min).max(max));

/** The number of a page, from 1; one past the last is empty. */
const pageNumber = z
  .string()
  .regex(/^\d+$/)
  .transform((digits) => Math.min(Number(digits), Number.MAX_SAFE_INTEGER))
  .pipe(z.int().min(1));

/** The number of a publication, as a parameter. */
export const publicationNumber = whole(1, 999_999_999);

/** The parameters of a paged list; `size` is the default page size. */
export function paging(size: number = PAGE.size) {
  return {
    'page[number]': pageNumber.prefault('1'),
    'page[size]': whole(1, PAGE.maxSize).prefault(String(size)),
  };
}

/** The parameters of a list that answers whole unless a page is asked for. */
export function optionalPaging() {
  return {
    'page[number]': pageNumber.optional(),
    'page[size]': whole(1, PAGE.maxSize).optional(),
  };
}

/** Names of fields, as `fields[menus]=title` or `fields[menus][]=title`; the server folds the second into the first. */
export function fieldsOf<const T extends string, const F extends string>(
  type: T,
  known: readonly [F, ...F[]],
) {
  const names = z
    .string()
    .transform((list) => list.split(','))
    .pipe(z.array(z.enum(known)))
    .optional();
  return { [`fields[${type}]`]: names } as Record<`fields[${T}]`, typeof names>;
}
