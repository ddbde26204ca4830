import { useDebouncedCallback } from '@mantine/hooks';
import { fold } from '@sofra/contract/languages/folding';
import type { Locale } from '@sofra/contract/languages/locales';
import { PLACE } from '@sofra/contract/limits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazy, useLazy } from '../platform/lazy.ts';
import type { View } from './leaflet-map.ts';
import { type Place, placeLine, placesAtQuery, placesQuery, zoneQuery } from './places.ts';
import type { VenueForm } from './venue-form.ts';
import type { Point, VenueValues } from './venue-values.ts';

// A few venues need them, and only for their first look at the map.
const loadCapitals = lazy(() => import('./capitals.ts'));

/** Milliseconds after the pin's last move before its place is looked up. */
const SETTLE_MS = 600;

/** The map of a venue that has neither pin, city nor country shows this, from afar. */
const NOWHERE: View = { point: { latitude: 25, longitude: 45 }, zoom: 3 };

type Begun = Pick<VenueValues, 'point' | 'city' | 'country' | 'country_code'>;

/** The capital of a country, by its code. */
function useCapital(code: string | null, isWanted: boolean): Point | undefined {
  const loaded = useLazy(loadCapitals, isWanted);
  const [latitude, longitude] = loaded?.CAPITALS[code ?? ''] ?? [];
  return useMemo(
    () => (latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }),
    [latitude, longitude],
  );
}

/** The map's view: the pin, or where the city is, or else its country's capital, until a search or somebody moves it. */
function useView({ point, city, country, country_code }: Begun) {
  const { i18n } = useTranslation();
  const words = [city, country].filter(Boolean).join(', ');
  const [begun] = useState({ point, hasCity: city !== '', words, country_code });
  const [moved, setMoved] = useState<View>();
  const query = placesQuery(begun.words, i18n.language as Locale);
  const isSought = query.enabled && !begun.point && begun.hasCity;
  const { data, isPending } = useQuery({ ...query, enabled: isSought });
  const [place] = data?.places ?? [];
  const capital = useCapital(begun.country_code, !begun.point && !place && !(isSought && isPending));
  const view = useMemo(() => {
    const at = begun.point ?? place ?? capital;
    return at ? { point: { latitude: at.latitude, longitude: at.longitude }, zoom: PLACE.zoom } : NOWHERE;
  }, [begun, place, capital]);
  return { view: moved ?? view, setView: setMoved };
}

/** Whether a place lies in another city or country than the fields say. */
const isElsewhere = ({ city, country }: Place, values: VenueValues) =>
  (city !== null && fold(city) !== fold(values.city)) ||
  (country !== null && fold(country) !== fold(values.country));

/** The fields of the form that a place fills; those that it does not know stay, but state and country go with another city. */
const fieldsOf = (place: Place, values: VenueValues) => {
  const { address, city, state, country, country_code } = place;
  const isMoved = isElsewhere(place, values);
  return {
    ...(address !== null && { address }),
    ...(city !== null && { city }),
    ...((state !== null || isMoved) && { state: state ?? '' }),
    ...((country !== null || isMoved) && { country: country ?? '', country_code }),
  };
};

/** Whether the fields say something else than a place, but for the code that goes with the country. */
const isOther = (place: Place, values: VenueValues) =>
  Object.entries({ ...fieldsOf(place, values), country_code: values.country_code }).some(
    ([field, value]) => values[field as keyof VenueValues] !== value,
  );

/** The place with an address: a city that was only begun to be typed completes it, for a list of cities knows no streets. */
function withAddress(place: Place, typed: string, locale: Locale): Place {
  const isBegun = fold(placeLine(place, locale)).startsWith(fold(typed));
  return place.address === null && isBegun ? { ...place, address: place.city } : place;
}

/**
 * The places of a venue's form: choosing one fills the fields, moves the pin and sets the time zone; a pin that has been
 * moved says what is there, and fills fields only while there is no address, or when asked to.
 */
export function usePlaces(form: VenueForm) {
  const { i18n } = useTranslation();
  const queries = useQueryClient();
  const language = i18n.language as Locale;
  const { view, setView } = useView(form.values);
  const [here, setHere] = useState<Place>();
  const [unknownCity, setUnknownCity] = useState<string>();
  const [isAway, setAway] = useState(false);
  // Answers to a pin that has moved on since are old.
  const newest = useRef<Point | null>(null);
  const fill = (place: Place) => {
    form.setValues(fieldsOf(place, form.getValues()));
    setUnknownCity(place.isCityUnknown && place.city !== null ? place.city : undefined);
    setHere(undefined);
  };
  const takeZone = async (point: Point) => {
    const zone = await queries.fetchQuery(zoneQuery(point));
    if (newest.current === point) form.setFieldValue('time_zone', zone);
  };
  const lookUp = useDebouncedCallback(async (point: Point) => {
    try {
      const [found] = await Promise.all([
        queries.fetchQuery(placesAtQuery(point, language)),
        takeZone(point),
      ]);
      if (newest.current !== point) return;
      const [place] = found.places;
      setAway(found.shortfall === 'geocoder_away');
      if (place && form.getValues().address.trim() === '' && place.address !== null) fill(place);
      else setHere(place);
    } catch {
      // The line under the map says so: the pin stays where it was put.
      if (newest.current === point) setAway(true);
    }
  }, SETTLE_MS);
  return {
    view,
    isAway,
    unknownCity: unknownCity === form.values.city ? unknownCity : undefined,
    /** The place under the pin, and whether the fields say something else. */
    here: here && placeLine(here, language) ? here : undefined,
    isHereOther: here !== undefined && isOther(here, form.values),
    takeHere: () => here && fill(here),
    choose: (place: Place) => {
      const { latitude, longitude } = place;
      const point = { latitude, longitude };
      newest.current = point;
      fill(withAddress(place, form.getValues().address, language));
      form.setFieldValue('point', point);
      setView({ point, zoom: PLACE.zoomFound });
      takeZone(point).catch(() => setAway(true));
    },
    move: (point: Point | null) => {
      newest.current = point;
      setHere(undefined);
      setAway(false);
      form.setFieldValue('point', point);
      if (point) lookUp(point);
    },
  };
}
