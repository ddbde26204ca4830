import type {
  BackgroundType,
  BackgroundWrite,
  Fonts,
  MenuThemeWrite,
  ThemeWrite,
} from '@sofra/contract/branding/branding';
import { readOptions } from '@sofra/contract/branding/stored-themes';
import type { PartOptions } from '@sofra/contract/branding/theme-options';
import { EMPTY_THEME } from '@sofra/contract/branding/themes';
import { FORMAT } from '@sofra/contract/publishing/formats';
import { isSame } from '../forms/three-way-merge.ts';
import type { PictureValue } from '../ui/pictures/use-picture.ts';
import type { Theme } from './branding-queries.ts';

/** The background of a screen: its colour is an option, its picture may be there and not show. */
export type Background = PictureValue & { type: BackgroundType };

/** The look of a menu, as the form holds it; the id is empty until the server has it. */
export type MenuLook = { id: string; background: Background; options: PartOptions<'menu'> };

/** The key of the look of every menu without one of its own. */
export const COMMON = 'common';

/** The values of a theme's form; `menus` has a look for each menu by its id, and the common one. */
export type ThemeForm = {
  name: string;
  fonts: Fonts;
  welcome: { background: Background; options: PartOptions<'welcome'> };
  detail: { options: PartOptions<'detail'> };
  selection: { options: PartOptions<'selection'> };
  menus: Record<string, MenuLook>;
};

const NO_PICTURE: Background = { type: 'color', url: null };

/** The look that a menu begins with. */
export const newLook = (): MenuLook => ({ id: '', background: NO_PICTURE, options: EMPTY_THEME.menu });

/** The form of a new theme (rule 91). */
export function newValues(name: string): ThemeForm {
  const { fonts, welcome, detail, selection } = EMPTY_THEME;
  return {
    name,
    fonts,
    welcome: { background: NO_PICTURE, options: welcome },
    detail: { options: detail },
    selection: { options: selection },
    menus: { [COMMON]: newLook() },
  };
}

/** Input that an earlier release has kept, with the options that are younger. */
export function revived({
  welcome,
  detail,
  selection,
  menus,
  ...rest
}: Partial<ThemeForm>): Partial<ThemeForm> {
  const looks = Object.entries(menus ?? {}).map(([key, look]) => [
    key,
    { ...look, options: readOptions('menu', look.options, FORMAT) },
  ]);
  return {
    ...rest,
    ...(welcome && { welcome: { ...welcome, options: readOptions('welcome', welcome.options, FORMAT) } }),
    ...(detail && { detail: { options: readOptions('detail', detail.options, FORMAT) } }),
    ...(selection && { selection: { options: readOptions('selection', selection.options, FORMAT) } }),
    ...(menus && { menus: Object.fromEntries(looks) }),
  };
}

type StoredBackground = Pick<Theme['welcome'], 'background_type' | 'attachment'>;

const backgroundOf = ({ background_type: type, attachment }: StoredBackground): Background => ({
  type,
  url: attachment?.resource_url ?? null,
});

/** The form of a theme as it is. */
export function valuesOf({ name, fonts, welcome, detail, selection, menu_themes }: Theme): ThemeForm {
  const looks = menu_themes.map((look) => {
    const { id, options } = look;
    return [look.menu_id ?? COMMON, { id, background: backgroundOf(look), options }] as const;
  });
  return {
    name,
    fonts,
    welcome: { background: backgroundOf(welcome), options: welcome.options },
    detail: { options: detail.options },
    selection: { options: selection.options },
    menus: Object.fromEntries(looks),
  };
}

/** A background as it is written: a colour takes the picture away (rule 92). */
function backgroundWrite({ type, signedId }: Background): BackgroundWrite {
  if (type === 'color') return { background_type: type, attachment: { _destroy: true } };
  return signedId ? { background_type: type, attachment: { resource: signedId } } : { background_type: type };
}

/** A picture of another theme, for a new one: its address carries its signed id. */
function takenOver(background: Background): Background {
  const stored = /\/files\/([^/]+)\/\d+$/.exec(background.url ?? '')?.[1];
  return stored && !background.signedId ? { ...background, signedId: stored } : background;
}

function lookWrite(key: string, { background, options }: MenuLook, id: string | undefined): MenuThemeWrite {
  const menu = key === COMMON ? { default: true } : { menu_id: key };
  return { ...(id ? { id } : menu), ...backgroundWrite(background), options };
}

/** The menu themes that differ from those before, and those that have gone. */
function looksWrite(menus: ThemeForm['menus'], before: ThemeForm['menus'] | undefined): MenuThemeWrite[] {
  const written = writtenLooks(menus, before).map((key) => {
    const look = menus[key] as MenuLook;
    return lookWrite(
      key,
      before ? look : { ...look, background: takenOver(look.background) },
      before?.[key]?.id,
    );
  });
  const gone = Object.entries(before ?? {}).filter(([key, { id }]) => !menus[key] && id);
  return [...written, ...gone.map(([, { id }]) => ({ id, _destroy: true }))];
}

/** The attributes that make the form's theme of the one before: all of them for a new one. */
export function themeWrite(values: ThemeForm, before: ThemeForm | undefined): ThemeWrite {
  const { name, fonts, welcome, detail, selection, menus } = values;
  const looks = looksWrite(menus, before?.menus);
  const background = before ? welcome.background : takenOver(welcome.background);
  const isChanged = (part: keyof ThemeForm) => !isSame(values[part], before?.[part]);
  return {
    ...(isChanged('name') && { name }),
    ...(isChanged('fonts') && { fonts }),
    ...(isChanged('welcome') && {
      welcome: { ...backgroundWrite(background), options: welcome.options },
    }),
    ...(isChanged('detail') && { detail }),
    ...(isChanged('selection') && { selection }),
    ...(looks.length > 0 && { menu_themes: looks }),
  };
}

const POINTER =
  /^\/data\/attributes\/(?:(welcome|detail|selection)|menu_themes\/(\d+))\/(options|attachment|menu_id)(.*)$/;

/** Where a pointer into the record stands in the form; `looks` are the keys of the menu themes that it counts. */
export function themeField(pointer: string, looks: readonly string[] = []): string | undefined {
  if (pointer === '/data/attributes/name') return 'name';
  const [, screen, index, part, rest = ''] = POINTER.exec(pointer) ?? [];
  const look = looks[Number(index)];
  const at = screen ?? (look === undefined ? undefined : `menus.${look}`);
  if (at === undefined) return undefined;
  if (part === 'menu_id') return `${at}.menu`;
  return part === 'attachment' ? `${at}.background` : `${at}.options${rest.replaceAll('/', '.')}`;
}

/** The keys of the looks that a write of the theme sends, in its order. */
export const writtenLooks = (menus: ThemeForm['menus'], before: ThemeForm['menus'] | undefined): string[] =>
  Object.keys(menus).filter((key) => !isSame(menus[key], before?.[key]));

const COLOUR = /^#[\da-f]{3,8}$/;

/** The colours that themes use, each once, the most used first. */
export function coloursIn(themes: readonly object[]): string[] {
  const counts = new Map<string, number>();
  const visit = (node: unknown): void => {
    if (typeof node === 'string' && COLOUR.test(node)) counts.set(node, (counts.get(node) ?? 0) + 1);
    else if (node !== null && typeof node === 'object') for (const value of Object.values(node)) visit(value);
  };
  for (const theme of themes) visit(theme);
  return [...counts].sort(([, one], [, other]) => other - one).map(([colour]) => colour);
}
