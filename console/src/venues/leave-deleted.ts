import type { QueryClient } from '@tanstack/react-query';
import { api } from '../platform/api.ts';
import { i18n, needPhrases } from '../platform/i18n.ts';
import { showSuccess } from '../platform/notices.ts';

/** Moves the tab to the oldest venue: somebody has deleted its own, and its token is left without one. */
export async function leaveDeleted(client: QueryClient): Promise<void> {
  const [oldest] = (await api('GET /me/venues', {})).data;
  if (!oldest) return;
  await api('PATCH /me/venues/{venue}/sign_in', { venue: oldest.id });
  await needPhrases('deleted-venue');
  showSuccess(i18n.t('deletedVenue.gone', { name: oldest.attributes.full_name }));
  void client.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'venue' });
}
