type Identifier = { type: string; id: string };
type Resource = Identifier & {
  attributes: object;
  relationships?: Record<string, { data?: Identifier | Identifier[] | null; links?: unknown }> | undefined;
  meta?: object;
};

/** The resources that may come with a document. */
type IncludedOf<D> = D extends { included?: infer I }
  ? NonNullable<I> extends (infer R)[]
    ? R
    : never
  : never;

type Named<T, I> = Extract<I, { type: T }> extends never ? Identifier : Flat<Extract<I, { type: T }>, I>;

type Related<D, I> = D extends { data?: infer X }
  ? X extends readonly { type: infer T }[]
    ? Named<T, I>[]
    : X extends { type: infer T }
      ? Named<T, I>
      : X
  : never;

type Relations<R> = R extends { relationships?: infer X } ? NonNullable<X> : Record<never, never>;

type Meta<R> = R extends { meta: infer M } ? M : unknown;

/** A resource as one plain object: type, id, meta, its attributes, and what it refers to under the names of the relationships. */
type Flat<R, I> = R extends { type: infer T; attributes: infer A }
  ? { type: T; id: string } & Meta<R> & A & { [N in keyof Relations<R>]: Related<Relations<R>[N], I> }
  : never;

type FlatData<D> = D extends { data: infer X }
  ? X extends readonly (infer R)[]
    ? Flat<R, IncludedOf<D>>[]
    : Flat<X, IncludedOf<D>>
  : never;

const keyOf = ({ type, id }: Identifier) => `${type} ${id}`;

/**
 * The data of a JSON:API document as plain objects, with `included` put where it is referred to; what did not come with
 * the document stays a `{type, id}`, and a relationship that is only linked is left out.
 */
export function flatten<D extends { data: unknown }>(document: D): FlatData<D> {
  const included = (document as { included?: Resource[] }).included ?? [];
  const known = new Map(included.map((resource) => [keyOf(resource), resource]));
  // A chain of what refers to what, so that a circle on the wire ends in a `{type, id}`.
  const named = (identifier: Identifier, above: readonly string[]): object => {
    const key = keyOf(identifier);
    const resource = known.get(key);
    return resource && !above.includes(key) ? flat(resource, [...above, key]) : identifier;
  };
  const flat = (resource: Resource, above: readonly string[]): object => {
    const related = Object.entries(resource.relationships ?? {}).flatMap(([name, { data }]) => {
      if (data === undefined) return [];
      if (Array.isArray(data)) return [[name, data.map((one) => named(one, above))] as const];
      return [[name, data && named(data, above)] as const];
    });
    const { type, id, meta, attributes } = resource;
    return { type, id, ...meta, ...attributes, ...Object.fromEntries(related) };
  };
  const top = (resource: Resource) => flat(resource, [keyOf(resource)]);
  const data = document.data as Resource | Resource[];
  return (Array.isArray(data) ? data.map(top) : top(data)) as FlatData<D>;
}
