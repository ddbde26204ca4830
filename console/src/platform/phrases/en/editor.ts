/** What the editors of menus, sections and items say in English; what is wrong in them, the contract says. */
export const editor = {
  editor: {
    edit: 'Edit “{{title}}”',
    title: 'Title',
    currency: 'Currency',
    nothingFound: 'No currency like this',
    price: 'Price, {{currency}}',
    description: 'Description',
    note: 'Note',
    noteHint: 'A remark that stands out for guests.',
    flags: 'Marks',
    ingredient_warnings: 'Ingredient warnings',
    food_speciality: 'Food speciality',
    extras: 'Extras',
    extraTitle: 'Extra',
    addExtra: 'Add an extra',
    removeExtra: 'Remove {{title}}',
    photo: 'Photo',
    save: 'Save',
    create: 'Create',
  },
  form: {
    leaveTitle: 'Leave without saving?',
    leaveText: 'What you have changed here will be lost.',
    leave: 'Leave',
    stay: 'Keep editing',
  },
};
