import { classes } from '../class-names.ts';
import { linkTo, type View } from '../view.ts';
import type { ShownMenu } from '../visibility.ts';
import { ClosedNotice } from './closed-notice.tsx';
import { Icon, IconShapes } from './icons.tsx';
import { hasOtherLanguage, LanguageLinks } from './language-links.tsx';
import { MenuLabels } from './menu-labels.tsx';

type Props = { view: View; menus: readonly ShownMenu[]; title: string; path: string };

/** The menus that are on now, or the next opening; it also replaces a menu that is off or unknown. */
export function SelectionPage({ view, menus, title, path }: Props) {
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
              <LanguageLinks view={view} path={path} />
            </nav>
          )}
          <h1>{title}</h1>
          {title !== view.phrases.menus && menus.length > 0 && <p>{view.phrases.onNow}</p>}
        </header>
        {menus.length > 0 ? <MenuLabels view={view} menus={menus} /> : <ClosedNotice view={view} />}
      </main>
    </>
  );
}
