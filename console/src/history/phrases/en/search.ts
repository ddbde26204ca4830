/** English phrases of the search for menus, sections and items. */
export const phrases = {
  search: {
    placeholder: 'A menu, a section or an item',
    recent: 'Where you were last',
    hint: 'Type a part of a title, in any language of the menu.',
    nothing: 'Nothing has “{{words}}” in its title.',
    results: 'Found',
    menu: 'Menu',
    section: 'Section',
    item: 'Item',
    count_one: '{{count}} result',
    count_other: '{{count}} results',
  },
};

declare module '../../../platform/phrases/parts.ts' {
  interface Parts {
    search: typeof phrases;
  }
}
