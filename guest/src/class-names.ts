/**
 * The class names of the public pages, each with the short one that replaces it in the bytes that guests load.
 * Browsers keep the script for longer than pages: the short names of its selectors stay as they are.
 */
export const SHORT_NAMES = {
  action: 'a',
  all: 'all',
  avoid: 'avoid',
  back: 'b',
  backdrop: 'f',
  banner: 'v',
  bar: 'n',
  branch: 'r',
  chip: 'ch',
  close: 'x',
  'closed-notice': 'z',
  details: 'd',
  extra: 'ex',
  find: 'find',
  found: 'found',
  gone: 'gn',
  hero: 'h',
  'icon-shapes': 'j',
  intro: 'q',
  item: 'i',
  'item-description': 't',
  kept: 'kept',
  languages: 'l',
  logo: 'g',
  marks: 'm',
  'menu-labels': 'y',
  note: 'c',
  paper: 'pa',
  part: 'pt',
  plate: 'w1',
  popular: 'pop',
  'popular-row': 'e',
  preview: 'pv',
  price: 'p',
  round: 'rd',
  saved: 'saved',
  'section-links': 's',
  search: 'search',
  settled: 'settled',
  share: 'share',
  'sold-out': 'o',
  specialities: 'k',
  states: 'states',
  steps: 'steps',
  'venue-link': 'u',
  warnings: 'w',
} as const;

/** A class of the public pages. */
export type ClassName = keyof typeof SHORT_NAMES;

/** The value of a `class` attribute: the short names of these classes. */
export function classes(...names: (ClassName | false | undefined)[]): string | undefined {
  const short = names.flatMap((name) => (name ? SHORT_NAMES[name] : []));
  return short.length > 0 ? short.join(' ') : undefined;
}

/** Replaces each class in a style sheet or a selector with its short name. */
export function shortenClasses(css: string): string {
  return css.replaceAll(/\.([a-z][a-z-]*)/g, (_, name: string) => {
    if (!Object.hasOwn(SHORT_NAMES, name)) throw new Error(`the class ${name} has no short name`);
    return `.${SHORT_NAMES[name as ClassName]}`;
  });
}
