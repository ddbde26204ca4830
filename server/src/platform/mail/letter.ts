import { directionOf, type Locale } from '@sofra/contract/languages/locales';
import { PRODUCT_NAME } from '@sofra/contract/limits';
import { escapeHtml } from '../http/escape-html.ts';

/** The content of a mail: paragraphs, at most one action, and a last line in small print. */
export type Letter = {
  to: string;
  replyTo?: string;
  locale: Locale;
  subject: string;
  paragraphs: readonly string[];
  /** A text that somebody else wrote, set apart. */
  quote?: string;
  action?: { label: string; url: string };
  note?: string;
};

const COLOURS = { app: '#faf4f8', paper: '#ffffff', words: '#33202d', quiet: '#6f5a69', brand: '#552848' };
const FONT = "font-family:'Segoe UI',Tahoma,Roboto,'Helvetica Neue',Arial,sans-serif";

/** The letter as plain text. */
export function letterText({ paragraphs, quote, action, note }: Letter): string {
  const parts = [
    ...paragraphs,
    ...(quote ? [quote.replace(/^/gm, '> ')] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...(note ? [note] : []),
  ];
  return `${parts.join('\n\n')}\n\n-- \n${PRODUCT_NAME}\n`;
}

const paragraph = (words: string, colour: string, size: number) =>
  `<p style="margin:0 0 16px;font-size:${size}px;line-height:1.6;color:${colour}">${escapeHtml(words)}</p>`;

function button({ label, url }: { label: string; url: string }): string {
  const to = escapeHtml(url);
  const look = `display:inline-block;padding:14px 28px;border-radius:8px;background:${COLOURS.brand};color:#ffffff;font-size:16px;font-weight:600;text-decoration:none`;
  return [
    `<p style="margin:8px 0 20px"><a href="${to}" style="${look}">${escapeHtml(label)}</a></p>`,
    // The address is shown too, for programs that show no button.
    `<p dir="ltr" style="margin:0 0 20px;font-size:13px;line-height:1.5;word-break:break-all"><a href="${to}" style="color:${COLOURS.quiet}">${to}</a></p>`,
  ].join('');
}

/** Quotes a person's text; each line takes the direction of its own language. */
function quoted(words: string): string {
  const look = `margin:0 0 20px;padding:12px 16px;border-radius:8px;background:${COLOURS.app};font-size:16px;line-height:1.6;color:${COLOURS.words};white-space:pre-wrap;text-align:start`;
  const lines = words.split('\n').map((line) => `<div dir="auto">${escapeHtml(line) || '<br>'}</div>`);
  return `<blockquote style="${look}">${lines.join('')}</blockquote>`;
}

/** The letter as a self-contained HTML page, in the direction of its language. */
export function letterHtml({ locale, subject, paragraphs, quote, action, note }: Letter): string {
  const direction = directionOf(locale);
  const side = direction === 'rtl' ? 'right' : 'left';
  return [
    `<!doctype html><html lang="${locale}" dir="${direction}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>`,
    `<body dir="${direction}" style="margin:0;padding:24px 12px;background:${COLOURS.app};text-align:${side};${FONT}">`,
    `<div style="max-width:560px;margin:0 auto">`,
    `<p style="margin:0 8px 16px;font-size:22px;font-weight:700;color:${COLOURS.brand}">${PRODUCT_NAME}</p>`,
    `<div style="padding:32px 28px 16px;border-radius:12px;background:${COLOURS.paper}">`,
    `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3;color:${COLOURS.words}">${escapeHtml(subject)}</h1>`,
    ...paragraphs.map((words) => paragraph(words, COLOURS.words, 16)),
    quote ? quoted(quote) : '',
    action ? button(action) : '',
    note ? paragraph(note, COLOURS.quiet, 14) : '',
    '</div></div></body></html>',
  ].join('');
}
