import type {} from '../platform/phrases/parts.ts';

/** The phrases of a file. */
type Said<M extends { phrases: unknown }> = M['phrases'];

declare module '../platform/phrases/parts.ts' {
  interface Parts {
    'as-of': Said<typeof import('../publishing/phrases/en/as-of.ts')>;
    branding: Said<typeof import('../branding/phrases/en/branding.ts')>;
    catalogue: Said<typeof import('../catalogue/phrases/en/catalogue.ts')>;
    confirmation: Said<typeof import('../accounts/phrases/en/confirmation.ts')>;
    contact: Said<typeof import('../support/phrases/en/contact.ts')>;
    'deleted-venue': Said<typeof import('../venues/phrases/en/deleted-venue.ts')>;
    downloads: Said<typeof import('../publishing/phrases/en/downloads.ts')>;
    editor: Said<typeof import('../catalogue/phrases/en/editor.ts')>;
    frame: Said<typeof import('./phrases/en/frame.ts')>;
    history: Said<typeof import('../history/phrases/en/history.ts')>;
    ingredients: Said<typeof import('../catalogue/phrases/en/ingredients.ts')>;
    lists: Said<typeof import('../ui/phrases/en/lists.ts')>;
    'menu-address': Said<typeof import('../publishing/phrases/en/menu-address.ts')>;
    overview: Said<typeof import('../overview/phrases/en/overview.ts')>;
    parts: Said<typeof import('../ui/phrases/en/parts.ts')>;
    pasting: Said<typeof import('../pasting/phrases/en/pasting.ts')>;
    person: Said<typeof import('../accounts/phrases/en/person.ts')>;
    phone: Said<typeof import('../ui/phrases/en/phone.ts')>;
    photos: Said<typeof import('../catalogue/phrases/en/photos.ts')>;
    picture: Said<typeof import('../ui/phrases/en/picture.ts')>;
    publishing: Said<typeof import('../publishing/phrases/en/publishing.ts')>;
    recovery: Said<typeof import('../accounts/phrases/en/recovery.ts')>;
    review: Said<typeof import('../history/phrases/en/review.ts')>;
    rows: Said<typeof import('../catalogue/phrases/en/rows.ts')>;
    saving: Said<typeof import('../forms/phrases/en/saving.ts')>;
    search: Said<typeof import('../history/phrases/en/search.ts')>;
    settings: Said<typeof import('../accounts/phrases/en/settings.ts')>;
    shell: Said<typeof import('../platform/phrases/en/shell.ts')>;
    'signed-out': Said<typeof import('../accounts/phrases/en/signed-out.ts')>;
    'sold-out': Said<typeof import('../sold-out/phrases/en/sold-out.ts')>;
    spreadsheet: Said<typeof import('../spreadsheet/phrases/en/spreadsheet.ts')>;
    support: Said<typeof import('../support/phrases/en/support.ts')>;
    sync: Said<typeof import('../sync/phrases/en/sync.ts')>;
    syncing: Said<typeof import('../sync/phrases/en/syncing.ts')>;
    theme: Said<typeof import('../branding/phrases/en/theme.ts')>;
    'theme-options': Said<typeof import('../branding/phrases/en/theme-options.ts')>;
    translate: Said<typeof import('../translations/phrases/en/translate.ts')>;
    undo: Said<typeof import('../history/phrases/en/undo.ts')>;
    unsaved: Said<typeof import('../ui/phrases/en/unsaved.ts')>;
    'venue-file': Said<typeof import('../venue-file/phrases/en/venue-file.ts')>;
    'venue-form': Said<typeof import('../venues/phrases/en/venue-form.ts')>;
    venues: Said<typeof import('../venues/phrases/en/venues.ts')>;
    'whole-menu': Said<typeof import('../whole-menu/phrases/en/whole-menu.ts')>;
    wizard: Said<typeof import('../onboarding/phrases/en/wizard.ts')>;
  }
}
