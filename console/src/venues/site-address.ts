import type { Site } from '@sofra/contract/venues/venues';

/** How a page of a person begins at the sites where it has a name of its own. */
const PROFILES: Partial<Record<Site, string>> = {
  instagram: 'https://www.instagram.com/',
  tiktok: 'https://www.tiktok.com/@',
  facebook: 'https://www.facebook.com/',
  youtube: 'https://www.youtube.com/@',
};

const HANDLE = /^@([\w.-]+)$/;
const BARE = /^[a-z\d-]+(\.[a-z\d-]+)+(\/|$)/i;

/** The address that is meant by what was typed: `@name` is a page at the site, and an address may lack its `https://`. */
export function siteAddress(site: Site, typed: string): string {
  const text = typed.trim();
  const [, name] = HANDLE.exec(text) ?? [];
  const profile = PROFILES[site];
  if (name && profile) return profile + name;
  return BARE.test(text) ? `https://${text}` : text;
}
