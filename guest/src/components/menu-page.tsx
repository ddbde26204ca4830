import type { Photo } from '@sofra/contract/pictures/photo';
import type {
  MenuPart,
  PublishedItem,
  PublishedSection,
  TextsByLocale,
} from '@sofra/contract/publishing/publishing';
import { memo } from 'react';
import { classes } from '../class-names.ts';
import { popularDishes } from '../dish-photos.ts';
import { LETTERS } from '../letters.ts';
import { type Part, partOf, partPath } from '../parts.ts';
import { statedOn } from '../statements.ts';
import { TABLE_PATH } from '../table-path.ts';
import { addressOf, langOf, linkTo, localized, menuPath, rootOf, type View } from '../view.ts';
import type { ShownMenu, ShownSection } from '../visibility.ts';
import { Contact } from './contact.tsx';
import { Icon, IconShapes } from './icons.tsx';
import { ItemCard } from './item-card.tsx';
import { hasOtherLanguage, LanguageLinks } from './language-links.tsx';
import { Logo } from './logo.tsx';
import { PaperFoot } from './paper-foot.tsx';
import { Picture } from './picture.tsx';
import { PopularRow } from './popular-row.tsx';
import { TextElement } from './text-element.tsx';

/** The number of dishes whose pictures load at once; a phone's first screen holds no more. */
const EAGER_PICTURES = { alone: 3, underRow: 1 } as const;

const ICONS = ['back', 'list', 'close', 'fresh', 'popular', 'chilli', 'warning'] as const;

type Props = {
  view: View;
  shown: ShownMenu;
  from: number;
  /** The path of the page before this one; null where a venue has no other page. */
  back: string | null;
  /** Whether the theme shows the photos of items large. */
  large: boolean;
  /** Whether the theme shows popular dishes on top. */
  popular: boolean;
};

function Note({ view, texts }: { view: View; texts: TextsByLocale }) {
  const note = localized(view, texts, 'note');
  if (!note) return null;
  return (
    <aside className={classes('note')}>
      <b>{view.phrases.note}</b>
      <TextElement text={note} />
    </aside>
  );
}

/** The chip opens the filter; without script it leads to the table, which says the same. */
function Chip({ view, shown }: Pick<Props, 'view' | 'shown'>) {
  const stated = statedOn(shown).map((key) => LETTERS[key]);
  return (
    <p>
      <a
        className={classes('chip')}
        href={linkTo(view, menuPath(shown.menu) + TABLE_PATH)}
        data-stated={stated.join('') || undefined}
      >
        {view.phrases.filter}
      </a>
    </p>
  );
}

/** The picture on top of a menu. Guests who see no welcome page see its picture here. */
export function bannerOf({ publication }: View, menu: MenuPart, back: Props['back']): Photo | null {
  return menu.photo ?? (back === null ? publication.branding.welcome_screen : null);
}

type TopProps = Pick<Props, 'view' | 'shown' | 'from' | 'back'> & { popular: readonly PublishedItem[] };

function Top({ view, shown, from, back, popular }: TopProps) {
  const { menu } = shown;
  const banner = bannerOf(view, menu, back);
  const title = localized(view, menu.texts, 'title') ?? { text: view.phrases.menu };
  return (
    <header>
      {banner && (
        <Picture photo={banner} root={rootOf(view)} className="banner" sizes="100vw" most={1366} eager />
      )}
      <div className={classes('venue-link')}>
        <Logo view={view} sizes={{ round: '32px', wide: '8rem' }} most={160} />
        <a href={linkTo(view, '')}>{view.publication.venue.full_name}</a>
        {hasOtherLanguage(view) && (
          <nav className={classes('languages')} aria-label={view.phrases.language}>
            <LanguageLinks view={view} path={partPath(shown, from)} />
          </nav>
        )}
      </div>
      <h1 itemProp="name" {...langOf(title)}>
        {title.text}
      </h1>
      <TextElement
        text={localized(view, menu.texts, 'description')}
        className="intro"
        itemProp="description"
      />
      <Chip view={view} shown={shown} />
      <Note view={view} texts={menu.texts} />
      <PopularRow view={view} items={popular} currency={menu.currency} />
    </header>
  );
}

