import { DEFAULT_LOCALE, LOCALES } from '@sofra/contract/languages/locales';
import { minify, type Plugin } from 'vite';
import { OPEN_ROUTES, PATHS, type RouteName } from '../src/platform/paths.ts';
import { LOOK_KEY, storageKey } from '../src/platform/storage.ts';
import { FONTS } from '../src/ui/layout/palette.ts';
import { chooseFrame, type FrameChoice } from './choose-frame.ts';
import { brand, colours, sheet, wordsIn } from './frame.ts';

// The same frames as `ui/layout/open-layout.tsx` and `app/sidebar-layout.tsx`; what is chosen stands in html's attributes.
const shell = [
  `<div class="open shell-open"><header class="open-brand">${brand}${LOCALES.map(({ code }) => wordsIn(code)).join('')}</header><div></div></div>`,
  `<div class="app shell-app"><div class="app-side">${brand}</div><div class="app-top"></div><div class="app-main">${'<div class="app-bone"></div>'.repeat(5)}</div></div>`,
].join('');

function styles(): string {
  return [
    // The sheet of the open screens stands last in the page and must not win for it (`ui/layout/base.css`).
    '@layer open,mantine;',
    ':root{color-scheme:light dark}',
    `:root{--sofra-text:${FONTS.text};--sofra-display:${FONTS.display}}`,
    `:root[data-mantine-color-scheme=light]{${colours('light')}}`,
    `:root[data-mantine-color-scheme=dark]{${colours('dark')}}`,
    sheet('../src/ui/layout/frame.css'),
    '[data-shell=app] .shell-open,[data-shell=open] .shell-app{display:none}',
    ...LOCALES.map(({ code }) => `html:not([lang=${code}]) .open-words[lang=${code}]{display:none}`),
  ].join('');
}

// The first letters of the addresses that have the navigation beside them; home leads to one of them.
const framed = Object.entries(PATHS)
  .filter(([name]) => name !== 'home' && !OPEN_ROUTES.includes(name as RouteName))
  .map(([, path]) => path.slice(1).replace(/\{?\$.*/, ''))
  .join('|');

/** The script that chooses the frame (`choose-frame.ts`), minified. */
async function chooser(): Promise<string> {
  const choice: FrameChoice = {
    directions: Object.fromEntries(LOCALES.map(({ code, direction }) => [code, direction])),
    main: DEFAULT_LOCALE,
    keys: { locale: storageKey('locale'), look: LOOK_KEY, session: storageKey('session') },
    registration: PATHS.registration,
    framed: `^/($|${framed})`,
  };
  const { code } = await minify('frame.js', `(${chooseFrame})(${JSON.stringify(choice)})`);
  return code;
}

/**
 * Writes into the page what can be painted before any script has come: the frame around the screen in the right language
 * and colours. The style sheet of the app moves behind it, where it no longer holds the first paint up.
 */
export function shellPlugin(): Plugin {
  return {
    name: 'sofra-shell',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const sheets = html.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
        const page = sheets.reduce((text, sheet) => text.replace(sheet, ''), html);
        const nonce = 'nonce="%NONCE%"';
        const head = `<style ${nonce}>${styles()}</style><script ${nonce}>${await chooser()}</script></head>`;
        return page
          .replace('</head>', () => head)
          .replace('<!--shell-->', () => shell)
          .replace('</body>', () => `${sheets.join('')}</body>`);
      },
    },
  };
}
