import { classes } from '../class-names.ts';
import { openingWords } from '../opening.ts';
import { langOf, localized, type View, viewOfMenu } from '../view.ts';
import { nextOpening } from '../visibility.ts';

/** The notice when no menu is on: which menu opens next, and when. */
export function ClosedNotice({ view }: { view: View }) {
  const { phrases, publication, now } = view;
  const next = nextOpening(publication, now);
  const title = next && localized(viewOfMenu(view, next.menu), next.menu.texts, 'title');
  return (
    <div className={classes('closed-notice')}>
      <p>
        <b>{phrases.nothingOn}</b>
      </p>
      {next ? (
        <p>
          <time dateTime={next.at.toISOString()}>
            {phrases.opens(openingWords(next.at, now, publication.venue.time_zone, view.locale))}
          </time>
          {title && (
            <>
              {' · '}
              <bdi {...langOf(title)}>{title.text}</bdi>
            </>
          )}
        </p>
      ) : (
        <p>{phrases.nothingOnText}</p>
      )}
    </div>
  );
}
