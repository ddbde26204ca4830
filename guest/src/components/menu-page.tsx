import type { TextsByLocale } from '@sofra/contract/publishing';
import { memo } from 'react';
import { classes } from '../class-names.ts';
import { addressOf, langOf, linkTo, localized, menuPath, rootOf, type View } from '../view.ts';
import type { ShownMenu, ShownSection } from '../visibility.ts';
import { Icon, IconShapes } from './icons.tsx';
import { ItemCard } from './item-card.tsx';
import { hasOtherLanguage, LanguageLinks } from './language-links.tsx';
import { Picture } from './picture.tsx';
import { TextElement } from './text-element.tsx';

/** The number of pictures that load at once; a phone's first screen holds no more. */
const EAGER_PICTURES = 3;

const ICONS = ['back', 'list', 'close', 'fresh', 'popular', 'chilli', 'warning'] as const;

type Props = { view: View; shown: ShownMenu; back: string };

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

function Top({ view, shown: { menu } }: Pick<Props, 'view' | 'shown'>) {
  const title = localized(view, menu.texts, 'title') ?? { text: view.phrases.menu };
  const { logo } = view.publication.branding;
  return (
    <header>
      {menu.photo && (
        <Picture photo={menu.photo} root={rootOf(view)} className="banner" sizes="100vw" most={1366} eager />
      )}
      <p className={classes('venue-link')}>
        {logo && <Picture photo={logo} root={rootOf(view)} sizes="32px" most={160} eager />}
        <a href={linkTo(view, '')}>{view.publication.venue.full_name}</a>
      </p>
      <h1 itemProp="name" {...langOf(title)}>
        {title.text}
      </h1>
      <TextElement
        text={localized(view, menu.texts, 'description')}
        className="intro"
        itemProp="description"
      />
      <Note view={view} texts={menu.texts} />
    </header>
  );
}

function Bar({ view, shown, back }: Props) {
  const { phrases } = view;
  return (
    <nav className={classes('bar')} aria-label={phrases.sections}>
      <a className={classes('back')} href={linkTo(view, back)} aria-label={phrases.back}>
        <Icon name="back" />
      </a>
      <div className={classes('section-links')} id="sections">
        {shown.sections.map(({ section }) => {
          const title = localized(view, section.texts, 'title');
          return (
            title && (
              <a key={section.id} href={`#s${section.number}`} {...langOf(title)}>
                {title.text}
              </a>
            )
          );
        })}
      </div>
      <a className={classes('all')} href="#sections" aria-label={phrases.sections}>
        <Icon name="list" />
      </a>
      {hasOtherLanguage(view) ? (
        <details className={classes('bar-end')}>
          <summary aria-label={phrases.language}>
            <Icon name="globe" />
          </summary>
          <div>
            <LanguageLinks view={view} path={menuPath(shown.menu)} />
          </div>
        </details>
      ) : (
        <a className={classes('bar-end')} href="#top" aria-label={phrases.top}>
          <Icon name="up" />
        </a>
      )}
    </nav>
  );
}

type SectionProps = { view: View; shown: ShownSection; currency: string; first: boolean };

function Section({ view, shown: { section, items }, currency, first }: SectionProps) {
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
            item={item}
            currency={currency}
            eager={first && place < EAGER_PICTURES}
          />
        ))}
      </ul>
    </section>
  );
}

/**
 * A menu: its title, its sections under a bar that stays, and every item that is on. `back` is a path of the venue. A change
 * of the theme alone does not render it again.
 */
export const MenuPage = memo(function MenuPage({ view, shown, back }: Props) {
  const { menu, sections } = shown;
  return (
    <>
      <IconShapes names={[...ICONS, hasOtherLanguage(view) ? 'globe' : 'up']} />
      <main itemScope itemType="https://schema.org/Menu" itemID={addressOf(view, menuPath(menu))}>
        <Top view={view} shown={shown} />
        <Bar view={view} shown={shown} back={back} />
        {sections.map((section, place) => (
          <Section
            key={section.section.id}
            view={view}
            shown={section}
            currency={menu.currency}
            first={place === 0}
          />
        ))}
        <a className={classes('close')} href="#~" aria-label={view.phrases.close}>
          <Icon name="close" />
        </a>
      </main>
    </>
  );
});
