import type { IngredientState } from '@sofra/contract/catalogue/ingredient-states';
import { ITEM_FIELD_NAMES, type ItemField, itemValues } from '@sofra/contract/catalogue/item-fields';
import { type ComponentProps, memo } from 'react';
import { classes } from '../class-names.ts';
import { itemAnchor } from '../dish-path.ts';
import { dietaryWord, schemaDiet } from '../phrases/dietary.ts';
import { itemFieldWord } from '../phrases/item-fields.ts';
import { DISH_WIDTHS } from '../pictures.ts';
import { shownPrice } from '../shown-price.ts';
import { keysOf, lettersOf, type Stated, statesAny, unsureWith } from '../statements.ts';
import { type DrawRow, langOf, localized, type Row, type RowView, rootOf } from '../view.ts';
import { Icon, type IconName } from './icons.tsx';
import { Picture } from './picture.tsx';
import { TextElement } from './text-element.tsx';

/** The sign of each plain field among a dish's marks. */
const SIGNS: { [F in ItemField]: ComponentProps<typeof Icon> } = {
  is_new: { name: 'fresh' },
  is_popular: { name: 'popular', className: 'popular' },
};

const UNSAID = itemValues();

function Marks({ view, item }: Pick<Row, 'view' | 'item'>) {
  const { phrases, locale, soldOut } = view;
  const marks = ITEM_FIELD_NAMES.filter((field) => item[field] !== UNSAID[field]);
  if (marks.length === 0 && !soldOut.has(item.id)) return null;
  return (
    <p className={classes('marks')}>
      {soldOut.has(item.id) && <b className={classes('gone')}>{phrases.soldOut}</b>}
      {marks.map((field) => (
        <span key={field}>
          <Icon {...SIGNS[field]} />
          {itemFieldWord(field, locale)}
        </span>
      ))}
    </p>
  );
}

/** The signs of specialities that are no diets; a diet has a leaf, drawn by the style sheet. */
const SPECIALITY_ICONS: { [key: string]: IconName } = { spicy: 'chilli', chef_choice: 'fresh' };

function Specialities({ view, keys }: { view: RowView; keys: readonly string[] }) {
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

const STATES = ['contains', 'may_contain', 'free_of'] as const;

/** A state and the words of the ingredients that have it; undefined when there are none. */
function said(
  { phrases, locale }: RowView,
  state: IngredientState,
  keys: readonly string[],
): string | undefined {
  const words = keys.map((key) => dietaryWord(key, locale));
  return words.length > 0 ? `${phrases.states[state]}: ${words.join(', ')}` : undefined;
}

/** All that an extra states, in one sentence, and what it does not state though the dish is free of it. */
function sentence(view: RowView, item: Stated, extra: Stated): string | undefined {
  const unsure = unsureWith(item, extra);
  if (!statesAny(extra)) return unsure.length > 0 ? view.phrases.unstated : undefined;
  const stated = STATES.map((state) => said(view, state, keysOf(extra, state)));
  return [...stated, said(view, 'not_stated', unsure)].filter(Boolean).join('. ');
}

function Extras({ view, item, currency }: Omit<Row, 'eager' | 'large'>) {
  if (item.extras.length === 0) return null;
  return (
    <>
      <h4>{view.phrases.extras}</h4>
      <ul>
        {item.extras.map((extra) => {
          const title = localized(view, extra.texts, 'title') ?? { text: '—' };
          const stated = sentence(view, item, extra);
          return (
            <li
              key={extra.id}
              className={classes(view.soldOut.has(extra.id) && 'sold-out')}
              {...lettersOf(extra, 'contains')}
              {...lettersOf(extra, 'may_contain')}
              {...lettersOf(extra, 'free_of')}
            >
              <span itemProp="menuAddOn" {...langOf(title)}>
                {title.text}
              </span>
              <b>
                {Number(extra.price) === 0
                  ? view.phrases.free
                  : `+${shownPrice(extra.price, currency, view.locale)}`}
              </b>
              {view.soldOut.has(extra.id) && (
                <small className={classes('gone')}>{view.phrases.soldOut}</small>
              )}
              {stated && <small>{stated}</small>}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** The price in the language's format, with the plain amount for machines where it differs. */
function Price({ view, item, currency }: Omit<Row, 'eager' | 'large'>) {
  const shown = shownPrice(item.price, currency, view.locale);
  const at = shown.indexOf(item.price);
  return (
    <p className={classes('price')} itemProp="offers" itemScope itemType="https://schema.org/Offer">
      {at < 0 ? (
        <data itemProp="price" value={item.price}>
          {shown}
        </data>
      ) : (
        <>
          {shown.slice(0, at)}
          <b itemProp="price">{item.price}</b>
          {shown.slice(at + item.price.length)}
        </>
      )}
      <meta itemProp="priceCurrency" content={currency.toUpperCase()} />
      {view.soldOut.has(item.id) && <link itemProp="availability" href="https://schema.org/SoldOut" />}
    </p>
  );
}

/** What a dish states of ingredients. The script reads the letters, never the words. */
function Statements({ view, item }: Pick<Row, 'view' | 'item'>) {
  if (!statesAny(item)) return <p className={classes('warnings')}>{view.phrases.unstated}</p>;
  return STATES.map((state) => {
    const words = said(view, state, keysOf(item, state));
    return (
      words && (
        <p key={state} className={classes('warnings')} {...lettersOf(item, state)}>
          {state === 'contains' && <Icon name="warning" />}
          {words}
        </p>
      )
    );
  });
}

/** The details of an open item: extras, note and what it states of ingredients. */
function More({ view, item, currency }: Omit<Row, 'eager' | 'large'>) {
  return (
    <div className={classes('details')}>
      <Extras view={view} item={item} currency={currency} />
      <TextElement text={localized(view, item.texts, 'note')} />
      <Statements view={view} item={item} />
    </div>
  );
}

/**
 * An item: a row of the menu that opens as a sheet while the address names it, with or without script.
 */
export function ItemRow({ view, item, currency, eager, large }: Row) {
  const title = localized(view, item.texts, 'title') ?? { text: '—' };
  const sold = view.soldOut.has(item.id);
  return (
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
          least={DISH_WIDTHS.row}
          most={DISH_WIDTHS.sheet}
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
  );
}

type Props = Row & { drawRow: DrawRow | undefined };

/** A dish in its list. A preview draws it again only when it is another. */
export const ItemCard = memo(function ItemCard({ drawRow, ...row }: Props) {
  if (!drawRow)
    return (
      <li>
        <ItemRow {...row} />
      </li>
    );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React made it.
  return <li dangerouslySetInnerHTML={{ __html: drawRow(row) }} />;
});