/** The address of a section's beginning, which may be on another page of a long menu. */
function linkToSection(view: View, { pathTo }: Part, section: PublishedSection): string {
  const path = pathTo(section);
  return `${path && linkTo(view, path)}#s${section.number}`;
}

function Bar({ view, shown, part, back }: Pick<Props, 'view' | 'shown' | 'back'> & { part: Part }) {
  const { phrases } = view;
  return (
    <nav className={classes('bar')} aria-label={phrases.sections}>
      {back !== null && (
        <a className={classes('back')} href={linkTo(view, back)} aria-label={phrases.back}>
          <Icon name="back" />
        </a>
      )}
      <div className={classes('section-links')} id="sections">
        {shown.sections.map(({ section, items }) => {
          const title = localized(view, section.texts, 'title');
          return (
            title && (
              <a
                key={section.id}
                href={linkToSection(view, part, section)}
                data-count={items.length}
                {...langOf(title)}
              >
                {title.text}
              </a>
            )
          );
        })}
      </div>
      <a className={classes('all')} href="#sections" aria-label={phrases.sections}>
        <Icon name="list" />
        {phrases.menu}
      </a>
    </nav>
  );
}

type SectionProps = {
  view: View;
  shown: ShownSection;
  currency: string;
  first: boolean;
  large: boolean;
  /** The number of its pictures that load at once. */
  eager: number;
};

function Section({ view, shown: { section, items }, currency, first, large, eager }: SectionProps) {
  const title = localized(view, section.texts, 'title');
  return (
    <section
      id={`s${section.number}`}
      itemProp="hasMenuSection"
      itemScope
      itemType="https://schema.org/MenuSection"
    >
      {title && (
        <h2 itemProp="name" {...langOf(title)}>
          {title.text}
        </h2>
      )}
      <TextElement
        text={localized(view, section.texts, 'description')}
        className="intro"
        itemProp="description"
      />
      {section.photo && (
        <Picture
          photo={section.photo}
          root={rootOf(view)}
          className="banner"
          sizes="100vw"
          most={1366}
          eager={first}
        />
      )}
      <Note view={view} texts={section.texts} />
      <ul>
        {items.map((item, place) => (
          <ItemCard
            key={item.id}
            view={view}
            drawRow={view.drawRow}
            item={item}
            currency={currency}
            eager={place < eager}
            large={large}
          />
        ))}
      </ul>
    </section>
  );
}

/** A link to the part of a long menu before or after this one; the script puts that part in its place. */
function PartLink({ view, path, id }: { view: View; path: string | null; id: 'earlier' | 'later' }) {
  if (path === null) return null;
  return (
    <a className={classes('part')} id={id} href={linkTo(view, path)}>
      {view.phrases[id]}
    </a>
  );
}

/**
 * A menu: its title, its sections under a bar that stays, and every item that is on, in parts where there are many: `from` is
 * the first item of this one. `back` is a path of the venue. A change of the theme alone does not render it again.
 */
export const MenuPage = memo(function MenuPage({ view, shown, from, back, large, popular }: Props) {
  const { menu } = shown;
  const part = partOf(shown, from);
  const favourites = popular && from === 0 ? popularDishes(part, view.soldOut) : [];
  const eager = favourites.length > 0 ? EAGER_PICTURES.underRow : EAGER_PICTURES.alone;
  return (
    <>
      <IconShapes names={ICONS} />
      <main itemScope itemType="https://schema.org/Menu" itemID={addressOf(view, menuPath(menu))}>
        <Top view={view} shown={shown} from={from} back={back} popular={favourites} />
        <Bar view={view} shown={shown} part={part} back={back} />
        <PartLink view={view} path={part.earlier} id="earlier" />
        {part.sections.map((section, place) => (
          <Section
            key={section.section.id}
            view={view}
            shown={section}
            currency={menu.currency}
            first={place === 0}
            large={large}
            eager={place === 0 ? eager : 0}
          />
        ))}
        <PartLink view={view} path={part.later} id="later" />
        <a className={classes('close')} href="#~" aria-label={view.phrases.close}>
          <Icon name="close" />
        </a>
        {back === null && <Contact view={view} />}
      </main>
      <PaperFoot view={view} />
    </>
  );
});
