import { classes } from '../class-names.ts';
import { openingWords } from '../opening.ts';
import { localized, type View, viewOfMenu } from '../view.ts';
import { nextOpening } from '../visibility.ts';
import { TextElement } from './text-element.tsx';

/** The notice when no menu is on: since when a guest may come again, and for which menu. */
export function ClosedNotice({ view }: { view: View }) {
  const { phrases, publication, now } = view;
  const next = nextOpening(publication, now);
  const title = next ? localized(viewOfMenu(view, next.menu), next.menu.texts, 'title') : undefined;
  return (
    <div className={classes('closed-notice')}>
      <p>
        <b>{phrases.closedNow}</b>
        {next && (
          <>
            {' · '}
            <time dateTime={next.at.toISOString()}>
              {phrases.opens(openingWords(next.at, now, publication.venue.time_zone, view.locale))}
            </time>
          </>
        )}
      </p>
      <TextElement text={title ?? (next ? undefined : { text: phrases.nothingOnText })} />
    </div>
  );
}
