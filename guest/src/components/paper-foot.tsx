import { formatPhone } from '@sofra/contract/accounts/phone';
import { classes } from '../class-names.ts';
import { publishedOn } from '../published-on.ts';
import { addressForAll, rootOf, type View } from '../view.ts';
import { addressLine } from './contact.tsx';

/** The foot of a printed menu: whose it is, of which day, where it is kept up to date, and the code that leads there. */
export function PaperFoot({ view }: { view: View }) {
  const { venue } = view.publication;
  const phone = venue.phone && formatPhone(venue.phone);
  const place = [venue.full_name, addressLine(view), phone].filter(Boolean).join(', ');
  return (
    <footer className={classes('paper')}>
      {/* A draft has no address yet. It is not lazy: a page that is printed by a program would not wait for it. "low" keeps React
          from announcing it in the head, before what is seen. */}
      {view.publication.number !== null && (
        <img src={`${rootOf(view)}/c/${venue.slug}/code.svg`} alt="" fetchPriority="low" />
      )}
      <p>
        <bdi>{place}</bdi>
      </p>
      {/* Nothing is published on a preview, and its address is for those alone who were given it. */}
      {!view.preview && (
        <p>
          {view.phrases.published(publishedOn(view).words)} <bdi>{addressForAll(view, '')}</bdi>
        </p>
      )}
    </footer>
  );
}
