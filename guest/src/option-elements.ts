import type { OptionKind, OptionTree } from '@sofra/contract/branding/option-kinds';
import type { THEME_OPTIONS, ThemePart } from '@sofra/contract/branding/theme-options';
import { shortenClasses } from './class-names.ts';

type PathIn<T extends OptionTree> = {
  [K in keyof T & string]: T[K] extends OptionKind
    ? K
    : T[K] extends OptionTree
      ? `${K}.${PathIn<T[K]>}`
      : never;
}[keyof T & string];

/** An option by its part and its path in it. */
type OptionName = { [P in ThemePart]: `${P}.${PathIn<(typeof THEME_OPTIONS)[P]>}` }[ThemePart];

const INK = 'color';
const GROUND = 'background-color';
const SIZE = 'font-size';

/**
 * The element that shows each option, and the property that does: one of CSS, `alpha` for the opacity of its background, or
 * `text` for its words. An option without an element does not compile.
 */
const ELEMENTS: { [O in OptionName]: readonly [selector: string, property: string] } = {
  'welcome.solid_color': ['html', GROUND],
  'welcome.button.size': ['.action b', SIZE],
  'welcome.button.text_color': ['.action b', INK],
  'welcome.button.background_color': ['.action b', GROUND],
  'welcome.button.background_opacity': ['.action b', 'alpha'],
  'welcome.select.color': ['.action span', INK],
  'welcome.select.size': ['.action span', SIZE],
  'welcome.select.title': ['.action span', 'text'],
  'welcome.select.display': ['.action span', 'text-transform'],
  'welcome.language.color': ['.languages a', INK],
  'welcome.language.size': ['.languages a', SIZE],
  'welcome.branch.text.color': ['.branch', INK],
  'welcome.branch.text.size': ['.branch', SIZE],
  'welcome.branch.background_color': ['.branch', GROUND],
  'selection.label.size': ['.menu-labels h2', SIZE],
  'selection.label.background': ['.menu-labels li', GROUND],
  'selection.label.opacity': ['.menu-labels li', 'alpha'],
  'menu.solid_color': ['html', GROUND],
  'menu.popular_row': ['.popular-row', 'display'],
  'menu.sections.size': ['h2', SIZE],
  'menu.sections.color': ['h2', INK],
  'menu.sections.display': ['h2', 'text-transform'],
  'menu.items.ico.new': ['.marks svg:not(.popular)', INK],
  'menu.items.ico.popular': ['.marks .popular', INK],
  'menu.items.info.text': ['.specialities span', INK],
  'menu.items.info.background': ['.specialities span', GROUND],
  'menu.items.info.icon': ['.specialities svg', INK],
  'menu.items.name.size': ['h3', SIZE],
  'menu.items.name.color': ['h3', INK],
  'menu.items.note.background': ['.note', GROUND],
  'menu.items.note.color': ['.note', INK],
  'menu.items.note.title.size': ['.note b', SIZE],
  'menu.items.note.description.size': ['.note p', SIZE],
  'menu.items.block.background': ['.item', GROUND],
  'menu.items.photo.size': ['.item > img', 'width'],
  'menu.items.photo.display': ['.item', 'flex-direction'],
  'menu.items.price.size': ['.price', SIZE],
  'menu.items.price.color': ['.price', INK],
  'menu.items.navigation.left': ['.back', GROUND],
  'menu.items.navigation.right': ['.all', GROUND],
  'menu.items.navigation.center': ['.bar', GROUND],
  'menu.items.description.size': ['.item-description', SIZE],
  'menu.items.description.color': ['.item-description', INK],
  'menu.items.description.length': ['.item-description', '-webkit-line-clamp'],
  'detail.background': ['.item:target', GROUND],
  'detail.item.title.size': ['.item:target h3', SIZE],
  'detail.item.title.color': ['.item:target h3', INK],
  'detail.item.price.size': ['.item:target .price', SIZE],
  'detail.item.price.color': ['.item:target .price', INK],
  'detail.item.description.size': ['.item:target .item-description', SIZE],
  'detail.item.description.color': ['.item:target .item-description', INK],
  'detail.extras.title.size': ['.item:target h4', SIZE],
  'detail.extras.title.color': ['.item:target h4', INK],
  'detail.extras.text.size': ['.item:target .details li', SIZE],
  'detail.extras.text.color': ['.item:target .details li', INK],
  'detail.extras.digit.color': ['.item:target .details li b', INK],
  'detail.allergy.ico.color': ['.item:target .warnings svg', INK],
};

/** The element that shows an option: its selector, and the property that shows it; undefined where there is no such option. */
export function elementOf(option: string): { selector: string; property: string } | undefined {
  if (!Object.hasOwn(ELEMENTS, option)) return undefined;
  const [selector, property] = ELEMENTS[option as OptionName];
  return { selector: shortenClasses(selector), property };
}
