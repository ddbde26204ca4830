import { z } from 'zod';

/** The media type of every body in both directions (`docs/api.md`). */
export const MEDIA_TYPE = 'application/vnd.api+json';

/** The header with the activity that a call has made. */
export const ACTIVITY_HEADER = 'Activity-Id';

const identifier = <T extends string>(type: T) => z.strictObject({ type: z.literal(type), id: z.string() });

/** A relationship to one record or none. */
export const toOne = <T extends string>(type: T) => z.strictObject({ data: identifier(type).nullable() });

/** A relationship to a list of records short enough to name them all. */
export const toMany = <T extends string>(type: T) => z.strictObject({ data: z.array(identifier(type)) });

/** A relationship whose list has a call of its own; it names its records only in a document that includes them. */
export const related = z.strictObject({
  links: z.strictObject({ related: z.string() }),
  data: z.array(z.strictObject({ type: z.string(), id: z.string() })).optional(),
});

/** The `meta` with a record's version, which `If-Match: "{version}-"` is compared with. */
export const versioned = { meta: z.strictObject({ version: z.int() }) };

/**
 * A resource as the wire shows it: one definition for validation in the tests, types and OpenAPI. `beside`
 * are further members, such as `versioned`.
 */
export function resource<
  T extends string,
  A extends z.ZodRawShape,
  R extends z.ZodRawShape,
  B extends z.ZodRawShape = Record<never, never>,
>(type: T, attributes: A, relationships: R, beside?: B) {
  return z
    .strictObject({
      type: z.literal(type),
      id: z.string(),
      attributes: z.strictObject(attributes),
      relationships: z.strictObject(relationships).optional(),
      ...((beside ?? {}) as B),
    })
    .meta({ title: type });
}

/** The figures of a page (rule 115). */
const pageMeta = z.strictObject({
  per_page: z.int(),
  current_page: z.int(),
  last_page: z.int(),
  total: z.int(),
});

const pageLinks = z.record(z.enum(['self', 'first', 'last', 'prev', 'next']), z.string().nullable());

const included = <K extends z.ZodType>(kinds: readonly K[]) => z.array(z.union(kinds)).optional();

/** An answer that holds one resource and its included ones. */
export function one<R extends z.ZodType, K extends z.ZodType = z.ZodNever>(
  data: R,
  kinds: readonly K[] = [],
) {
  return z.strictObject({ data, included: included(kinds) });
}

/** An answer that holds one page of resources; `facts` are further members of its `meta`. */
export function page<
  R extends z.ZodType,
  K extends z.ZodType = z.ZodNever,
  F extends z.ZodRawShape = Record<never, never>,
>(data: R, kinds: readonly K[] = [], facts?: F) {
  return z.strictObject({
    data: z.array(data),
    included: included(kinds),
    meta: pageMeta.extend((facts ?? {}) as F),
    links: pageLinks,
  });
}

/** An answer that holds a whole list. */
export function all<R extends z.ZodType, K extends z.ZodType = z.ZodNever>(
  data: R,
  kinds: readonly K[] = [],
) {
  return z.strictObject({ data: z.array(data), included: included(kinds) });
}

/** An answer without a body. */
export const nothing = z.undefined();

/** The error document (`docs/api.md`, Errors). */
export const errors = z.strictObject({
  errors: z
    .array(
      z.strictObject({
        id: z.string(),
        status: z.string(),
        code: z.string(),
        title: z.string(),
        detail: z.string(),
        source: z
          .strictObject({ pointer: z.string().optional(), parameter: z.string().optional() })
          .optional(),
        meta: z
          .strictObject({ actor: z.string(), support_actor: z.string().nullable(), at: z.string() })
          .optional(),
      }),
    )
    .min(1),
});

/** One record of a write call: its type, its id if it has one, attributes and relationships. */
export function record<
  T extends string,
  A extends z.ZodRawShape,
  R extends z.ZodRawShape = Record<never, never>,
>(type: T | readonly [T, ...T[]], attributes: A, relationships?: R) {
  return z.strictObject({
    type: z.literal(type as T),
    id: z.string().optional(),
    // The compiler can't tell of a shape that it doesn't know whether it may be left out: the schema judges it.
    attributes: z.strictObject(attributes).prefault({} as never),
    relationships: z
      .strictObject((relationships ?? {}) as R)
      .partial()
      .optional(),
  });
}

/** The body of a write call that carries one record. */
export function body<D extends z.ZodType>(data: D) {
  return z.strictObject({ data });
}
