import { formatPrice } from '@sofra/contract/money';
import type { PublishedItem } from '@sofra/contract/publishing';
import { classes } from '../class-names.ts';
import { dietaryWord, schemaDiet } from '../phrases/dietary.ts';
import { type LocalizedText, langOf, localized, rootOf, type View } from '../view.ts';
import { Icon, type IconName } from './icons.tsx';
import { Picture } from './picture.tsx';
import { TextElement } from './text-element.tsx';

type Props = { view: View; item: PublishedItem; currency: string; eager: boolean; large: boolean };

/** The fragment of an item's address on its page. */
export function itemAnchor({ number }: Pick<PublishedItem, 'number'>): string {
  return `item-${number}`;
}

function Marks({ view, item }: Pick<Props, 'view' | 'item'>) {
  const { phrases, soldOut } = view;
  if (!item.is_new && !item.is_popular && !soldOut.has(item.id)) return null;
  return (
    <p className={classes('marks')}>
      {soldOut.has(item.id) && <b>{phrases.soldOut}</b>}
      {item.is_new && (
        <span>
          <Icon name="fresh" />
          {phrases.fresh}
        </span>
      )}
      {item.is_popular && (
        <span>
          <Icon name="popular" className="popular" />
          {phrases.popular}
        </span>
      )}
    </p>
  );
}

/** The signs of specialities that are no diets; a diet has a leaf, drawn by the style sheet. */
const SPECIALITY_ICONS: { [key: string]: IconName } = { spicy: 'chilli', chef_choice: 'fresh' };

function Specialities({ view, keys }: { view: View; keys: readonly string[] }) {
  if (keys.length === 0) return null;
  return (
    <p className={classes('specialities')}>
      {keys.map((key) => {
        const icon = SPECIALITY_ICONS[key];
        return (
          <span key={key}>
            {icon && <Icon name={icon} />}
            {dietaryWord(key, view.locale)}
            {schemaDiet(key) && <link itemProp="suitableForDiet" href={schemaDiet(key)} />}
          </span>
        );
      })}
    </p>
  );
}

/** A text alone: an element that only says the page's own language would stand on hundreds of rows. */
function PlainText({ text }: { text: LocalizedText | undefined }) {
  return text?.lang ? <TextElement text={text} as="span" /> : text?.text;
}

function Extras({ view, item, currency }: Omit<Props, 'eager' | 'large'>) {
  if (item.extras.length === 0) return null;
  return (
    <>
      <h4>{view.phrases.extras}</h4>
      <ul>
        {item.extras.map((extra) => (
          <li key={extra.id} className={classes(view.soldOut.has(extra.id) && 'sold-out')}>
            <PlainText text={localized(view, extra.texts, 'title')} />
            <b>
              {view.soldOut.has(extra.id)
                ? view.phrases.soldOut
                : Number(extra.price) === 0
                  ? view.phrases.free
                  : `+${formatPrice(extra.price, currency, view.locale)}`}
            </b>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The price in the language's format, with the plain amount for machines where it differs. */
function Price({ view, item, currency }: Omit<Props, 'eager' | 'large'>) {
  const shown = formatPrice(item.price, currency, view.locale);
  const [before, after] = shown.split(item.price, 2);
  return (
    <p className={classes('price')} itemProp="offers" itemScope itemType="https://schema.org/Offer">
      {after === undefined ? (
        <data itemProp="price" value={item.price}>
          {shown}
        </data>
      ) : (
        <>
          {before}
          <b itemProp="price">{item.price}</b>
          {after}
        </>
      )}
      <meta itemProp="priceCurrency" content={currency.toUpperCase()} />
    </p>
  );
}

/** The details of an open item: extras, note and ingredient warnings. */
function More({ view, item, currency }: Omit<Props, 'eager' | 'large'>) {
  const note = localized(view, item.texts, 'note');
  if (item.extras.length === 0 && item.warnings.length === 0 && !note) return null;
  return (
    <div className={classes('details')}>
      <Extras view={view} item={item} currency={currency} />
      <TextElement text={note} />
      {item.warnings.length > 0 && (
        <p className={classes('warnings')}>
          <Icon name="warning" />
          {view.phrases.states.contains}:{' '}
          {item.warnings.map((key) => dietaryWord(key, view.locale)).join(', ')}
        </p>
      )}
    </div>
  );
}

/** An item: a row of the menu that opens as a sheet while the address names it, with or without script. */
export function ItemCard({ view, item, currency, eager, large }: Props) {
  const title = localized(view, item.texts, 'title') ?? { text: '—' };
  const sold = view.soldOut.has(item.id);
  return (
    <li>
      <div
        className={classes('item', sold && 'sold-out')}
        itemProp="hasMenuItem"
        itemScope
        itemType="https://schema.org/MenuItem"
        // It stands last, near the other numbers, which compresses better.
        id={itemAnchor(item)}
      >
        {item.photo && (
          <Picture
            photo={item.photo}
            root={rootOf(view)}
            least={412}
            most={824}
            eager={eager}
            large={large}
            itemProp="image"
          />
        )}
        <div>
          <h3 itemProp="name" {...langOf(title)}>
            <a href={`#${itemAnchor(item)}`}>{title.text}</a>
          </h3>
          <Marks view={view} item={item} />
          <TextElement
            text={localized(view, item.texts, 'description')}
            className="item-description"
            itemProp="description"
          />
          <Specialities view={view} keys={item.speciality} />
          <Price view={view} item={item} currency={currency} />
          <More view={view} item={item} currency={currency} />
        </div>
      </div>
    </li>
  );
}
