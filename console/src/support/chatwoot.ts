import { directionOf, type Locale } from '@sofra/contract/languages/locales';
import { CHAT_META } from '@sofra/contract/support/support-chat';
import { onPersonKept, storedWriter } from '../accounts/stored-person.ts';
import { i18n } from '../platform/i18n.ts';
import { pageNonce } from '../platform/nonce.ts';
import { onSession } from '../platform/session.ts';

/** The globals of the widget's script: its runner at once, its API once it has run. */
type Widget = {
  chatwootSDK?: { run: (website: { baseUrl: string; websiteToken: string }) => void };
  $chatwoot?: {
    toggle: (conversation: 'open' | 'close') => void;
    toggleBubbleVisibility: (visibility: 'show' | 'hide') => void;
    setLocale: (locale: string) => void;
    setUser: (id: string, person: { name: string; email: string }) => void;
    reset: () => void;
  };
};

/** A Chatwoot and its website there. */
type Website = { url: string; token: string };

const READY = 'chatwoot:ready';

const widget = () => window as Widget;

/** The Chatwoot that this installation's support chat is, if it is one (rule 3). */
export function chatwootOfPage(): Website | undefined {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name=${CHAT_META}]`);
  return meta ? { url: meta.content, token: meta.dataset.token ?? '' } : undefined;
}

// The widget writes a style sheet as it starts, and knows of no nonce; without one the page's policy would refuse it.
function withNonce(work: () => void): void {
  const create = document.createElement;
  const createWithNonce = (...named: Parameters<typeof create>) => {
    const element = create.apply(document, named);
    if (element instanceof HTMLStyleElement) element.nonce = pageNonce();
    return element;
  };
  document.createElement = createWithNonce as typeof create;
  try {
    work();
  } finally {
    document.createElement = create;
  }
}

function loadScript(src: string): Promise<void> {
  const script = document.createElement('script');
  return new Promise((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`The support chat could not be loaded from ${src}.`));
    Object.assign(script, { src, async: true });
    document.head.append(script);
  });
}

/** Tells the widget who writes; after a sign-out the conversation is not shown to the next person. */
function introduce({ token }: Website): void {
  const person = storedWriter();
  const { first_name, last_name, email, id } = person ?? {};
  if (id && email) widget().$chatwoot?.setUser(id, { name: `${first_name} ${last_name}`, email });
  else if (document.cookie.includes(`cw_user_${token}=`)) widget().$chatwoot?.reset();
}

/** Loads the widget and runs it in the language of the page; fulfilled when it stands, rejected when it can't be had. */
export async function runChatwoot(website: Website): Promise<void> {
  const ready = new Promise((resolve) => addEventListener(READY, resolve, { once: true }));
  await loadScript(`${website.url}/packs/js/sdk.js`);
  const language = i18n.language as Locale;
  const position = directionOf(language) === 'rtl' ? 'left' : 'right';
  Object.assign(window, { chatwootSettings: { locale: language, position, darkMode: 'auto' } });
  const { chatwootSDK } = widget();
  if (!chatwootSDK) throw new Error(`What ${website.url} answers is not the support chat.`);
  withNonce(() => chatwootSDK.run({ baseUrl: website.url, websiteToken: website.token }));
  await ready;
  introduce(website);
  onSession(() => introduce(website));
  // A sign-in may begin before it is read who it is.
  onPersonKept(() => introduce(website));
  i18n.on('languageChanged', (locale) => widget().$chatwoot?.setLocale(locale));
}

/** Shows the widget, or takes it out of sight. */
export function showChatwoot(isShown: boolean): void {
  const { $chatwoot } = widget();
  // The button alone shows and hides; an open conversation on a phone would cover everything.
  if (!isShown) $chatwoot?.toggle('close');
  $chatwoot?.toggleBubbleVisibility(isShown ? 'show' : 'hide');
}
