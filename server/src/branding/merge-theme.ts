import { randomUUID } from 'node:crypto';
import type {
  BackgroundWrite,
  MenuThemeWrite,
  ThemeValues,
  ThemeWrite,
} from '@sofra/contract/branding/branding';
import { mergeOptions, type ThemePart } from '@sofra/contract/branding/theme-options';
import { EMPTY_THEME } from '@sofra/contract/branding/themes';
import { refuse } from '../platform/http/answer.ts';
import type { Background, MenuLook, ThemeColumns } from './theme-rows.ts';

const NO_PICTURE: Background = { background_type: 'color', background_id: null };

const emptyLook = (menuId: string | null): MenuLook => ({
  ...NO_PICTURE,
  menu_id: menuId,
  is_default: menuId === null,
  options: EMPTY_THEME.menu,
});

/** A new theme with its values, without pictures; it is off. */
export const newTheme = ({ menu, ...values }: ThemeValues, now: Date): ThemeColumns => ({
  ...NO_PICTURE,
  ...values,
  is_default: false,
  enabled: false,
  created_at: now.toISOString(),
  menu_themes: { [randomUUID()]: { ...emptyLook(null), options: menu } },
});

/** A new theme with the empty theme's values (rule 91). */
export const emptyTheme = (name: string, now: Date) => newTheme({ ...EMPTY_THEME, name }, now);

/** The stored id of a written picture: null when it is cleared, undefined when it stays. */
export type PictureId = (written: BackgroundWrite) => string | null | undefined;

/** The background after a write: a new picture shows, and a colour takes the picture away (rule 92). */
function mergeBackground(
  stored: Background,
  written: BackgroundWrite,
  pictureId: PictureId,
  at: string,
): Background {
  const id = pictureId(written);
  const picture = id === undefined ? stored.background_id : id;
  const kept = id === undefined ? stored.background_type : id === null ? 'color' : 'image';
  const type = written.background_type ?? kept;
  if (type === 'color') return NO_PICTURE;
  if (picture === null) refuse('required', { pointer: `${at}/attachment` });
  return { background_type: type, background_id: picture };
}

const mergePart = <P extends ThemePart>(
  stored: Parameters<typeof mergeOptions<P>>[0],
  written: { options?: Parameters<typeof mergeOptions<P>>[1] | undefined } | undefined,
) => (written?.options ? mergeOptions<P>(stored, written.options) : stored);

const ATTRIBUTES = '/data/attributes';

type Looks = ThemeColumns['menu_themes'];

/** The stored entry that a written one means, with its id; a new one for a menu without one. */
function lookFor(looks: Looks, written: MenuThemeWrite, at: string): [string, MenuLook] {
  const known = Object.entries(looks).find(([id, look]) =>
    written.id === undefined ? written.default && look.is_default : id === written.id,
  );
  if (known) return known;
  if (written.id !== undefined) return refuse('unknown_record', { pointer: `${at}/id` });
  if (!written.menu_id) return refuse('required', { pointer: `${at}/menu_id` });
  return [randomUUID(), emptyLook(written.menu_id)];
}

function mergeLooks(
  stored: Looks,
  written: readonly MenuThemeWrite[],
  menuIds: ReadonlySet<string>,
  pictureId: PictureId,
): Looks {
  const looks = { ...stored };
  for (const [index, entry] of written.entries()) {
    const at = `${ATTRIBUTES}/menu_themes/${index}`;
    const [id, look] = lookFor(looks, entry, at);
    if (entry._destroy) {
      if (look.is_default) refuse('menu_theme_is_default', { pointer: at });
      delete looks[id];
      continue;
    }
    const menuId = look.is_default ? null : (entry.menu_id ?? look.menu_id);
    if (menuId !== look.menu_id || !stored[id]) assertMenu(menuId, menuIds, at);
    const background = mergeBackground(look, entry, pictureId, at);
    looks[id] = { ...look, ...background, menu_id: menuId, options: mergePart<'menu'>(look.options, entry) };
    if (isTwice(looks, id)) refuse('duplicate_value', { pointer: `${at}/menu_id` });
  }
  return looks;
}

function assertMenu(menuId: string | null, menuIds: ReadonlySet<string>, at: string): void {
  if (menuId === null || !menuIds.has(menuId)) refuse('unknown_record', { pointer: `${at}/menu_id` });
}

const isTwice = (looks: Looks, id: string) =>
  Object.entries(looks).some(([other, { menu_id }]) => other !== id && menu_id === looks[id]?.menu_id);

/**
 * A theme's columns after a write, which is laid over them deeply. `menuIds` are the venue's menus, `pictureId` tells what a
 * written picture is. Refuses with `required`, `unknown_record`, `duplicate_value` or `menu_theme_is_default`.
 */
export function mergeTheme(
  stored: ThemeColumns,
  written: ThemeWrite,
  menuIds: ReadonlySet<string>,
  pictureId: PictureId,
): ThemeColumns {
  const { name, fonts, welcome = {}, detail, selection, menu_themes = [] } = written;
  return {
    ...stored,
    ...mergeBackground(stored, welcome, pictureId, `${ATTRIBUTES}/welcome`),
    name: name ?? stored.name,
    fonts: { ...stored.fonts, ...fonts },
    welcome: mergePart<'welcome'>(stored.welcome, welcome),
    detail: mergePart<'detail'>(stored.detail, detail),
    selection: mergePart<'selection'>(stored.selection, selection),
    menu_themes: mergeLooks(stored.menu_themes, menu_themes, menuIds, pictureId),
  };
}
