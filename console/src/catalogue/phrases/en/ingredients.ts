/** English phrases of what dishes state of ingredients. */
export const phrases = {
  states: {
    all: 'Ingredients of all items',
    noItems: 'There is no item in this section yet.',
    ingredient: 'Ingredient',
    choice_one: '{{name}} ({{count}} not stated)',
    choice_other: '{{name}} ({{count}} not stated)',
    next: 'Next: {{name}}',
    cell: '{{title}}, {{name}}',
    letters: { ingredient_warnings: 'C', may_contain: 'M', free_of: 'F' },
    not_stated: 'Not stated',
    checkAll: 'I have checked all these items',
    saved_one: '{{count}} item saved',
    saved_other: '{{count}} items saved',
    label: 'Ingredients',
    ofDish: 'Ingredients of this item',
    ofExtra: 'Ingredients of {{title}}',
    ofUntitled: 'Ingredients of this extra',
    ingredient_warnings: 'Contains',
    may_contain: 'May contain',
    free_of: 'Free of',
    of: '{{name}}: {{state}}',
    line: '{{state}}: {{list}}',
    nothing: 'Nothing is stated yet',
    outdone: 'Guests are not told “free of: {{list}}”, because of what is stated here: {{kinds}}.',
    open_one: '{{count}} not stated',
    open_other: '{{count}} not stated',
    change: 'Change',
    close: 'Close',
    rest: 'Free of everything else…',
    restText:
      'Not stated: {{list}}. Guests with an allergy will read that none of this is in here. Say so only if you have checked the recipe, the kitchen and your suppliers.',
    restYes: 'Yes, free of all of this',
    checked: 'Checked by {{name}} on {{date}}',
    unchecked: 'Nobody has checked this yet.',
    signs: 'Saving signs the change with your name.',
    check: 'I have checked these ingredients',
  },
};

declare module '../../../platform/phrases/parts.ts' {
  interface Parts {
    ingredients: typeof phrases;
  }
}
