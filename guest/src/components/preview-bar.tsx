import { latinLocale } from '@sofra/contract/languages/latin-digits';
import { classes } from '../class-names.ts';
import type { Preview, View } from '../view.ts';

/** Above a page of the draft: that guests do not see it, and until when its link is good. */
export function PreviewBar({ view, preview }: { view: View; preview: Preview }) {
  const { phrases, publication, locale } = view;
  const until = new Intl.DateTimeFormat(latinLocale(locale), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: publication.venue.time_zone,
  }).format(preview.until);
  return (
    <aside className={classes('preview')}>
      <b>{phrases.preview}</b>{' '}
      <time dateTime={preview.until.toISOString()}>{phrases.previewUntil(until)}</time>
    </aside>
  );
}
