import { escapeHtml } from '../../platform/http/escape-html.ts';
import { type Entry, finish } from '../entry.ts';

/** The page that leads to an address, for hosts that can't redirect. */
function leadingTo(target: string): string {
  const place = escapeHtml(target);
  return `<!DOCTYPE html><html><head><meta charset=utf-8><title>${place}</title><meta name=robots content=noindex><meta http-equiv=refresh content="0;url=${place}"></head><body><a href="${place}">${place}</a></body></html>`;
}

/** The key of what stands in for an answer that is no page, such as a redirect, while no server of ours is there. */
export const awayKey = (key: string): string => key.replace(/\.html$/, '.away.html');

/** The page that stands in for an answer that is none: a page that leads on where it redirects, else what it says. */
export async function standIn(entry: Entry): Promise<Entry> {
  const { location } = entry;
  if (!location) return entry;
  return finish({
    status: 200,
    type: 'text/html; charset=utf-8',
    body: leadingTo(location),
    shared: false,
    nextChange: entry.until,
    headers: [],
  });
}
