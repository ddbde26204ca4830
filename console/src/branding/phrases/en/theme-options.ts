import type { OptionKind, OptionTree, THEME_OPTIONS } from '@sofra/contract/theme-options';

/** A name for each option, and a heading for each group of them; one that is missing does not compile. */
type Labels<T extends OptionTree> = {
  [K in keyof T]: T[K] extends OptionKind
    ? string
    : T[K] extends OptionTree
      ? { heading: string } & Labels<T[K]>
      : never;
};

const options = {
  welcome: {
    solid_color: 'Background colour',
    button: {
      heading: 'Button',
      size: 'Size',
      text_color: 'Text colour',
      background_color: 'Background colour',
      background_opacity: 'Opacity of the background',
    },
    select: {
      heading: 'Line above the button',
      color: 'Colour',
      size: 'Size',
      title: 'Text',
      display: 'Letters',
    },
    language: { heading: 'Languages', color: 'Colour', size: 'Size' },
    branch: {
      heading: 'Branch',
      text: { heading: 'Text of the branch', color: 'Colour', size: 'Size' },
      background_color: 'Background colour',
    },
  },
  detail: {
    background: 'Background colour',
    item: {
      heading: 'Dish',
      title: { heading: 'Title', size: 'Size', color: 'Colour' },
      price: { heading: 'Price', size: 'Size', color: 'Colour' },
      description: { heading: 'Description', size: 'Size', color: 'Colour' },
    },
    extras: {
      heading: 'Extras',
      title: { heading: 'Heading of the extras', size: 'Size', color: 'Colour' },
      text: { heading: 'Text of the extras', size: 'Size', color: 'Colour' },
      digit: { heading: 'Prices of the extras', color: 'Colour' },
    },
    allergy: { heading: 'Warnings', ico: { heading: 'Icon of warnings', color: 'Colour' } },
  },
  selection: {
    label: {
      heading: 'Label of a menu',
      size: 'Size',
      background: 'Background colour',
      opacity: 'Opacity of the background',
    },
  },
  menu: {
    solid_color: 'Background colour',
    popular_row: 'Row of popular dishes on top',
    sections: { heading: 'Headings of sections', size: 'Size', color: 'Colour', display: 'Letters' },
    items: {
      heading: 'Dishes',
      ico: { heading: 'Icons', new: 'Colour of “new”', popular: 'Colour of “popular”' },
      info: {
        heading: 'Specialities',
        text: 'Text colour',
        background: 'Background colour',
        icon: 'Icon colour',
      },
      name: { heading: 'Name', size: 'Size', color: 'Colour' },
      note: {
        heading: 'Note',
        background: 'Background colour',
        color: 'Text colour',
        title: { heading: 'Heading of the note', size: 'Size' },
        description: { heading: 'Text of the note', size: 'Size' },
      },
      block: { heading: 'Card', background: 'Background colour' },
      photo: { heading: 'Photo', size: 'Size', display: 'Side' },
      price: { heading: 'Price', size: 'Size', color: 'Colour' },
      navigation: {
        heading: 'Navigation',
        left: 'Colour at the start',
        right: 'Colour at the end',
        center: 'Colour in the middle',
      },
      description: { heading: 'Description', size: 'Size', color: 'Colour', length: 'Lines' },
    },
  },
} satisfies { [P in keyof typeof THEME_OPTIONS]: Labels<(typeof THEME_OPTIONS)[P]> };

/** English phrases of the options of a theme. */
export const phrases = { themeOptions: options };

declare module '../../../platform/phrases/parts.ts' {
  interface Parts {
    'theme-options': typeof phrases;
  }
}
