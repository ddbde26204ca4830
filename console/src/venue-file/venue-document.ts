import type { WholeMenu } from '@sofra/contract/catalogue/whole-menus';
import type { z } from 'zod';
import type { venueDocument } from './venue-schema.ts';

/** A venue as it is read from a file. */
export type VenueDocument = z.output<typeof venueDocument>;

/** The look in it. */
export type VenueLook = VenueDocument['look'];

/** The theme of the look. */
export type FileTheme = NonNullable<VenueLook['theme']>;

/** A venue as it is written into a file. */
export type WrittenDocument = z.input<typeof venueDocument>;

/** A record that may have a photo, with all that is under it. */
type Pictured = { photo?: string | null | undefined; sections?: Pictured[]; items?: Pictured[] };

/** Menus with the name or the id of each photo replaced; a photo without a replacement is none. */
export function withPhotos<M extends object>(
  menus: readonly M[],
  photoFor: (photo: string) => string | null,
): M[] {
  const replaced = (one: Pictured): Pictured => ({
    ...one,
    ...(one.photo && { photo: photoFor(one.photo) }),
    ...(one.sections && { sections: one.sections.map(replaced) }),
    ...(one.items && { items: one.items.map(replaced) }),
  });
  // A photo is a text before and after, and nothing else is touched.
  return menus.map((menu) => replaced(menu as Pictured) as M);
}

/** The photos of menus, each once. */
export function photosOf(menus: readonly object[]): string[] {
  const names = new Set<string>();
  withPhotos(menus, (photo) => {
    names.add(photo);
    return photo;
  });
  return [...names];
}

type Background = { attachment?: { resource?: string | undefined } | null | undefined };

/** The parts of a look that have pictures. */
type Dressed = Pick<VenueLook, 'logo' | 'welcome_screen'> & {
  theme: { welcome?: Background | undefined; menu_themes: readonly Background[] } | null;
};

/** The pictures of a look, each once. */
export function picturesOf({ logo, welcome_screen, theme }: Dressed): string[] {
  const backgrounds = theme ? [theme.welcome, ...theme.menu_themes] : [];
  const names = [logo, welcome_screen, ...backgrounds.map((one) => one?.attachment?.resource)];
  return [...new Set(names.filter((name) => typeof name === 'string'))];
}

const sectionsOf = ({ sections = [] }: WholeMenu) => sections;

/** How many menus, sections and items a document has. */
export function figuresOf({ menus }: Pick<VenueDocument, 'menus'>) {
  const sections = menus.flatMap(sectionsOf);
  const items = sections.reduce((sum, section) => sum + (section.items?.length ?? 0), 0);
  return { menus: menus.length, sections: sections.length, items };
}
