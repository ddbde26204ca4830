import { LEVEL_NAMES } from '@sofra/contract/catalogue/levels';
import { TRANSLATE_FIELDS, type TranslateData } from '@sofra/contract/catalogue/translations';
import { LOCALE_CODES } from '@sofra/contract/languages/locales';
import { API } from '../api/path.ts';
import type { Route } from '../api/route.ts';
import type { Db } from '../platform/database/tables.ts';
import { refuse } from '../platform/http/answer.ts';
import { pageFacts, pageOf } from '../platform/http/paging.ts';
import type { VenueWho } from '../sessions/who.ts';
import { lockVenue } from '../venues/locks.ts';
import { acceptSuggestions } from './accept-suggestions.ts';
import { operate } from './action-context.ts';
import { present } from './present.ts';
import { type CatalogueRow, pick } from './read.ts';
import { readTranslationId, type TranslationId, translationId } from './translation-ids.ts';
import { extraTexts, type TreeRecord, treePage } from './translation-pages.ts';
import {
  assertData,
  dataOf,
  enabledLocales,
  findText,
  namedRecord,
  presentTranslation,
  presentTranslations,
  refuseNamed,
  type TextRow,
  writeTranslation,
} from './translations.ts';
import type { ParentPath } from './tree.ts';

const placeOf = (who: VenueWho, menu: string): ParentPath => ({ venueId: who.venue.id, above: [menu] });

/** The rows behind a page of the tree, fetched a level at a time and put back into the tree's order. */
async function rowsOf(db: Db, who: VenueWho, menu: string, records: readonly TreeRecord[]) {
  const found = new Map<string, CatalogueRow>();
  for (const level of LEVEL_NAMES) {
    const ids = records.filter((record) => record.level === level).map(({ id }) => id);
    if (ids.length === 0) continue;
    const rows = await pick(db, level, { venueId: who.venue.id, above: [menu] }, ids);
    for (const row of rows) found.set(row.id, row);
  }
  return found;
}

async function answerOne(db: Db, who: VenueWho, menu: string, id: TranslationId) {
  const row = (await findText(db, placeOf(who, menu), id)) ?? refuse('not_found');
  const enabled = await enabledLocales(db, who.venue, menu);
  return {
    document: { data: presentTranslation(row, id, who.venue, enabled) },
    version: row.version,
    location: `${API}/me/menus/${menu}/translates/${translationId(id)}`,
  };
}

function listing(route: Route): void {
  route('GET /me/menus/{menu}/translates', async (app, { who, params, query }) => {
    const { db } = app;
    const enabled = await enabledLocales(db, who.venue, params.menu);
    const { records, total } = await treePage(db, params.menu, pageOf(query));
    const rows = await rowsOf(db, who, params.menu, records);
    const items = records.filter(({ level }) => level === 'items').map(({ id }) => id);
    const extras = await extraTexts(db, items);
    const shown = records.flatMap(({ level, id, section_id }) => {
      const row = rows.get(id);
      if (!row) return [];
      const above = level === 'menus' ? [] : [params.menu, ...(level === 'items' ? [section_id ?? ''] : [])];
      const texts: TextRow[] = [
        { node: level, id, texts: row.texts, title_locked: row.title_locked, version: row.version },
        ...extras.filter(({ item_id }) => item_id === id),
      ];
      const { data, included } = present(app, level, row, above, who.venue.defaultLocale);
      return [
        {
          data: texts.flatMap((text) => presentTranslations(text, who.venue, enabled)),
          included: [data, ...included],
        },
      ];
    });
    const { meta, links } = pageFacts(`${API}/me/menus/${params.menu}/translates`, query, total);
    return {
      document: {
        data: shown.flatMap(({ data }) => data),
        included: shown.flatMap(({ included }) => included),
        meta,
        links,
      },
    };
  });
}

function creating(route: Route): void {
  route('POST /me/menus/{menu}/translates', async (app, input) => {
    const { who, params, body } = input;
    const { locale, data = {}, enabled = true } = body.data.attributes;
    const named = namedRecord(body.data.relationships);
    const id = { ...(named ?? refuse('required', { pointer: '/data/relationships' })), locale };
    assertData(id, data, who.venue);
    const activity = await operate(app, who, async (db, context) => {
      const place = placeOf(who, params.menu);
      await lockVenue(db, place.venueId);
      await enabledLocales(db, who.venue, params.menu);
      const found = (await findText(db, place, id)) ?? refuseNamed(id.type);
      const there = locale === who.venue.defaultLocale || Object.keys(dataOf(found.texts, id)).length > 0;
      if (there) refuse('translation_exists', { pointer: '/data/attributes/locale' });
      const write = { id, data, enabled, ifMatch: input.ifMatch };
      return writeTranslation(db, context, place, found, write);
    });
    return { ...(await answerOne(app.db, who, params.menu, id)), activity };
  });
}

function reading(route: Route): void {
  route('GET /me/menus/{menu}/translates/{translate}', async (app, { who, params }) => {
    const id = readTranslationId(params.translate) ?? refuse('not_found');
    const { location: _, ...answer } = await answerOne(app.db, who, params.menu, id);
    return answer;
  });
}

function changing(route: Route): void {
  route('PATCH /me/menus/{menu}/translates/{translate}', async (app, { who, params, body, ifMatch }) => {
    const id = readTranslationId(params.translate) ?? refuse('not_found');
    const { locale, enabled } = body.data.attributes;
    const data = body.data.attributes.data && clearedIfEmpty(id, body.data.attributes.data);
    if (locale !== undefined && locale !== id.locale)
      refuse('id_mismatch', { pointer: '/data/attributes/locale' });
    if (body.data.id !== undefined && body.data.id !== params.translate)
      refuse('id_mismatch', { pointer: '/data/id' });
    if (data) assertData(id, data, who.venue);
    const activity = await operate(app, who, async (db, context) => {
      const place = placeOf(who, params.menu);
      await lockVenue(db, place.venueId);
      const found = (await findText(db, place, id)) ?? refuse('not_found');
      return writeTranslation(db, context, place, found, { id, data, enabled, ifMatch });
    });
    const { location: _, ...answer } = await answerOne(app.db, who, params.menu, id);
    return { ...answer, activity };
  });
}

function accepting(route: Route): void {
  route('PATCH /me/menus/{menu}/suggestions', async (app, { who, params, body }) => {
    const { locale } = body.data.attributes;
    const named = namedRecord(body.data.relationships);
    await enabledLocales(app.db, who.venue, params.menu);
    const place = placeOf(who, params.menu);
    if (named && !(await findText(app.db, place, named))) refuseNamed(named.type);
    const meant = { locales: locale ? [locale] : LOCALE_CODES, record: named?.record };
    const { accepted, activity } = await operate(app, who, (db, context) =>
      acceptSuggestions(db, context, place, meant),
    );
    return { document: { meta: { accepted } }, activity };
  });
}

/** Expands empty data, which clears every field (rule 35a). */
const clearedIfEmpty = ({ type }: TranslationId, data: TranslateData): TranslateData =>
  Object.keys(data).length > 0
    ? data
    : Object.fromEntries(TRANSLATE_FIELDS[type].map((field) => [field, '']));

/** The translations of a menu's records (rule 35a). */
export function translationRoutes(route: Route): void {
  listing(route);
  creating(route);
  reading(route);
  changing(route);
  accepting(route);
}
