/**
 * Every figure of the rules (`docs/rules.md`), the only copy of each.
 * Lengths are counted in code points after NFC and trimming (rule 9).
 */

/** The product's name, shown in titles and mails. */
export const PRODUCT_NAME = 'Sofra';

const SECOND = 1000;
/** A minute in milliseconds. */
export const MINUTE = 60 * SECOND;
/** An hour in milliseconds. */
export const HOUR = 60 * MINUTE;
/** A day of 24 hours in milliseconds. */
export const DAY = 24 * HOUR;

const PERSON_NAME = { min: 3, max: 50 } as const;

/** Bounds of a text in code points; `min` 0 means that it may be empty. */
export const TEXT = {
  title: { min: 3, max: 120 },
  description: { min: 0, max: 2000 },
  note: { min: 0, max: 1000 },
  wizardDescription: { min: 3, max: 2000 },
  personName: PERSON_NAME,
  /** Both names of a person with a space between. */
  fullName: { min: 0, max: 2 * PERSON_NAME.max + 1 },
  venueName: { min: 3, max: 30 },
  branch: { min: 0, max: 60 },
  cuisine: { min: 0, max: 100 },
  address: { min: 2, max: 200 },
  country: { min: 3, max: 60 },
  city: { min: 2, max: 60 },
  state: { min: 2, max: 60 },
  themeName: { min: 1, max: 120 },
  email: { min: 5, max: 254 },
  slug: { min: 3, max: 60 },
  citySearch: { min: 2, max: 60 },
  search: { min: 1, max: 120 },
  filename: { min: 1, max: 255 },
  contactMessage: { min: 3, max: 2000 },
  /** A link's token, which is 43 letters. */
  mailToken: { min: 1, max: 200 },
} as const;

/**
 * Bounds of a raw text before costly work: the UTF-16 units of one code point in NFD, and the marks in a row
 * of Unicode's stream-safe form (UAX #15), because ordering more of them takes quadratic time.
 */
export const RAW_TEXT = { unitsPerCodePoint: 4, marks: 30 } as const;

/** Password lengths: a new one has `min`, the login form only asks for `loginMin` (rule 61). */
export const PASSWORD = { min: 8, loginMin: 4, max: 128 } as const;

/** Phone numbers: digits with the calling code, and the countries that a choice begins with (rule 8). */
export const PHONE = { maxDigits: 15, preferred: ['AE', 'US'] } as const;

/**
 * Money: bounds as decimal strings (rule 26), the decimals that are kept, and the least and the most percent by which many prices
 * are changed.
 */
export const PRICE = {
  decimals: 3,
  max: '9999999.99',
  wizardMin: '0.1',
  wizardMinWithoutDecimals: '1',
  percents: [-90, 900],
} as const;

/** Paging: the default `page[size]`, its maximum, which is also the most records that a call moves, copies or deletes, and the sizes that a list offers. */
export const PAGE = { size: 5, maxSize: 100, sizes: [5, 10, 15, 20], citySize: 10 } as const;

/**
 * The most entries of a list in one call, enough for any real menu; of a sync's changes those of a branch and of all branches
 * in a preview, and of an activity in a list; of an overview the named places, activities and different schedules.
 */
export const MOST = {
  batch: 1000,
  extras: 100,
  wizardSections: 50,
  wizardItems: 200,
  locales: 20,
  found: 20,
  branches: 200,
  syncChanges: 200,
  previewChanges: 1000,
  listedChanges: 20,
  overviewPlaces: 5,
  overviewActivities: 5,
  overviewSchedules: 200,
} as const;

/**
 * The most living records that a record holds, at any depth: more than any real venue has, and little enough that nobody waits
 * for a call on all of them (decision 51).
 */
export const ROOM = {
  venues: { menus: 100, sections: 2000, items: 10_000, extras: 10_000 },
  menus: { sections: 200, items: 2500, extras: 5000 },
  sections: { items: 1000 },
  items: { extras: MOST.extras },
} as const;

