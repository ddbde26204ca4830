import type { TranslateData } from '@sofra/contract/catalogue/translations';
import { RATE } from '@sofra/contract/limits';
import type { Input, Route } from '../api/route.ts';
import { operate } from '../catalogue/action-context.ts';
import { translationId } from '../catalogue/translation-ids.ts';
import {
  enabledLocales,
  findText,
  namedRecord,
  presentTranslation,
  refuseNamed,
  textRows,
} from '../catalogue/translations.ts';
import { type ParentPath, UPWARDS } from '../catalogue/tree.ts';
import type { AppContext } from '../platform/app-context.ts';
import type { Db } from '../platform/database/tables.ts';
import { refuse } from '../platform/http/answer.ts';
import { limit } from '../platform/http/client-limits.ts';
import { judge } from './judge.ts';
import { type Suggestion, storeSuggestions } from './store.ts';
import type { Translator } from './translator.ts';
import { missingTexts, textsOfRecord, typeOf, type Wanted } from './wanted.ts';

type Asked = Input<'POST /me/menus/{menu}/suggestions'>;

const placeOf = ({ who, params }: Asked): ParentPath => ({ venueId: who.venue.id, above: [params.menu] });

/** The texts that a call asks for, and how many missing ones are left behind them. */
async function wantedOf(db: Db, asked: Asked): Promise<{ wanted: Wanted[]; left: number }> {
  const { who, params, body } = asked;
  const { locale, fields, skip = 0 } = body.data.attributes;
  const main = who.venue.defaultLocale;
  const named = namedRecord(body.data.relationships);
  if (fields && !named) refuse('required', { pointer: '/data/relationships' });
  if (!named) {
    const { wanted, total } = await missingTexts(db, params.menu, { main, locale, skip });
    return { wanted, left: Math.max(0, total - skip - wanted.length) };
  }
  const row = (await findText(db, placeOf(asked), named)) ?? refuseNamed(named.type);
  return { wanted: textsOfRecord(row, { ...named, locale }, main, fields), left: 0 };
}

type Unfit = { id: string; field: keyof TranslateData; code: string };

/** Asks for the translations, and sorts them into those that can be stored and those that break a rule. */
async function suggest(translate: Translator, { who, body }: Asked, wanted: readonly Wanted[]) {
  const { locale } = body.data.attributes;
  const suggestions: Suggestion[] = [];
  const unfit: Unfit[] = [];
  if (wanted.length === 0) return { suggestions, unfit };
  const texts = wanted.map(({ source }) => source);
  const said = await translate({ texts, from: who.venue.defaultLocale, to: locale });
  for (const [index, one] of wanted.entries()) {
    const judged = judge(one, said[index] ?? '');
    if ('text' in judged) suggestions.push({ ...one, ...judged });
    else
      unfit.push({
        id: translationId({ type: typeOf(one), record: one.id, locale }),
        field: one.field,
        ...judged,
      });
  }
  return { suggestions, unfit };
}

/** The translations that hold some texts, as they are now. */
async function present({ db }: AppContext, asked: Asked, suggestions: readonly Suggestion[]) {
  const { who, params, body } = asked;
  const { locale } = body.data.attributes;
  const enabled = await enabledLocales(db, who.venue, params.menu);
  const shown = [];
  for (const node of UPWARDS.toReversed()) {
    const mine = suggestions.filter((one) => one.node === node);
    const ids = mine.map(({ id }) => id);
    const rows = ids.length > 0 ? await textRows(db, placeOf(asked), node, ids) : [];
    for (const row of rows) {
      const types = new Set(mine.filter(({ id }) => id === row.id).map(typeOf));
      for (const type of types)
        shown.push(presentTranslation(row, { type, record: row.id, locale }, who.venue, enabled));
    }
  }
  return shown;
}

/** The call that suggests translations by a machine, which writes through the door of every change of texts. */
export function suggestionRoutes(route: Route, translate: Translator): void {
  route('POST /me/menus/{menu}/suggestions', async (app, asked) => {
    const { who, params, body } = asked;
    const { locale } = body.data.attributes;
    if (locale === who.venue.defaultLocale) refuse('unknown_value', { pointer: '/data/attributes/locale' });
    await enabledLocales(app.db, who.venue, params.menu);
    const { wanted, left } = await wantedOf(app.db, asked);
    await limit(app, 'suggestions', RATE.suggestions, who.accountId);
    const { suggestions, unfit } = await suggest(translate, asked, wanted);
    const { stored, activity } = await operate(app, who, (db, context) =>
      storeSuggestions(db, context, placeOf(asked), locale, suggestions),
    );
    const document = { data: await present(app, asked, suggestions), meta: { stored, left, unfit } };
    return { document, activity };
  });
}
