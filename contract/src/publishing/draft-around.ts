/** The word for a draft around no record: the venue, its look and its menus without their sections. */
export const WHOLE_VENUE = 'venue';