/** Links to a draft: the most living ones of a venue, and the milliseconds that one lives. */
export const PREVIEW = { most: 20, lives: 7 * DAY } as const;

/** The part by which a price is dearer or cheaper than the published one when a review doubts it. */
export const DOUBTFUL_PRICE = 0.5;

/**
 * Uploads: the most bytes and pixels of a picture, and the most bytes of its call (rule 30, `docs/api.md`). The
 * file names are for pickers only: the server judges by decoding.
 */
export const UPLOAD = {
  maxBytes: 1_048_576,
  maxPixels: 40_000_000,
  maxCallBytes: 8 * 1_048_576,
  unusedLives: DAY,
  extensions: ['.jpg', '.jpeg', '.png'],
} as const;

/**
 * A venue as a file: the most bytes of the call that takes its menus in, the highest number that a row keeps, and the most bytes of
 * the file, of the document in it and of one of its pictures.
 */
export const VENUE_FILE = {
  maxCallBytes: 4 * 1_048_576,
  maxNumber: 1_000_000,
  maxBytes: 256 * 1_048_576,
  maxDocumentBytes: 16 * 1_048_576,
  maxPictureBytes: 16 * 1_048_576,
} as const;

/** The most bytes of any other call's body. */
export const BODY_BYTES = 1_048_576;

/** Recommended pixels of a picture by its use (rule 87). */
export const PICTURE_SIZES = {
  logo: { width: 500, height: 500 },
  welcome_screen: { width: 412, height: 232 },
  photo: { width: 412, height: 232 },
  cover: { width: 300, height: 300 },
  background: { width: 1366, height: 768 },
} as const;

/** The widths in pixels in which a picture is kept beside its own; the last is the maximum (rule 30). */
export const PHOTO_WIDTHS = [160, 412, 824, 1366] as const;

/** Milliseconds that tokens live (rule 12a, `docs/api.md`). */
export const TOKEN_LIVES = {
  remembered: 30 * DAY,
  session: 12 * HOUR,
  slidesAfter: HOUR,
  reset: 2 * HOUR,
  idempotency: DAY,
} as const;

/**
 * Days: until an unconfirmed account is disconnected, of a support invitation, of the bin and of undo (rules 5 and 15),
 * and in which the menus page shows the first steps.
 */
export const DAYS = { unconfirmed: 30, support: 21, bin: 30, freeTrial: 14, firstSteps: 30 } as const;

/** Months after which what dishes state of ingredients is to be checked again: bounds of a venue's setting, and what it is at first. */
export const CHECK_AGAIN = { min: 1, max: 24, first: 6 } as const;

/** The figures of the legal texts: the ages of customers, and the days from telling a change of the terms to its effect (rule 101). */
export const LEGAL = { orderAge: 18, leastAge: 16, noticeDays: 30 } as const;

/** Milliseconds from one mail to confirm an address to the next; the console counts them, and would carry all of `RATE` for it. */
export const CONFIRMATION_MAIL_EVERY = 60 * SECOND;

/**
 * Rate limits (rule 37b); `per` in milliseconds. Sign-ins are counted by address and client together, and
 * by client; mails for a forgotten password by address, and by client; suggested translations and work on a whole venue (`heavy`)
 * by account; other calls of a signed-in person by person; all else by client. `previews` are the pages of a draft, which are made
 * anew for each request.
 */
export const RATE = {
  signIn: { calls: 10, per: MINUTE },
  signInsOfClient: { calls: 100, per: MINUTE },
  signUp: { calls: 10, per: HOUR },
  uploads: { calls: 30, per: MINUTE },
  passwordMails: { calls: 5, per: HOUR },
  passwordMailsOfClient: { calls: 30, per: HOUR },
  passwordChecks: { calls: 10, per: MINUTE },
  passwordResets: { calls: 20, per: MINUTE },
  confirmationMails: { calls: 1, per: CONFIRMATION_MAIL_EVERY },
  confirmations: { calls: 60, per: MINUTE },
  supportInvitations: { calls: 10, per: HOUR },
  contact: { calls: 5, per: HOUR },
  geocodes: { calls: 60, per: MINUTE },
  cities: { calls: 300, per: MINUTE },
  suggestions: { calls: 300, per: HOUR },
  previews: { calls: 120, per: MINUTE },
  heavy: { calls: 120, per: MINUTE },
} as const;

