import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import schema from './json-api.schema.json' with { type: 'json' };

const ajv = new Ajv({ strict: false, allErrors: true });
formats.default(ajv);
const validate = ajv.compile(schema);

type Linkage = { type: string; id: string };
type Resource = Linkage & { relationships?: Record<string, { data?: Linkage | Linkage[] | null }> };
type Document = { data?: Resource | Resource[] | null; included?: Resource[] };

const cardOf = ({ type, id }: Linkage) => `${type} ${id}`;
const listOf = <T>(some: T | T[] | null | undefined): T[] =>
  Array.isArray(some) ? some : some ? [some] : [];

/** Every included resource must be linked from primary data or another included one, and be included once. */
function linkageProblems({ data, included = [] }: Document): string[] {
  const resources = [...listOf(data), ...included];
  const cards = resources.map(cardOf);
  const linked = new Set(
    resources.flatMap(({ relationships = {} }) =>
      Object.values(relationships).flatMap((relationship) => listOf(relationship.data).map(cardOf)),
    ),
  );
  return [
    ...cards.filter((card, at) => cards.indexOf(card) !== at).map((card) => `${card} is there twice`),
    ...included
      .map(cardOf)
      .filter((card) => !linked.has(card))
      .map((card) => `nothing refers to ${card}`),
  ];
}

/** The violations of JSON:API 1.1 in a document, one sentence each. */
export function conformanceProblems(document: unknown): string[] {
  if (!validate(document))
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  return linkageProblems(document as Document);
}
