import { INGREDIENT_WARNINGS, type IngredientWarning } from '@sofra/contract/catalogue/dietary';
import type { IngredientState } from '@sofra/contract/catalogue/ingredient-states';
import type { PublishedItem } from '@sofra/contract/publishing/publishing';
import { Fragment } from 'react';
import { classes } from '../class-names.ts';
import { itemAnchor } from '../dish-path.ts';
import { dietaryWord } from '../phrases/dietary.ts';
import { publishedOn } from '../published-on.ts';
import { publishedState, type Stated, statedOn } from '../statements.ts';
import { TABLE_PATH } from '../table-path.ts';
import { langOf, linkTo, localized, menuPath, type View } from '../view.ts';
import type { ShownMenu, ShownSection } from '../visibility.ts';
import { hasOtherLanguage, LanguageLinks } from './language-links.tsx';
import { TextElement } from './text-element.tsx';

const CIRCLE = 'M12 4a8 8 0 100 16 8 8 0 000-16z';
/** How full the circle of a state is; what is not stated is a question. */
const SIGNS: { [S in IngredientState]: { line: string; full?: string } } = {
  contains: { line: CIRCLE, full: CIRCLE },
  may_contain: { line: CIRCLE, full: 'M12 4a8 8 0 000 16z' },
  free_of: { line: CIRCLE },
  not_stated: { line: 'M8.5 9q0-4 3.5-4t3.5 3.5-3.5 4.5v1.5M12 18.5v.5' },
};
const STATES = Object.keys(SIGNS) as IngredientState[];

function Signs() {
  return (
    <svg className={classes('icon-shapes')} aria-hidden="true">
      {STATES.map((state) => (
        <symbol key={state} id={state} viewBox="0 0 24 24">
          <path d={SIGNS[state].line} />
          {SIGNS[state].full && <path d={SIGNS[state].full} fill="currentColor" />}
        </symbol>
      ))}
    </svg>
  );
}

type PublishedExtra = PublishedItem['extras'][number];

type Props = { view: View; shown: ShownMenu };

function Legend({ view }: Pick<Props, 'view'>) {
  return (
    <ul>
      {STATES.map((state) => (
        <li key={state}>
          <svg aria-hidden="true">
            <use href={`#${state}`} />
          </svg>
          {view.phrases.states[state]}
        </li>
      ))}
    </ul>
  );
}

function Cells({ view, stated, keys }: { view: View; stated: Stated; keys: readonly IngredientWarning[] }) {
  return keys.map((key) => {
    const state = publishedState(stated, key);
    return (
      <td key={key}>
        <svg role="img" aria-label={view.phrases.states[state]}>
          <use href={`#${state}`} />
        </svg>
      </td>
    );
  });
}

type RowsProps = { view: View; menu: ShownMenu['menu']; keys: readonly IngredientWarning[] };

/** A dish's extras by what they state: those that state the same stand in one row. */
function alike({ extras }: PublishedItem, keys: RowsProps['keys']): PublishedExtra[][] {
  const statesOf = (extra: PublishedExtra) => keys.map((key) => publishedState(extra, key)).join();
  return [...Map.groupBy(extras, statesOf).values()];
}

/** The extras of a dish, each with its own direction; more than one say that the row holds for all of them. */
function ExtrasRow({ view, keys, extras }: Omit<RowsProps, 'menu'> & { extras: PublishedExtra[] }) {
  const [first] = extras;
  return (
    <tr className={classes('extra')}>
      <th scope="row">
        {extras.map((extra, place) => (
          <Fragment key={extra.id}>
            {place === 0 ? '+ ' : ', '}
            <TextElement as="bdi" text={localized(view, extra.texts, 'title') ?? { text: '—' }} />
          </Fragment>
        ))}
        {extras.length > 1 && <small> ({view.phrases.eachOfThese})</small>}
      </th>
      {first && <Cells view={view} stated={first} keys={keys} />}
    </tr>
  );
}

/** A dish, then its extras. */
function DishRows({ view, menu, keys, item }: RowsProps & { item: PublishedItem }) {
  const title = localized(view, item.texts, 'title') ?? { text: '—' };
  return (
    <>
      <tr>
        <th scope="row" {...langOf(title)}>
          <a href={`${linkTo(view, menuPath(menu))}#${itemAnchor(item)}`}>{title.text}</a>
        </th>
        <Cells view={view} stated={item} keys={keys} />
      </tr>
      {alike(item, keys).map((extras) => (
        <ExtrasRow key={extras[0]?.id} view={view} keys={keys} extras={extras} />
      ))}
    </>
  );
}

function SectionRows({ shown: { section, items }, ...props }: RowsProps & { shown: ShownSection }) {
  const title = localized(props.view, section.texts, 'title');
  return (
    <tbody>
      {title && (
        <tr>
          <th scope="rowgroup" colSpan={props.keys.length + 1} {...langOf(title)}>
            <span>{title.text}</span>
          </th>
        </tr>
      )}
      {items.map((item) => (
        <DishRows key={item.id} {...props} item={item} />
      ))}
    </tbody>
  );
}

function Table({ view, shown, keys }: Props & { keys: readonly IngredientWarning[] }) {
  return (
    // The table scrolls within itself on a narrow screen, and its region can be scrolled with keys.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached with the keyboard
    <section aria-labelledby="table" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{view.phrases.dish}</th>
            {keys.map((key) => (
              <th key={key} scope="col">
                <span>{dietaryWord(key, view.locale)}</span>
              </th>
            ))}
          </tr>
        </thead>
        {shown.sections.map((section) => (
          <SectionRows key={section.section.id} view={view} menu={shown.menu} keys={keys} shown={section} />
        ))}
      </table>
    </section>
  );
}

/** A menu's dishes by ingredients, to be read in a kitchen, on paper and on a phone. */
export function AllergenTable({ view, shown }: Props) {
  const { phrases, publication, locale } = view;
  const { menu } = shown;
  const keys = statedOn(shown);
  const silent = INGREDIENT_WARNINGS.filter((key) => !keys.includes(key));
  const { at, words } = publishedOn(view);
  return (
    <>
      <Signs />
      <main>
        <header>
          <p>
            <a href={linkTo(view, menuPath(menu))}>
              {publication.venue.full_name} ·{' '}
              <TextElement as="bdi" text={localized(view, menu.texts, 'title')} />
            </a>
          </p>
          {hasOtherLanguage(view) && (
            <nav className={classes('languages')} aria-label={phrases.language}>
              <LanguageLinks view={view} path={menuPath(menu) + TABLE_PATH} />
            </nav>
          )}
          <h1 id="table">{phrases.allergens}</h1>
          <p>
            {!view.preview && (
              <>
                <time dateTime={at.toISOString()}>{phrases.published(words)}</time>{' '}
              </>
            )}
            {phrases.askStaff}
          </p>
          <Legend view={view} />
        </header>
        {keys.length > 0 && <Table view={view} shown={shown} keys={keys} />}
        {silent.length > 0 && (
          <p>
            {phrases.silent}: {silent.map((key) => dietaryWord(key, locale)).join(', ')}.
          </p>
        )}
      </main>
    </>
  );
}
