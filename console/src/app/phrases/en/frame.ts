/** English phrases of the frame around every screen behind the login: navigation, top bar, publishing. */
export const phrases = {
  frame: {
    skip: 'Skip to the content',
    main: 'Main',
    openNavigation: 'Open the navigation',
    closeNavigation: 'Close the navigation',
    look: 'Look',
    looks: { light: 'Light', dark: 'Dark', auto: 'As the device' },
    account: 'Account of {{name}}',
    welcome: 'Welcome, {{name}}',
    profile: 'Profile and settings',
    newPassword: 'Reset the password',
    signOut: 'Sign out',
    venue: 'Venue: {{name}}',
    roles: { master: 'Main venue', slave: 'Branch' },
    venues: 'Venues',
    addVenue: 'Add a venue',
    findVenue: 'Find a venue',
    noVenue: 'No venue is called “{{words}}”.',
    leaveVenue: 'Change the venue without saving?',
    leaveVenueText: 'What you have changed here is not saved yet.',
    leaveVenueNow: 'Change the venue',
    stayInVenue: 'Keep editing',
    soon: 'Coming soon',
    stub: 'We are still cooking this one.',
    switching: 'Changing the venue',
    working: 'Working …',
    lost: 'Sofra can’t be reached right now. Trying again …',
    lostText: 'What is on the screen stays; changes can be saved when the connection is back.',
    back: 'The connection is back',
  },
};

declare module '../../../platform/phrases/parts.ts' {
  interface Parts {
    frame: typeof phrases;
  }
}
