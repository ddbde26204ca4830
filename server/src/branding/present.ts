import { FONT_FAMILIES } from '@sofra/contract/branding/fonts';
import type { TextsByLocale } from '@sofra/contract/publishing/publishing';
import { sql } from 'kysely';
import { API } from '../api/path.ts';
import { textsIn } from '../catalogue/present.ts';
import type { AppContext } from '../platform/app-context.ts';
import type { Db } from '../platform/database/tables.ts';
import type { VenueWho } from '../sessions/who.ts';
import { type PictureRow, presentAttachment } from '../uploads/blobs.ts';
import { venuePictures } from '../venues/set-columns.ts';
import { picturesById } from './pictures.ts';
import { type Background, type ThemeRow, themeIn, themeRows } from './theme-rows.ts';

/** All that the presentation of a theme needs beside its row. */
type Facts = {
  app: AppContext;
  pictures: ReadonlyMap<string, PictureRow>;
  titles: ReadonlyMap<string, string>;
};

function presentBackground({ app, pictures }: Facts, recordId: string, background: Background) {
  const picture = pictures.get(background.background_id ?? '');
  if (!picture) return { background_type: background.background_type, attachment: null };
  const { id, attributes } = presentAttachment(app, recordId, 'background', picture);
  const { position: _, ...attachment } = attributes;
  return { background_type: background.background_type, attachment: { ...attachment, id } };
}

/** A theme as the wire shows it; a deleted menu's entry is not shown. */
function presentTheme(facts: Facts, { id, version, columns }: ThemeRow) {
  const { name, is_default, enabled, fonts, welcome, detail, selection } = columns;
  const looks = Object.entries(columns.menu_themes).filter(
    ([, { menu_id }]) => menu_id === null || facts.titles.has(menu_id),
  );
  return {
    type: 'themes',
    id,
    attributes: {
      name,
      default: is_default,
      enabled,
      fonts,
      welcome: { ...presentBackground(facts, id, columns), options: welcome },
      detail: { options: detail },
      selection: { options: selection },
      menu_themes: looks.map(([lookId, look]) => ({
        id: lookId,
        menu_id: look.menu_id,
        menu_title: facts.titles.get(look.menu_id ?? '') ?? null,
        default: look.is_default,
        ...presentBackground(facts, lookId, look),
        options: look.options,
      })),
    },
    meta: { version },
  };
}

/** The titles of a venue's menus by their ids. */
export async function menuTitles(db: Db, { venue }: VenueWho): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; texts: TextsByLocale }>`
    select id, texts from menus where parent_id = ${venue.id} and deleted_at is null`.execute(db);
  return new Map(rows.map(({ id, texts }) => [id, textsIn(texts, venue.defaultLocale).title ?? '']));
}

const backgroundIds = ({ columns }: ThemeRow) => [
  columns.background_id,
  ...Object.values(columns.menu_themes).map(({ background_id }) => background_id),
];

/** The document of one theme. Refuses with `not_found`. */
export async function themeDocument(app: AppContext, db: Db, who: VenueWho, id: string) {
  const theme = themeIn(await themeRows(db, who.venue.id), id);
  const pictures = await picturesById(db, backgroundIds(theme));
  const data = presentTheme({ app, pictures, titles: await menuTitles(db, who) }, theme);
  return { document: { data }, version: theme.version };
}

/** The document of a venue's look, with its pictures and themes; its version is the venue's. */
export async function brandingDocument(app: AppContext, db: Db, who: VenueWho) {
  const { id } = who.venue;
  const venue = await venuePictures(db, id);
  const themes = await themeRows(db, id);
  const pictures = await picturesById(db, [
    venue.logo_id,
    venue.welcome_screen_id,
    ...themes.flatMap(backgroundIds),
  ]);
  const facts = { app, pictures, titles: await menuTitles(db, who) };
  const attachment = (use: 'logo' | 'welcome_screen') => {
    const picture = pictures.get(venue[`${use}_id`] ?? '');
    return picture ? [presentAttachment(app, id, use, picture)] : [];
  };
  const [logo, welcome] = [attachment('logo'), attachment('welcome_screen')];
  const identifierIn = ([one]: typeof logo) => ({ data: one ? { type: one.type, id: one.id } : null });
  const data = {
    type: 'brandings',
    id,
    attributes: { fonts: FONT_FAMILIES.map((family) => ({ family })) },
    relationships: {
      logo: identifierIn(logo),
      welcome_screen: identifierIn(welcome),
      themes: {
        links: { related: `${API}/me/branding` },
        data: themes.map((theme) => ({ type: 'themes', id: theme.id })),
      },
    },
  };
  const included = [...logo, ...welcome, ...themes.map((theme) => presentTheme(facts, theme))];
  return { document: { data, included }, version: venue.version };
}
