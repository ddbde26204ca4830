import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { venueQuery } from '../venues/venues.ts';
import type { Activity } from './activity.ts';
import { linesOf } from './lines.ts';

/** The function that says an activity's changes in the interface's language. */
export function useLines(): (activity: Activity) => string[] {
  const { t, i18n } = useTranslation();
  const { data: venue } = useQuery(venueQuery);
  const mainLocale = venue?.default_locale;
  return useCallback(
    (activity) => linesOf(activity, { t, locale: i18n.language, mainLocale }),
    [t, i18n.language, mainLocale],
  );
}
