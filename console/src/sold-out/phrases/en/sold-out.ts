/** English phrases of the screen of what is sold out. */
export const phrases = {
  soldOut: {
    find: 'Find a dish or an extra',
    clear: 'Clear the search',
    end: 'How long',
    ends: {
      opening: 'Until {{when}} (opening)',
      hours_one: 'For {{count}} hour',
      hours_other: 'For {{count}} hours',
      open: 'Until it is switched back',
      date: 'Until another time…',
    },
    date: 'Date and time, on the venue’s clock',
    now: 'Sold out now',
    found: 'Found',
    count_one: '{{count}} result',
    count_other: '{{count}} results',
    nothing: 'Everything is to be had.',
    hint: 'Find what has run out and tap “Sold out”: guests see it at once, without publishing.',
    notFound: 'Nothing has “{{words}}” in its title.',
    extraOf: 'Extra of {{dish}}',
    extraOfMore_one: 'Extra of {{dish}} and {{count}} more dish',
    extraOfMore_other: 'Extra of {{dish}} and {{count}} more dishes',
    mark: 'Sold out',
    markOf: 'Sold out: {{title}}',
    back: 'Back on',
    backOf: 'Back on: {{title}}',
    endOf: 'Until when “{{title}}” is sold out',
    until: 'until {{when}}',
    untilBack: 'until it is switched back',
    by: 'by {{name}}',
    marked: '“{{title}}” is sold out',
    returned: '“{{title}}” is back on',
    changed: '“{{title}}” is sold out until another time',
  },
};

declare module '../../../platform/phrases/parts.ts' {
  interface Parts {
    'sold-out': typeof phrases;
  }
}
