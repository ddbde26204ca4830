import { Button } from '@mantine/core';
import { directionOf, type Locale } from '@sofra/contract/languages/locales';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReadOnly } from '../ui/feedback/read-only.tsx';
import sheets from '../ui/layout/sheets.module.css';
import { type PinMap, pinMap, type View } from './leaflet-map.ts';
import { mapSettings } from './map-settings.ts';
import styles from './venue-map.module.css';
import type { Point } from './venue-values.ts';

type Props = {
  point: Point | null;
  /** The shown point; another object centres the map on it again. */
  view: View;
  onMove: (point: Point | null) => void;
};

/** The map in its element; it is made anew in another language. */
function usePinMap({ point, view, onMove }: Props) {
  const { t, i18n } = useTranslation();
  const element = useRef<HTMLDivElement>(null);
  const made = useRef<PinMap>(undefined);
  const [isWithoutTiles, setWithoutTiles] = useState(false);
  const locale = i18n.language as Locale;
  const make = useEffectEvent((place: HTMLElement, isRightToLeft: boolean) => {
    const { tiles } = mapSettings();
    const words = {
      pin: t('venueForm.map.pin'),
      in: t('venueForm.map.in'),
      out: t('venueForm.map.out'),
    };
    setWithoutTiles(!tiles);
    made.current = pinMap(place, view, {
      words,
      tiles,
      isRightToLeft,
      onMove: (to) => move(to),
      onTilesAway: () => setWithoutTiles(true),
    });
    made.current.put(point);
  });
  const move = useEffectEvent((to: Point) => onMove(to));
  useEffect(() => {
    if (element.current) make(element.current, directionOf(locale) === 'rtl');
    return () => made.current?.remove();
  }, [locale]);
  useEffect(() => made.current?.put(point), [point]);
  useEffect(() => {
    made.current?.show(view);
  }, [view]);
  const putInMiddle = () => made.current && onMove(made.current.middle());
  return { element, isWithoutTiles, putInMiddle };
}

/** The map of a venue's form, with its pin; without tiles it is a ground on which the pin can be moved all the same. */
export function VenueMap(props: Props) {
  const { point, onMove } = props;
  const { t } = useTranslation();
  const readOnly = useReadOnly();
  const { element, isWithoutTiles, putInMiddle } = usePinMap(props);
  return (
    <div className={styles.frame}>
      <div className={styles.map} inert={readOnly.disabled}>
        {/* Leaflet measures from the left side in every language. */}
        <section ref={element} dir="ltr" aria-label={t('venueForm.map.label')} className={styles.ground} />
      </div>
      <p className={sheets.waiting}>{t('venueForm.map.hint')}</p>
      {isWithoutTiles && <p className={sheets.waiting}>{t('venueForm.map.noTiles')}</p>}
      <div className={styles.state}>
        <p role="status" className={sheets.waiting}>
          {point
            ? t('venueForm.map.at', { latitude: String(point.latitude), longitude: String(point.longitude) })
            : t('venueForm.map.none')}
        </p>
        <Button variant="default" size="sm" onClick={point ? () => onMove(null) : putInMiddle} {...readOnly}>
          {t(point ? 'venueForm.map.remove' : 'venueForm.map.put')}
        </Button>
      </div>
    </div>
  );
}
