import { DEFAULT_LOCALE, type Locale } from '@sofra/contract/languages/locales';
import { MOST } from '@sofra/contract/limits';
import { SHOWN_WITHOUT_CURRENCY } from '@sofra/contract/money/currencies';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PasteButton } from '../pasting/paste-button.tsx';
import type { Taken } from '../pasting/takeable.ts';
import { i18n } from '../platform/i18n.ts';
import { venueQuery } from '../venues/venues.ts';
import { addSections } from './calls.ts';
import { MENUS } from './levels.ts';
import { CHANGES, closing, recordQuery, useTellFailure } from './queries.ts';

// The sections and the dishes of a call are counted together.
const ROOM = { sections: MOST.batch, dishes: MOST.batch, records: MOST.batch };
const NO_LOCALES: readonly Locale[] = [];

/** The way to make sections and items of a pasted text, at the end of a menu. */
export function PasteSections({ menu, onPasted }: { menu: string; onPasted: () => void }) {
  const { t } = useTranslation();
  const { data: venue } = useQuery(venueQuery);
  const { data } = useQuery(recordQuery(MENUS, menu));
  const take = useMutation({
    mutationFn: ({ sections }: Taken) => addSections(menu, sections),
    onSuccess: onPasted,
    onError: useTellFailure(),
    meta: { ...CHANGES, notice: ({ items }: Taken) => i18n.t('pasting.added', { count: items }) },
  });
  return (
    <PasteButton
      label={t('sections.paste')}
      taker="menu"
      currency={data?.currency ?? SHOWN_WITHOUT_CURRENCY}
      main={venue?.default_locale ?? DEFAULT_LOCALE}
      others={venue?.extra_locales ?? NO_LOCALES}
      room={ROOM}
      isBusy={take.isPending}
      onTake={(taken, close) => take.mutate(taken, closing(close))}
    />
  );
}
