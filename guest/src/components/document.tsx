import { directionOf, type Locale } from '@sofra/contract/languages/locales';
import { SHARE_CARD } from '@sofra/contract/limits';
import type { ReactNode } from 'react';
import { GUEST_SCRIPT_PATH } from '../script-path.ts';

/** The contents of a page's head; addresses are absolute. */
export type Head = {
  title: string;
  description: string;
  canonical?: string | undefined;
  alternates: { hreflang: string; href: string }[];
  /** The picture that a link to the page shows where it is shared. */
  card?: string | undefined;
  siteName?: string | undefined;
  /** The page's language first, then the others that it has. */
  locales?: readonly Locale[];
  icon?: string | undefined;
  colour: string;
  /** The colour in a dark room, where it is another. */
  night?: string;
  robots?: 'noindex' | undefined;
  /** The address to which the page leads at once, in its own place in the history; such a page needs no script. */
  leadsTo?: string;
  data?: string | undefined;
};

type Props = {
  locale: Locale;
  root: string;
  head: Head;
  style: string;
  kind: string;
  until?: Date | null;
  edition?: string | undefined;
  nonce?: string | undefined;
  isPreview?: boolean;
  children: ReactNode;
};

/** The languages as Open Graph names them, with the region that their readers mostly live in. */
const REGIONAL: Record<Locale, string> = { en: 'en_US', ar: 'ar_AE', ru: 'ru_RU' };

/** A plate, for venues without a logo. */
const DEFAULT_ICON =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><circle cx='4.5' cy='4.5' r='3' fill='none' stroke='%23888'/></svg>";

function Tags({ head }: { head: Head }) {
  return (
    <>
      {head.leadsTo && <meta httpEquiv="refresh" content={`0;url=${head.leadsTo}`} />}
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      {head.robots && <meta name="robots" content={head.robots} />}
      {/* The first one that fits is taken. */}
      {head.night && <meta name="theme-color" media="(prefers-color-scheme:dark)" content={head.night} />}
      <meta name="theme-color" content={head.colour} />
      {head.canonical && <link rel="canonical" href={head.canonical} />}
      {head.alternates.map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
      <link rel="icon" href={head.icon ?? DEFAULT_ICON} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      {head.canonical && <meta property="og:url" content={head.canonical} />}
      {head.siteName && <meta property="og:site_name" content={head.siteName} />}
      {head.locales?.map((code, place) => (
        <meta
          key={code}
          property={place === 0 ? 'og:locale' : 'og:locale:alternate'}
          content={REGIONAL[code]}
        />
      ))}
      {head.card && (
        <>
          <meta property="og:image" content={head.card} />
          <meta property="og:image:width" content={String(SHARE_CARD.width)} />
          <meta property="og:image:height" content={String(SHARE_CARD.height)} />
          <meta property="og:image:alt" content={head.title} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}

/** The whole document of a page: one inline style sheet, one deferred script, nothing from third parties. */
export function Document({
  locale,
  root,
  head,
  style,
  kind,
  until,
  edition,
  nonce,
  isPreview,
  children,
}: Props) {
  return (
    <html
      lang={locale}
      dir={directionOf(locale)}
      data-until={until?.getTime()}
      data-edition={edition}
      data-preview={isPreview || undefined}
    >
      <head>
        <meta charSet="utf-8" />
        {/* A menu's bar keeps clear of the phone's own at the bottom, which only a page that covers the screen is told of. */}
        <meta
          name="viewport"
          content={`width=device-width,initial-scale=1${kind === 'menu' ? ',viewport-fit=cover' : ''}`}
        />
        <Tags head={head} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet; its values passed the option schemas */}
        <style nonce={nonce} dangerouslySetInnerHTML={{ __html: style }} />
        {!head.leadsTo && <script type="module" src={root + GUEST_SCRIPT_PATH} />}
        {head.data && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose "<" are escaped
          <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: head.data }} />
        )}
      </head>
      <body className={kind}>{children}</body>
    </html>
  );
}
