/** The menu's phrases in English; the other languages must have the same keys. */
export const en = {
  menu: 'Menu',
  menus: 'Menus',
  sections: 'Sections of the menu',
  back: 'Back',
  top: 'Back to top',
  language: 'Language',
  close: 'Close',
  chooseMenu: 'What are you in the mood for?',
  seeMenus: 'See the menus',
  extras: 'Extras',
  free: 'Free',
  contains: 'Contains',
  note: 'Good to know',
  fresh: 'New',
  popular: 'Popular',
  soldOut: 'Sold out today',
  closedNow: 'Closed now',
  nothingOnText: 'Please come back a little later.',
  opens: (when: string) => `opens ${when}`,
  notOn: 'This menu is not on right now',
  unknownMenu: 'We can’t find this menu',
  onNow: 'On now',
  unknownTitle: 'We can’t find this place',
  unknownText:
    'The address may have been mistyped, or the code is an old one. Please ask the staff for the menu.',
  goneTitle: 'This menu has been taken down',
  goneText: 'The place no longer shows its menu here.',
  comingTitle: 'The menu is on its way',
  comingText: 'It is being set with care. Please look in again soon.',
  awayTitle: 'The menu can’t be shown right now',
  awayText: 'Something on our side is taking a moment. Please try again, or ask the staff for the menu.',
  savedCopy: (when: string) =>
    `No connection: this is the menu as you saw it on ${when}. Prices may be others now.`,
  describe: (menu: string, venue: string) => `${menu}: dishes and prices at ${venue}`,
  describeVenue: (venue: string) => `The menu of ${venue}`,
};

/** The phrases of a language, with the keys of English. */
export type Phrases = typeof en;
