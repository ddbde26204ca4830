import type { MenuPart } from '@sofra/contract/publishing/publishing';
import { classes } from '../class-names.ts';
import { openingWords } from '../opening.ts';
import { linkTo, localized, type View, viewOfMenu } from '../view.ts';
import { nextOpening, type ShownMenu } from '../visibility.ts';
import { ClosedNotice } from './closed-notice.tsx';
import { Contact } from './contact.tsx';
import { Icon, IconShapes } from './icons.tsx';
import { hasOtherLanguage, LanguageLinks } from './language-links.tsx';
import { MenuLabels } from './menu-labels.tsx';
import { TextElement } from './text-element.tsx';

/** The page that the selection replaces: an address that is unknown, or that of a menu that is off. */
export type Replaced = { title: string; path: string; menu?: MenuPart | undefined };

type Props = { view: View; menus: readonly ShownMenu[]; instead?: Replaced | undefined };

/** Says when a menu that is off comes on, if it ever does. */
function NextTime({ view, menu }: { view: View; menu: MenuPart }) {
  const { publication, now, locale, phrases } = view;
  const next = nextOpening({ ...publication, menus: [menu] }, now);
  if (!next) return null;
  const title = localized(viewOfMenu(view, menu), menu.texts, 'title') ?? { text: phrases.menu };
  return (
    <p>
      <TextElement text={title} as="bdi" />
      {' · '}
      <time dateTime={next.at.toISOString()}>
        {phrases.availableFrom(openingWords(next.at, now, publication.venue.time_zone, locale))}
      </time>
    </p>
  );
}

/** The menus that are on now, or the next opening; it also replaces a menu that is off or unknown. */
export function SelectionPage({ view, menus, instead }: Props) {
  const isAnyOn = menus.length > 0;
  return (
    <>
      <IconShapes names={['back']} />
      <main>
        <header>
          <a className={classes('back')} href={linkTo(view, '')}>
            <Icon name="back" />
            {view.publication.venue.full_name}
          </a>
          {hasOtherLanguage(view) && (
            <nav className={classes('languages')} aria-label={view.phrases.language}>
              <LanguageLinks view={view} path={instead?.path ?? '/menus'} />
            </nav>
          )}
          <h1>{instead?.title ?? view.phrases.menus}</h1>
          {isAnyOn && instead?.menu && <NextTime view={view} menu={instead.menu} />}
          {isAnyOn && instead && <p>{view.phrases.onNow}</p>}
        </header>
        {isAnyOn ? <MenuLabels view={view} menus={menus} /> : <ClosedNotice view={view} />}
        {(instead || !isAnyOn) && <Contact view={view} />}
      </main>
    </>
  );
}
