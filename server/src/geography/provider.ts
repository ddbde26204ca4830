import type { Place, Sought } from './place.ts';

/** A geocoder of others, as two pure functions: the request for what is sought, and the places of its answer. */
export type Provider = {
  /** Its name in the log. */
  name: string;
  request(sought: Sought): URL;
  /** Throws when the answer is none of its own. */
  places(answer: unknown): Place[];
  /** Milliseconds from one request to the next, where it asks for that. */
  every?: number;
};

/** The address of a provider's request with these parameters; those without a value are left out. */
export function requestTo(address: string, parameters: Record<string, string | number | undefined>): URL {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters))
    if (value !== undefined) url.searchParams.set(name, String(value));
  return url;
}
