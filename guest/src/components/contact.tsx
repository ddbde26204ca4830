import { formatPhone } from '@sofra/contract/accounts/phone';
import type { View } from '../view.ts';

const SITE_NAMES: { [site: string]: string } = { youtube: 'YouTube', tiktok: 'TikTok' };

/** The street and city of the venue, as far as they are known. */
export const addressLine = ({ publication: { venue } }: View): string =>
  [venue.map.address, venue.map.city].filter(Boolean).join(', ');

/** The venue's address, phone and profiles; nothing where it has none. */
export function Contact({ view }: { view: View }) {
  const { phone, external_profiles } = view.publication.venue;
  const address = addressLine(view);
  const sites = Object.entries(external_profiles).filter(([, url]) => url);
  if (!address && !phone && sites.length === 0) return null;
  return (
    <footer>
      {address && <address dir="auto">{address}</address>}
      <p>
        {phone && (
          <a href={`tel:${phone}`} dir="ltr">
            {formatPhone(phone)}
          </a>
        )}
        {sites.map(([site, url]) => (
          <a key={site} href={url ?? undefined} rel="noopener">
            {SITE_NAMES[site] ?? site.charAt(0).toUpperCase() + site.slice(1)}
          </a>
        ))}
      </p>
    </footer>
  );
}
