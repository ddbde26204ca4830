import type { Theme } from '@sofra/contract/branding/branding';
import { EMPTY_THEME } from '@sofra/contract/branding/themes';
import type { Photo } from '@sofra/contract/pictures/photo';
import { classes } from '../class-names.ts';
import { venuePhoto } from '../dish-photos.ts';
import { linkTo, localized, menuPath, rootOf, type View, viewOfMenu } from '../view.ts';
import type { ShownMenu } from '../visibility.ts';
import { ClosedNotice } from './closed-notice.tsx';
import { Contact } from './contact.tsx';
import { Icon, IconShapes } from './icons.tsx';
import { hasOtherLanguage, LanguageLinks } from './language-links.tsx';
import { Logo } from './logo.tsx';
import { Picture } from './picture.tsx';
import { TextElement } from './text-element.tsx';

type Props = { view: View; menus: readonly ShownMenu[]; theme: Theme };

/** Whether the theme asks a question of its own; the empty theme's title is a placeholder, not a text for guests. */
export function hasQuestion({ welcome }: Theme): boolean {
  const { title } = welcome.options.select;
  return title !== '' && title !== EMPTY_THEME.welcome.select.title;
}

function Question({ view, theme }: Omit<Props, 'menus'>) {
  const { venue } = view.publication;
  const { title } = theme.welcome.options.select;
  if (!hasQuestion(theme)) return <span>{view.phrases.chooseMenu}</span>;
  if (view.locale === venue.default_locale) return <span>{title}</span>;
  return (
    <span lang={venue.default_locale} dir="auto">
      {title}
    </span>
  );
}

/** The welcome page's button: straight to the only menu, or by the theme's "select" to the selection. */
function WelcomeAction({ view, menus, theme }: Props) {
  const [only, ...others] = menus;
  if (!only) return null;
  if (others.length === 0) {
    const title = localized(viewOfMenu(view, only.menu), only.menu.texts, 'title') ?? {
      text: view.phrases.menu,
    };
    return (
      <a className={classes('action')} href={linkTo(view, menuPath(only.menu))}>
        <b>
          <TextElement text={title} as="bdi" />
          <Icon name="go" />
        </b>
      </a>
    );
  }
  return (
    <a className={classes('action')} href={linkTo(view, '/menus')}>
      <Question view={view} theme={theme} />
      <b>
        {view.phrases.seeMenus}
        <Icon name="go" />
      </b>
    </a>
  );
}

const segmenter = new Intl.Segmenter();

/** A laid plate in place of a picture: with the logo on it, or the first letter of the venue's name. */
function Plate({ view }: { view: View }) {
  const { branding, venue } = view.publication;
  const [first] = segmenter.segment(venue.name.trim());
  return (
    <div className={classes('plate')}>
      {branding.logo ? (
        <Logo
          view={view}
          sizes={{ round: '(min-width:30rem) 11rem,38vw', wide: '(min-width:30rem) 15rem,56vw' }}
          most={412}
        />
      ) : (
        <b aria-hidden="true">{first?.segment}</b>
      )}
    </div>
  );
}

/** The venue's welcome picture; one that has none, and no picture behind the page either, is shown by a dish. */
export function welcomePhoto({ publication }: View, menus: readonly ShownMenu[], theme: Theme): Photo | null {
  const { attachment, background_type } = theme.welcome;
  const { welcome_screen } = publication.branding;
  if (welcome_screen || (background_type === 'image' && attachment)) return welcome_screen;
  return venuePhoto(publication, menus);
}

/** The picture at the top with the logo over its edge, or a plate. */
function Top({ view, menus, theme }: Props) {
  const { attachment, background_type } = theme.welcome;
  const picture = welcomePhoto(view, menus, theme);
  const isBehind = background_type === 'image' && attachment;
  if (!picture && !isBehind) return <Plate view={view} />;
  return (
    <>
      {picture && (
        <Picture
          photo={picture}
          root={rootOf(view)}
          className="hero"
          sizes="(min-width:30rem) 30rem,100vw"
          most={1366}
          eager
        />
      )}
      <Logo view={view} sizes={{ round: '96px', wide: '18rem' }} most={412} />
    </>
  );
}

/** The welcome page: the venue, its languages, and the way to its menus. */
export function WelcomePage({ view, menus, theme }: Props) {
  const { venue } = view.publication;
  const { attachment, background_type } = theme.welcome;
  return (
    <>
      <IconShapes names={['go']} />
      {background_type === 'image' && attachment && (
        <Picture
          photo={attachment}
          root={rootOf(view)}
          className="backdrop"
          sizes="100vw"
          most={1366}
          eager
        />
      )}
      <main>
        <Top view={view} menus={menus} theme={theme} />
        <h1 dir="auto">{venue.name}</h1>
        {venue.branch && (
          <p className={classes('branch')} dir="auto">
            {venue.branch}
          </p>
        )}
        {menus.length === 0 && <ClosedNotice view={view} />}
        {hasOtherLanguage(view) && (
          <nav className={classes('languages')} aria-label={view.phrases.language}>
            <LanguageLinks view={view} path="" />
          </nav>
        )}
        <WelcomeAction view={view} menus={menus} theme={theme} />
        <Contact view={view} />
      </main>
    </>
  );
}
