/** English phrases of the search for menus, sections and items. */
export const phrases = {
  search: {
    placeholder: 'Find or do anything',
    recent: 'Where you were last',
    hint: 'Type a part of a title, in any language of the menu, a page, or something to do: “hide hummus”, “new item in grill”, “sold out hummus”, “publish”.',
    nothing: 'Nothing is called “{{words}}”.',
    results: 'Found',
    menu: 'Menu',
    section: 'Section',
    item: 'Item',
    page: 'Page',
    act: 'Do it',
    acts: {
      publish: 'Publish|Put online',
      newMenu: 'New menu|Add a menu',
    },
    verbs: {
      create: 'new|add|new item in|new section in',
      hide: 'hide|switch off|turn off',
      show: 'show|switch on|turn on',
      soldOut: 'sold out|86',
      back: 'back|available',
    },
    do: {
      publish: 'Publish the menu',
      newMenu: 'New menu',
      create: {
        sections: 'New section in “{{title}}”',
        items: 'New item in “{{title}}”',
      },
      hide: 'Hide “{{title}}” from guests',
      show: 'Show “{{title}}” to guests',
      soldOut: 'Sold out: “{{title}}”',
      back: 'Available again: “{{title}}”',
    },
    count_one: '{{count}} result',
    count_other: '{{count}} results',
  },
};
