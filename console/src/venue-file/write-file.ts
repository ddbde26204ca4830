import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { api } from '../platform/api.ts';
import type { Answer } from '../platform/api-types.ts';
import { flatten } from '../platform/flatten.ts';
import { DOCUMENT, FORMAT } from './file-format.ts';
import { photosOf, picturesOf, type WrittenDocument, withPhotos } from './venue-document.ts';

type Branding = Answer<'GET /me/branding'>;
type Resource = NonNullable<Branding['included']>[number];
type Theme = Extract<Resource, { type: 'themes' }>['attributes'];

/** The details of a venue that its form has and a publication shows. */
export function detailsOf(document: Answer<'GET /me/venue'>): NonNullable<WrittenDocument['venue']> {
  const { attributes } = document.data;
  const { name, branch, slug, time_zone, phone, cuisine, default_locale, extra_locales } = attributes;
  const { map, external_profiles, check_again_months } = attributes;
  return {
    name,
    branch,
    slug,
    time_zone,
    phone,
    cuisine,
    default_locale,
    extra_locales,
    map,
    external_profiles,
    check_again_months,
  };
}

const backgroundOf = ({
  background_type,
  attachment,
}: Pick<Theme['welcome'], 'background_type' | 'attachment'>) => ({
  background_type,
  attachment: attachment && { resource: attachment.resource_url },
});

/** A theme as a file has it; the looks of menus that are not in the file stay behind. */
function themeOf(
  { name, fonts, welcome, detail, selection, menu_themes }: Theme,
  menuIds: readonly string[],
) {
  const looks = menu_themes.flatMap(({ menu_id, default: isDefault, options, ...look }) => {
    const menu = menu_id === null ? null : menuIds.indexOf(menu_id);
    return menu === -1 ? [] : [{ menu, default: isDefault, options, ...backgroundOf(look) }];
  });
  return {
    name,
    fonts,
    detail,
    selection,
    welcome: { options: welcome.options, ...backgroundOf(welcome) },
    menu_themes: looks,
  };
}

function lookOf(document: Branding, menuIds: readonly string[]): WrittenDocument['look'] {
  const { logo, welcome_screen } = flatten(document);
  const isOn = (one: Resource) => one.type === 'themes' && one.attributes.enabled;
  const theme = document.included?.find(isOn) as Extract<Resource, { type: 'themes' }> | undefined;
  return {
    logo: logo && 'resource_url' in logo ? logo.resource_url : null,
    welcome_screen: welcome_screen && 'resource_url' in welcome_screen ? welcome_screen.resource_url : null,
    theme: theme && !theme.attributes.default ? themeOf(theme.attributes, menuIds) : null,
  };
}

/** The names in the archive of pictures, by their addresses. */
const namesFor = (addresses: readonly string[]) =>
  new Map(addresses.map((address, index) => [address, `pictures/${index + 1}.webp`]));

/** The same document with pictures named by their files. */
function withNames(document: WrittenDocument, names: ReadonlyMap<string, string>): WrittenDocument {
  const nameOf = (address: string | null | undefined) => names.get(address ?? '') ?? null;
  const { logo, welcome_screen, theme } = document.look;
  const named = <B extends { attachment?: { resource?: string | undefined } | null | undefined }>(
    one: B,
  ): B =>
    one.attachment ? { ...one, attachment: { resource: nameOf(one.attachment.resource) ?? '' } } : one;
  return {
    ...document,
    menus: withPhotos(document.menus, nameOf),
    look: {
      logo: nameOf(logo),
      welcome_screen: nameOf(welcome_screen),
      theme: theme && {
        ...theme,
        ...(theme.welcome && { welcome: named(theme.welcome) }),
        menu_themes: theme.menu_themes.map(named),
      },
    },
  };
}

// The console may be open at another address of the server than its public one, where a page may fetch nothing.
async function pictureAt(address: string, signal: AbortSignal): Promise<Uint8Array> {
  const answer = await fetch(new URL(address).pathname, { signal });
  if (!answer.ok) throw new Error(`A picture was answered with ${answer.status}.`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** An archive that grows part by part, so that no picture is in memory twice. */
function archive() {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece as Uint8Array<ArrayBuffer>);
  });
  return {
    put: (name: string, bytes: Uint8Array, isPacked = false) => {
      const part = isPacked ? new ZipDeflate(name) : new ZipPassThrough(name);
      zip.add(part);
      part.push(bytes, true);
    },
    end: () => {
      zip.end();
      return new Blob(pieces, { type: 'application/zip' });
    },
  };
}

/** Progress of pictures: how many are done, of how many. */
export type Progress = (done: number, total: number) => void;

/** The current venue as a file: its menus, its details, its look and all their pictures. Throws what calls throw. */
export async function writeVenueFile(onProgress: Progress, signal: AbortSignal): Promise<Blob> {
  const [whole, venue, branding] = await Promise.all([
    api('GET /me/venue/export', { signal }),
    api('GET /me/venue', { signal }),
    api('GET /me/branding', { signal }),
  ]);
  const { attributes, relationships } = whole.data;
  const menuIds = relationships?.menus.data.map(({ id }) => id) ?? [];
  const look = lookOf(branding, menuIds);
  const document = { format: FORMAT, venue: detailsOf(venue), look, ...attributes } satisfies WrittenDocument;
  const names = namesFor([...new Set([...photosOf(document.menus), ...picturesOf(document.look)])]);
  const { put, end } = archive();
  put(DOCUMENT, strToU8(JSON.stringify(withNames(document, names), null, 2)), true);
  let done = 0;
  for (const [address, name] of names) {
    onProgress(done, names.size);
    put(name, await pictureAt(address, signal));
    done += 1;
  }
  return end();
}
