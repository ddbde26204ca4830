import 'leaflet/dist/leaflet.css';
import { PLACE } from '@sofra/contract/limits';
import {
  control,
  divIcon,
  type LatLng,
  type Map as LeafletMap,
  type Marker,
  map,
  marker,
  tileLayer,
} from 'leaflet';
import styles from './venue-map.module.css';
import type { Point } from './venue-values.ts';

/** The map's labels, in the language of the page. */
type MapWords = { pin: string; in: string; out: string };

type Options = {
  words: MapWords;
  tiles: string | undefined;
  isRightToLeft: boolean;
  /** The pin has been put or moved. */
  onMove: (point: Point) => void;
  /** The tiles do not come. */
  onTilesAway: () => void;
};

/** The part of the Earth that is shown. */
export type View = { point: Point; zoom: number };

/** A map with a pin. */
export type PinMap = {
  show: (view: View) => void;
  /** Puts the pin, or takes it away. */
  put: (point: Point | null) => void;
  middle: () => Point;
  remove: () => void;
};

const OSM =
  '© <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noreferrer">OpenStreetMap</a>';

// Arrow keys move the pin by so many pixels, and with Shift by one.
const STEP = 10;
const STEPS: Record<string, readonly [x: number, y: number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

const PIN =
  '<svg viewBox="0 0 32 44" width="32" height="44" aria-hidden="true"><path d="M16 43C9 32 2 24.500 2 16a14 14 0 1 1 28 0c0 8.500-7 16-14 27Z"/><circle cx="16" cy="16" r="5.500"/></svg>';

/** A point with as many decimals as are kept (rule 71), on the map's first copy of the Earth. */
function pointOf(latLng: LatLng): Point {
  const { lat, lng } = latLng.wrap();
  const round = (degrees: number) => Number(degrees.toFixed(PLACE.decimals));
  return { latitude: round(Math.max(-90, Math.min(90, lat))), longitude: round(lng) };
}

function keysMove(pin: Marker, shown: LeafletMap, onMove: (point: Point) => void): void {
  pin.getElement()?.addEventListener('keydown', (event) => {
    const step = STEPS[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    // The map would move too.
    event.stopPropagation();
    const pixels = event.shiftKey ? 1 : STEP;
    const at = shown.latLngToContainerPoint(pin.getLatLng());
    pin.setLatLng(shown.containerPointToLatLng(at.add([step[0] * pixels, step[1] * pixels])));
    shown.panInside(pin.getLatLng(), { padding: [40, 40], animate: false });
    onMove(pointOf(pin.getLatLng()));
  });
}

function makePin(shown: LeafletMap, { words, onMove }: Options, point: Point): Marker {
  const icon = divIcon({ html: PIN, className: styles.pin ?? '', iconSize: [32, 44], iconAnchor: [16, 43] });
  const pin = marker([point.latitude, point.longitude], { icon, draggable: true, autoPan: true }).addTo(
    shown,
  );
  // With this role screen readers leave the arrow keys to the pin.
  const element = pin.getElement();
  element?.setAttribute('role', 'application');
  element?.setAttribute('aria-label', words.pin);
  pin.on('dragend', () => onMove(pointOf(pin.getLatLng())));
  keysMove(pin, shown, onMove);
  return pin;
}

function addTiles(shown: LeafletMap, tiles: string, onTilesAway: () => void): void {
  const layer = tileLayer(tiles, { maxZoom: 19 }).addTo(shown);
  let isThere = false;
  layer.on('tileload', () => {
    isThere = true;
  });
  layer.on('tileerror', () => {
    if (!isThere) onTilesAway();
  });
  control.attribution({ prefix: false }).addAttribution(OSM).addTo(shown);
}

/** Makes a map in an element: a click puts the pin, and dragging and the arrow keys move it. */
export function pinMap(element: HTMLElement, view: View, options: Options): PinMap {
  const { words, tiles, isRightToLeft, onMove, onTilesAway } = options;
  const at = ({ latitude, longitude }: Point): [number, number] => [latitude, longitude];
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const shown = map(element, {
    attributionControl: false,
    zoomControl: false,
    zoomAnimation: !isCalm,
    fadeAnimation: !isCalm,
    // A page that is scrolled must not get stuck at the map.
    scrollWheelZoom: false,
  }).setView(at(view.point), view.zoom);
  control
    .zoom({
      position: isRightToLeft ? 'topright' : 'topleft',
      zoomInTitle: words.in,
      zoomOutTitle: words.out,
    })
    .addTo(shown);
  if (tiles) addTiles(shown, tiles, onTilesAway);
  let pin: Marker | undefined;
  const put = (point: Point | null) => {
    if (!point) pin = void pin?.remove();
    else if (pin) pin.setLatLng(at(point));
    else pin = makePin(shown, options, point);
  };
  shown.on('click', ({ latlng }) => onMove(pointOf(latlng)));
  return {
    put,
    show: ({ point, zoom }) => shown.setView(at(point), zoom, { animate: false }),
    middle: () => pointOf(shown.getCenter()),
    remove: () => shown.remove(),
  };
}
