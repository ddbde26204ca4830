import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { venueQuery } from '../venues/venues.ts';
import type { Activity } from './activity.ts';
import { linesOf, onlyNameIn } from './lines.ts';

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

/** The function that says the name of the record that all of some activities are about, if there is one. */
export function useOnlyName(): (activities: readonly Activity[]) => string | undefined {
  const { t, i18n } = useTranslation();
  return (activities) => onlyNameIn(activities, { t, locale: i18n.language, mainLocale: undefined });
}
