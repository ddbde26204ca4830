import type { Locale } from '@sofra/contract/languages/locales';
import type { ReactNode } from 'react';
import { Document } from './components/document.tsx';
import { PHRASES } from './phrases/phrases.ts';
import { NOTICE_COLOURS, noticeStyle } from './stylesheet.ts';
import { rootOf } from './view.ts';

/**
 * The kinds of page without a venue: the slug is unknown, its venue was deleted, nothing is published yet, or
 * the database is away. */
export type NoticeKind = 'unknown' | 'gone' | 'coming' | 'away';

const STATUS = { unknown: 404, gone: 410, coming: 200, away: 503 } as const;

/** The page for each kind of absence, never indexed; `venue` is the name of the place that nothing is published of yet. */
export function noticePage(
  kind: NoticeKind,
  locale: Locale,
  baseUrl: string,
  venue?: string,
): { status: 200 | 404 | 410 | 503; document: ReactNode; style: string } {
  const phrases = PHRASES[locale];
  const title = phrases[`${kind}Title`];
  const text = phrases[`${kind}Text`];
  const root = rootOf({ base: baseUrl });
  const style = noticeStyle(locale, root, venue);
  const head = {
    title: venue ? `${title} · ${venue}` : title,
    description: text,
    alternates: [],
    colour: NOTICE_COLOURS.light,
    night: NOTICE_COLOURS.dark,
    robots: 'noindex',
  } as const;
  const document = (
    <Document locale={locale} root={root} head={{ ...head, alternates: [] }} style={style} kind="notice">
      <main>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 18h18M5 18a7 7 0 0114 0M12 11V8m-1.5 0h3" />
        </svg>
        {venue && <b dir="auto">{venue}</b>}
        <h1>{title}</h1>
        <p>{text}</p>
      </main>
    </Document>
  );
  return { status: STATUS[kind], document, style };
}
