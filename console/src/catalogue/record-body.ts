import { STATEMENTS } from '@sofra/contract/catalogue/ingredient-states';
import { ITEM_FIELD_NAMES, type ItemValues, itemValues } from '@sofra/contract/catalogue/item-fields';
import type { Level } from '@sofra/contract/catalogue/levels';
import { readAmount } from '../ui/format/typed-amount.ts';
import type { PictureValue } from '../ui/pictures/use-picture.ts';
import { type FieldName, VIEWS } from './levels.ts';
import type { Row } from './rows.ts';
import { type Stated, statedIn } from './states.ts';

/** An extra in the editor; `key` tells rows apart, and a removed one that the server knows waits for the saving. */
export type ExtraDraft = Stated & {
  key: string;
  id?: string;
  title: string;
  price: string;
  isRemoved?: boolean;
};

/** The values of an editor: prices as they were typed; `checked` is that somebody has checked the ingredients as they stand. */
export type Draft = Stated &
  ItemValues & {
    title: string;
    currency: string;
    price: string;
    description: string;
    note: string;
    checked: boolean;
    food_speciality: string[];
    extras: ExtraDraft[];
    photo: PictureValue;
  };

type Attributes = Record<string, unknown>;

/** A record as a write call takes it; what it embeds is written in the same call (`docs/api.md`, Embedded records). */
export type Written = {
  type: Level;
  attributes?: Attributes;
  relationships?: {
    settings?: { data: { type: 'settings'; attributes: Attributes; relationships?: object } };
    extras?: { data: { type: 'extras'; id?: string; attributes: Attributes }[] };
  };
};

/** The draft of a record, or of a new one. */
export function draftOf(row: Row | undefined, currency: string): Draft {
  return {
    title: row?.title ?? '',
    currency: row?.currency ?? currency,
    price: row?.price ?? '',
    description: row?.settings?.description ?? '',
    note: row?.settings?.note ?? '',
    ...itemValues(row),
    ...statedIn(row),
    checked: false,
    food_speciality: row?.food_speciality ?? [],
    extras: (row?.extras ?? []).map((extra) => {
      const { id, title, price } = extra;
      return { key: id, id, title, price, ...statedIn(extra) };
    }),
    photo: { url: row?.settings?.attachments[0]?.resource_url ?? null },
  };
}

/** The parts of the fields that have several. */
const PARTS: { [F in FieldName]?: readonly (keyof Draft)[] } = {
  plain: ITEM_FIELD_NAMES,
  ingredients: [...STATEMENTS, 'checked'],
  specialities: ['food_speciality'],
};

const keysOf = (field: FieldName) => PARTS[field] ?? [field as keyof Draft];

/** The parts that a level's editor has of a draft. */
export const partsOf = (level: Level): (keyof Draft)[] => VIEWS[level].fields.flatMap(keysOf);

/** The parts of a draft that are not as they were before; of a new record all that its level has. */
function changedKeys(level: Level, draft: Draft, before: Draft | undefined): Set<keyof Draft> {
  return new Set(
    partsOf(level).filter((key) =>
      key === 'checked'
        ? draft.checked
        : !before || JSON.stringify(draft[key]) !== JSON.stringify(before[key]),
    ),
  );
}

/** The parts of a draft that are no attributes of the wire's record, and their place in it. */
const ELSEWHERE: { [P in keyof Draft]?: 'settings' | 'own' } = {
  description: 'settings',
  note: 'settings',
  extras: 'own',
  photo: 'own',
};

function picked(draft: Draft, place: 'attributes' | 'settings', changed: Set<keyof Draft>): Attributes {
  const keys = [...changed].filter((key) => (ELSEWHERE[key] ?? 'attributes') === place);
  return Object.fromEntries(keys.map((key) => [key, draft[key]]));
}

function settingsBody(draft: Draft, changed: Set<keyof Draft>) {
  const attributes = picked(draft, 'settings', changed);
  const { signedId } = draft.photo;
  if (changed.has('photo') && signedId !== undefined) return photoBody(signedId, attributes).settings;
  if (Object.keys(attributes).length === 0) return;
  return { data: { type: 'settings' as const, attributes } };
}

/** The relationships of a record that give it a photo by its signed id, with other attributes of its settings. */
export function photoBody(signedId: string, attributes: Attributes = {}) {
  const photo = { resource_type: 'photo', resource: signedId };
  const attachments = { data: [{ type: 'attachments', attributes: photo }] };
  return { settings: { data: { type: 'settings' as const, attributes, relationships: { attachments } } } };
}

function extrasBody({ extras }: Draft, digits: number) {
  return {
    data: extras.map((extra) => {
      const { id, title, price, isRemoved } = extra;
      const kept = { title, price: readAmount(price, digits), ...statedIn(extra) };
      return {
        type: 'extras' as const,
        ...(id !== undefined && { id }),
        attributes: isRemoved ? { _destroy: true } : kept,
      };
    }),
  };
}

/**
 * The record that saves a draft, in one call: of a known one only what has changed since `before`, or undefined when nothing
 * has. `digits` are those of the currency that prices are typed in.
 */
export function recordBody(
  level: Level,
  draft: Draft,
  before: Draft | undefined,
  digits: number,
): Written | undefined {
  const changed = changedKeys(level, draft, before);
  if (changed.size === 0) return undefined;
  const attributes = picked(draft, 'attributes', changed);
  if (changed.has('price')) attributes.price = readAmount(draft.price, digits);
  const settings = settingsBody(draft, changed);
  const extras = changed.has('extras') ? extrasBody(draft, digits) : undefined;
  return {
    type: level,
    attributes,
    ...((settings || extras) && {
      relationships: { ...(settings && { settings }), ...(extras && { extras }) },
    }),
  };
}

/** A draft that an earlier release has kept, whose extras stated nothing yet. */
export const reviveDraft = (kept: Partial<Draft>): Partial<Draft> =>
  kept.extras ? { ...kept, extras: kept.extras.map((extra) => ({ ...extra, ...statedIn(extra) })) } : kept;

/** The part of a draft that a pointer into its record names, such as `title` or `extras.0.price`; undefined for none. */
export function draftPart(pointer: string): string | undefined {
  const own = /^\/data\/attributes\/(\w+)/.exec(pointer)?.[1];
  if (own) return own;
  const [, index, key] = /^\/data\/relationships\/extras\/data\/(\d+)\/attributes\/(\w+)/.exec(pointer) ?? [];
  if (index && key) return `extras.${index}.${key}`;
  const settings = /^\/data\/relationships\/settings\/data\/(.*)/.exec(pointer)?.[1];
  return settings?.includes('attachments') ? 'photo' : settings?.split('/')[1];
}
