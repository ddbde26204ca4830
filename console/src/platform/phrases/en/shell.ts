/** English phrases of every screen of the console: its pages, its failures, and the login. */
export const phrases = {
  product: {
    line: 'Your menu, ready before your guests sit down.',
    text: 'Build it once. Guests read it on their own phones, in their own language.',
    trial_one: 'Free for {{count}} day',
    trial_other: 'Free for {{count}} days',
  },
  pages: {
    login: 'Sign in',
    registration: 'Create your account',
    'forget-password': 'New password',
    'reset-password': 'New password',
    'confirm-email': 'Confirm your e-mail',
    'settings-main': 'Profile',
    'settings-password': 'Password',
    'settings-support': 'Support',
    venue: 'My venue',
    menus: 'My menus',
    sections: 'Sections',
    items: 'Items',
    translate: 'Translations',
    activity: 'Activity',
    bin: 'Bin',
    'error-page': 'Page not found',
    dashboard: 'Dashboard',
    orders: 'Orders',
    reports: 'Reports',
    campaigns: 'Campaigns',
    integrations: 'Integrations',
  },
  interface: {
    breadcrumbs: 'You are here',
    language: 'Language',
    close: 'Close',
    cancel: 'Cancel',
    loading: 'Loading',
    search: 'Search',
    tryAgain: 'Try again',
    notices: 'Notices',
    required: 'Please fill this in.',
  },
  failures: {
    title: 'Error!',
    unknown: 'Some server errors',
    connection: 'Sofra can’t be reached. Check your connection and try again.',
    load: 'This could not be loaded',
    crash: 'Something went wrong on this page',
    forbidden: 'You don’t have access to this',
  },
  errorPage: {
    title: 'Oops. This page has gone missing.',
    text: 'You may have mistyped the address or the page may have moved.',
    home: 'Back to Home',
  },
  login: {
    title: 'Welcome back',
    text: 'Sign in to lay the table.',
    email: 'E-mail',
    password: 'Password',
    showPassword: 'Show the password',
    hidePassword: 'Hide the password',
    remember: 'Remember me',
    forgot: 'Forgot password?',
    submit: 'Sign in',
    isNew: 'New to Sofra?',
    signUp: 'Create your menu',
    rules: {
      emailRequired: 'Enter your e-mail address.',
      emailInvalid: 'This is not an e-mail address.',
      emailShort_one: 'An e-mail address has at least {{count}} character.',
      emailShort_other: 'An e-mail address has at least {{count}} characters.',
      passwordRequired: 'Enter your password.',
      passwordShort_one: 'A password has at least {{count}} character.',
      passwordShort_other: 'A password has at least {{count}} characters.',
    },
  },
};

declare module '../parts.ts' {
  interface Parts {
    shell: typeof phrases;
  }
}
