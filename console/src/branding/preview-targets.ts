import { type ClassName, classes } from '@sofra/guest/class-names';
import type { Screen } from './preview-page.ts';

const ofClass = (name: ClassName) => `.${classes(name)}`;

/** The elements of the guests' page that show options, by how an option's path begins; the first that fits counts. */
const TARGETS: { [S in Screen]: readonly (readonly [path: string, selector: string])[] } = {
  welcome: [
    ['button', ofClass('action')],
    ['select', ofClass('action')],
    ['language', ofClass('languages')],
    ['branch', ofClass('branch')],
  ],
  selection: [['label', ofClass('menu-labels')]],
  detail: [],
  menu: [
    ['sections', 'h2'],
    ['items.note', ofClass('note')],
    ['items.ico', ofClass('marks')],
    ['items.info', ofClass('specialities')],
    ['items.photo', `${ofClass('item')} img`],
    ['items', ofClass('item')],
  ],
};

/** The selector of what shows an option; undefined where the whole screen does. */
export const targetOf = (screen: Screen, option: string): string | undefined =>
  TARGETS[screen].find(([path]) => option.startsWith(path))?.[1];
