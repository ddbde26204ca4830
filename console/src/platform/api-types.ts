import type { CallName, Calls } from '@sofra/contract/api/calls';
import type { z } from 'zod';

type Params<P extends string> = P extends `${string}{${infer K}}${infer Rest}`
  ? { [X in K]: string } & Params<Rest>
  : unknown;

type Body<C> = C extends { body: infer B extends z.ZodType } ? { body: z.input<B> } : unknown;

// Query parameters are strings on the wire; the client writes numbers.
type Words<Q> = { [K in keyof Q]?: string | number };
type Query<C> = C extends { query: infer Q extends z.ZodType } ? { query?: Words<z.input<Q>> } : unknown;

/** Calls that read no token. */
export type OpenCall = {
  [K in CallName]: Calls[K] extends { access: 'open'; recognises?: never } ? K : never;
}[CallName];

/** Calls that are made with a token and without one. */
export type EitherCall = {
  [K in CallName]: Calls[K] extends { access: 'either' } | { recognises: true } ? K : never;
}[CallName];

/** Sends a request and resolves with its response: the browser's `fetch`, or one that reports progress. */
export type Carrier = (address: string, request: CarriedRequest) => Promise<Response>;

/** A request as a carrier is given it. */
type CarriedRequest = { method: string; headers: Headers; body?: string; signal?: AbortSignal };

/** The options of every call besides its own arguments. */
export type Extras = {
  /** Carries the request in the place of `fetch`. */
  carrier?: Carrier;
  /** Ends the call early. */
  signal?: AbortSignal;
  /** An ETag: the server refuses with 412 when the record has changed since. */
  ifMatch?: string;
};

/** The arguments of a call: the placeholders of its path by name, its body and its query. */
export type Args<K extends CallName> = Params<K> & Body<Calls[K]> & Query<Calls[K]> & Extras;

/** The document that a call answers; undefined for one without a body. */
export type Answer<K extends CallName> = z.output<Calls[K]['answer']>;
