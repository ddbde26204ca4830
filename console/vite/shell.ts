import { LOCALES } from '@sofra/contract/languages/locales';
import type { Plugin } from 'vite';
import { OPEN_ROUTES, PATHS, type RouteName } from '../src/platform/paths.ts';
import { KEYS, LOOK_KEY } from '../src/platform/storage.ts';
import { FONTS } from '../src/ui/layout/palette.ts';
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
  .map(([, path]) =>
    path
      .slice(1)
      .replace(/\{?\$.*/, '')
      .replaceAll('/', '\\/'),
  )
  .join('|');

/** Chooses language, look and frame before the first paint; what the console's own start does again, in full. */
function chooser(): string {
  const codes = JSON.stringify(Object.fromEntries(LOCALES.map(({ code, direction }) => [code, direction])));
  return `(()=>{const d=document.documentElement,c=${codes},g=(s,k)=>{try{return JSON.parse(s().getItem(k))}catch{return}};
const l=()=>localStorage,t=()=>sessionStorage;
const b=navigator.languages.map(n=>n.slice(0,2).toLowerCase()).find(n=>c[n]);
const o=g(l,'${KEYS.locale}'),n=c[o]?o:b||'en';d.lang=n;d.dir=c[n];
let k;try{k=localStorage.getItem('${LOOK_KEY}')}catch{}
d.dataset.mantineColorScheme=k==='light'||k==='dark'?k:matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';
let p;try{p=sessionStorage.getItem('${KEYS.session}')}catch{}
const s=p===null?g(l,'${KEYS.session}'):g(t,'${KEYS.session}');
if(location.pathname==='${PATHS.registration}')d.className='registration';
d.dataset.shell=s&&s.token&&/^\\/($|${framed})/.test(location.pathname)?'app':'open'})()`;
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
      handler(html) {
        const sheets = html.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
        const page = sheets.reduce((text, sheet) => text.replace(sheet, ''), html);
        const nonce = 'nonce="%NONCE%"';
        const head = `<style ${nonce}>${styles()}</style><script ${nonce}>${chooser()}</script></head>`;
        return page
          .replace('</head>', () => head)
          .replace('<!--shell-->', () => shell)
          .replace('</body>', () => `${sheets.join('')}</body>`);
      },
    },
  };
}