/**
 * Places: decimals of coordinates, zooms of the map at first and after a search, and the most results of a
 * search (rule 71), and the parts at the end of an address in which a city is looked for. A pin farther than `nearCity` kilometres from every city is in none.
 */
export const PLACE = {
  decimals: 6,
  zoom: 12,
  zoomFound: 16,
  results: 5,
  nearCity: 100,
  addressParts: 6,
} as const;

/**
 * A geocoder of others: milliseconds to wait for its answer and to keep it, the most bytes of an answer and the most kept
 * answers, Nominatim's milliseconds from one request to the next (its usage policy), and the turns ahead that an account may
 * take while it waits for another.
 */
export const GEOCODER = {
  patience: 5 * SECOND,
  keeps: DAY,
  mostBytes: 1_048_576,
  mostKept: 1000,
  // A tenth more than the policy's second, for one question may take longer on its way than the next.
  nominatimEvery: 1.1 * SECOND,
  turnsAhead: 2,
} as const;

/**
 * Suggested translations: the most texts and code points of one call, which every service takes at once; milliseconds to wait
 * for a service's answer, and the most bytes of it.
 */
export const SUGGESTIONS = {
  texts: 50,
  codePoints: 5000,
  patience: 30 * SECOND,
  mostBytes: 1_048_576,
} as const;

/** The most items on one page of a menu for guests; a longer menu comes in parts of as many. */
export const MENU_PAGE_ITEMS = 300;

/** The row of popular dishes above a menu: the fewest that make one, and the most in it. */
export const POPULAR_ROW = { least: 3, most: 6 } as const;

/** Public pages and pictures: seconds of caching (`docs/guest.md`, rule 21). */
export const CACHE_SECONDS = { page: 5, redirect: 300, picture: 31_536_000 } as const;

/** The most broken rules in one answer, so that a small body can't cause an answer of megabytes. */
export const MOST_PROBLEMS = 100;

/** Schedules: the first year that is accepted and what a new day offers (rules 27 and 84). */
export const SCHEDULE = { firstYear: 2021, from: '10:00', to: '20:00', days: 7 } as const;

/**
 * Sold out: the hours that are offered as its end and the most that a call may ask for, the time at which a venue without known
 * hours opens, and the most items and extras that a search finds.
 */
export const SOLD_OUT = { hours: [1, 4], mostHours: 720, opens: '06:00', found: 60 } as const;

/** The interface's own figures, in milliseconds and pixels (rule 111). */
export const INTERFACE = {
  noticeMs: 5000,
  tryAgainMs: 15_000,
  mostNotices: 3,
  agoDays: 31,
  citySearchMs: 400,
  searchMs: 150,
  recountMs: 1000,
  menuSlideMs: 300,
  dragMs: 200,
  holdMs: 500,
  looksFrom: 11,
  qrPixels: 270,
} as const;

/** Files of a QR code: the PNG's side and the widths of table cards (300 dots an inch) in pixels, and the cards' JPEG quality. */
export const PRINT = { codePixels: 1024, cardPixels: { A6: 1240, A4: 2480 }, cardQuality: 0.92 } as const;

/** Pixels of the picture that a shared link shows (Open Graph). */
export const SHARE_CARD = { width: 1200, height: 630 } as const;

/** Theme options: sizes in pixels, lines of a description, and the first number of a new theme's name (rules 33 and 33a). */
export const THEME = { minSize: 8, maxSize: 96, minLines: 1, maxLines: 5, firstNewNumber: 5 } as const;

/** WCAG 2.2 AA: the least contrast of text, and of large text (from 24 px, in bold from 14 pt) and icons (1.4.3, 1.4.11). */
export const CONTRAST = { text: 4.5, large: 3, largeFrom: 24, largeBoldFrom: 18.66 } as const;
