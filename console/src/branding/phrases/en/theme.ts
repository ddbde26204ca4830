/** English phrases of the editor of a theme. */
export const phrases = {
  theme: {
    general: 'General',
    name: 'Name',
    welcome: 'Welcome screen',
    detail: 'Dish in detail',
    selection: 'Choice of a menu',
    common: 'All other menus',
    main: 'Font of texts',
    secondary: 'Font of small texts',
    section: 'Font of headings',
    fontSample: 'Fresh today',
    background: 'Background',
    color: 'Colour',
    image: 'Picture',
    picture: 'Background picture',
    pictureNeeded: 'Choose a picture, or a colour as the background.',
    addMenu: 'Add a menu',
    menu: 'Menu',
    selectMenu: 'Select Menu',
    nothingFound: 'No menu is called that.',
    removeMenu: 'Remove the look of “{{title}}”',
    unknownMenu: 'A menu',
    create: 'Create',
    update: 'Update',
    saveAsNew: 'Save as new',
    gone: 'This theme was deleted meanwhile. Save it as a new theme to keep it.',
    invalid: 'Please, fix errors',
    menus: 'Menus',
    menusHint: 'A menu can have a look of its own. All others share one.',
    pick: 'Choose the colour: {{label}}',
    shade: 'Saturation and brightness',
    hue: 'Hue',
    alpha: 'Opacity',
    used: 'Used in your themes',
    colourLimits: 'Write the colour as #rgb, #rrggbb or #rrggbbaa, such as #a33b20.',
    sizeLimits: 'Enter a whole number from {{least}} to {{most}}.',
    cases: {
      uppercase: 'ALL CAPITALS',
      lowercase: 'all small',
      capitalize: 'First Letters Capital',
    },
    sizes: {
      big: 'Large',
      medium: 'Medium',
      small: 'Small',
    },
    sides: {
      left: 'At the start',
      right: 'At the end',
    },
    faint: 'Hard to read: the contrast is {{ratio}}, and at least {{least}} is needed.',
    through: 'The picture shows through behind the texts, which makes them hard to read.',
    fix: 'Fix it for me',
    previewOf: 'Preview of the guests’ pages',
    showPreview: 'Preview',
    language: 'Language',
    screen: 'Screen',
    screens: {
      welcome: 'Welcome',
      selection: 'Menus',
      menu: 'Menu',
      detail: 'Dish',
    },
    empty: 'Nothing is on the menu yet. Its look shows here once there is a dish.',
  },
};

declare module '../../../platform/phrases/parts.ts' {
  interface Parts {
    theme: typeof phrases;
  }
}
