/** The facts that a frame is chosen by: languages with their directions, names in the browser's stores, addresses. */
export type FrameChoice = {
  directions: Record<string, string>;
  main: string;
  keys: { locale: string; look: string; session: string };
  /** The address of the registration, which has colours of its own. */
  registration: string;
  /** A pattern of the addresses that have the navigation beside them. */
  framed: string;
};

/**
 * Chooses language, look and frame before the first paint; what the console's own start does again, in full. It is sent as
 * its text (`shell.ts`), so that it uses nothing from outside.
 */
export function chooseFrame({ directions, main, keys, registration, framed }: FrameChoice): void {
  const page = document.documentElement;
  // A browser may refuse its stores, and what is kept there may be anything.
  const stored = (store: () => Storage, key: string): string | null => {
    try {
      return store().getItem(key);
    } catch {
      return null;
    }
  };
  const parsed = (text: string | null) => {
    try {
      return JSON.parse(text ?? 'null');
    } catch {
      return null;
    }
  };
  const browsers = navigator.languages.map((name) => name.slice(0, 2).toLowerCase());
  const chosen = parsed(stored(() => localStorage, keys.locale));
  page.lang = [chosen, ...browsers].find((code) => directions[code]) ?? main;
  page.dir = directions[page.lang] ?? '';
  const look = stored(() => localStorage, keys.look);
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  page.dataset.mantineColorScheme = look === 'light' || look === 'dark' ? look : isDark ? 'dark' : 'light';
  // A tab that is signed out on its own keeps that it is.
  const session = stored(() => sessionStorage, keys.session) ?? stored(() => localStorage, keys.session);
  if (location.pathname === registration) page.className = 'registration';
  page.dataset.shell = parsed(session)?.token && new RegExp(framed).test(location.pathname) ? 'app' : 'open';
}
