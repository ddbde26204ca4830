import { formatPrice } from '@sofra/contract/money/money';
import type { PublishedItem } from '@sofra/contract/publishing/publishing';
import { cardAddress } from './card-address.ts';
import { Document, type Head } from './components/document.tsx';
import { itemAnchor } from './dish-path.ts';
import { lookOfMenu, ownTheme, type Page } from './page.tsx';
import { partPath, partWith } from './parts.ts';
import { dishStyle } from './stylesheet.ts';
import { addressOf, langOf, localized, rootOf, type View } from './view.ts';
import { nextScheduleChange, type ShownMenu } from './visibility.ts';

/** The most characters of what a chat shows under a dish's title. */
const LONGEST = 200;

const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** A text for a chat: whole characters, and no controls of direction, which would turn the chat's own words. */
function shortened(text: string): string {
  const plain = text.replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, '');
  if (plain.length <= LONGEST) return plain;
  let kept = '';
  for (const { segment } of characters.segment(plain)) {
    if (kept.length + segment.length >= LONGEST) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}

/**
 * The page of a dish that is shared: chats read from it what they show, and a guest is led on to the dish on its menu. It has no
 * canonical address, since some chats would show the menu in its place.
 */
export function dishPage(view: View, shown: ShownMenu, item: PublishedItem): Page {
  const { menu } = shown;
  const { venue } = view.publication;
  const title = localized(view, item.texts, 'title') ?? { text: '—' };
  const price = formatPrice(item.price, menu.currency, view.locale);
  const description = localized(view, item.texts, 'description')?.text;
  const { solid_color: colour } = lookOfMenu(ownTheme(view), menu).options;
  const style = dishStyle(colour);
  const place = `${addressOf(view, partPath(shown, partWith(shown, item)))}#${itemAnchor(item)}`;
  const head: Head = {
    title: `${title.text} · ${venue.full_name}`,
    description: shortened(description ? `${price} · ${description}` : price),
    alternates: [],
    card: cardAddress(view, menu, item),
    siteName: venue.full_name,
    locales: [view.locale],
    colour,
    robots: 'noindex',
    leadsTo: place,
  };
  const document = (
    <Document locale={view.locale} root={rootOf(view)} head={head} style={style} kind="shared">
      <main>
        <h1 {...langOf(title)}>
          <a href={place}>{title.text}</a>
        </h1>
      </main>
    </Document>
  );
  return { document, style, nextChange: nextScheduleChange(view.publication, view.now) };
}
