import { Autocomplete, Button, Select, Skeleton, TextInput } from '@mantine/core';
import type { Locale } from '@sofra/contract/languages/locales';
import { COUNTRY_CODES } from '@sofra/contract/money/country-currencies';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { lazy, useLazy } from '../platform/lazy.ts';
import { useReadOnly } from '../ui/feedback/read-only.tsx';
import { countryName } from '../ui/format/country.ts';
import { OWN_DIRECTION } from '../ui/format/own-direction.ts';
import { FLOATING } from '../ui/layout/floating.ts';
import sheets from '../ui/layout/sheets.module.css';
import { AddressSearch } from './address-search.tsx';
import { placeLine } from './places.ts';
import { settingsQuery } from './settings.ts';
import { usePlaces } from './use-places.ts';
import { type FieldsProps, Sheet } from './venue-fields.tsx';
import styles from './venue-page.module.css';

// Leaflet comes once the form stands.
const loadMap = lazy(() => import('./venue-map.tsx'));

// The list itself scrolls: a screen reader could not reach a list within another scrolling element.
const LIST = {
  withScrollArea: false,
  classNames: { options: styles.options ?? '' },
  comboboxProps: { portalProps: { target: `#${FLOATING}` } },
};

/** The country by its name, from a list or as somebody writes it. */
function CountryField({ form }: FieldsProps) {
  const { t, i18n } = useTranslation();
  const locale = i18n.language as Locale;
  const names = useMemo(() => {
    const inLocale = COUNTRY_CODES.map((code) => countryName(code, locale));
    return [...new Set(inLocale)].sort((one, other) => one.localeCompare(other, locale));
  }, [locale]);
  const { onChange: _, ...field } = form.bind('country');
  return (
    <Autocomplete
      {...LIST}
      {...OWN_DIRECTION}
      label={t('venueForm.country')}
      autoComplete="off"
      data={names}
      {...field}
      // A typed country has no code yet; the server knows countries by their names.
      onChange={(country) => form.setValues({ country, country_code: null })}
    />
  );
}

function ZoneField({ form }: FieldsProps) {
  const { t } = useTranslation();
  const { data } = useQuery(settingsQuery);
  const { time_zone } = form.values;
  const zones = useMemo(
    // The server takes what the browser knows too, which is there without it.
    () => [...new Set([time_zone, ...(data?.time_zones ?? Intl.supportedValuesOf('timeZone'))])].sort(),
    [data, time_zone],
  );
  return (
    <Select
      {...LIST}
      searchable
      allowDeselect={false}
      selectFirstOptionOnChange
      label={t('venueForm.zone')}
      description={t('venueForm.zoneHint')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      nothingFoundMessage={t('venueForm.noZone')}
      data={zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
      {...form.bind('time_zone')}
    />
  );
}

type Places = ReturnType<typeof usePlaces>;

function CityField({ form, places }: FieldsProps & { places: Places }) {
  const { t } = useTranslation();
  const { unknownCity } = places;
  return (
    <div>
      <TextInput {...OWN_DIRECTION} label={t('venueForm.city')} autoComplete="off" {...form.bind('city')} />
      <p role="status" className={styles.note}>
        {unknownCity && `${t('venueForm.cityNotFound', { name: unknownCity })}. ${t('venueForm.cityKept')}`}
      </p>
    </div>
  );
}

function MapField({ form, places }: FieldsProps & { places: Places }) {
  const { t, i18n } = useTranslation();
  const readOnly = useReadOnly();
  const loaded = useLazy(loadMap);
  const { here, isHereOther, isAway, takeHere, view, move } = places;
  if (!loaded) return <Skeleton height="22rem" radius="md" />;
  return (
    <div className={styles.map}>
      <loaded.VenueMap point={form.values.point} view={view} onMove={move} />
      {form.errors.point && <p className={sheets.error}>{form.errors.point}</p>}
      <div role="status" className={styles.here}>
        {isAway && <p>{t('venueForm.placesAway')}</p>}
        {here && <p>{t('venueForm.map.here', { place: placeLine(here, i18n.language) })}</p>}
      </div>
      {isHereOther && (
        <Button className={styles.take} variant="default" size="sm" onClick={takeHere} {...readOnly}>
          {t('venueForm.map.take')}
        </Button>
      )}
    </div>
  );
}

/** Where the venue is: its address, on the map, and its time zone. */
export function PlaceFields({ form }: FieldsProps) {
  const { t } = useTranslation();
  const places = usePlaces(form);
  const { value, error, onChange } = form.bind('address');
  return (
    <Sheet title={t('venueForm.place')}>
      <div className={styles.place}>
        <div className={styles.fields}>
          <AddressSearch value={value} error={error} onChange={onChange} onChoose={places.choose} />
          <div className={sheets.pair}>
            <CityField form={form} places={places} />
            <TextInput
              {...OWN_DIRECTION}
              label={t('venueForm.state')}
              autoComplete="off"
              {...form.bind('state')}
            />
            <CountryField form={form} />
            <ZoneField form={form} />
          </div>
        </div>
        <MapField form={form} places={places} />
      </div>
    </Sheet>
  );
}
