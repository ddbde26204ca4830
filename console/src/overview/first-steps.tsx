import { CloseButton, VisuallyHidden } from '@mantine/core';
import { DAY, DAYS } from '@sofra/contract/limits';
import { IconCircleCheck } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePerson } from '../accounts/profile.ts';
import { linkTo } from '../catalogue/levels.ts';
import { PATHS } from '../platform/paths.ts';
import { keep, readStored } from '../platform/storage.ts';
import { printedQuery } from '../publishing/printed.ts';
import { dialogShown, useFirstPublish } from '../publishing/publish.ts';
import { useFocusRestored } from '../ui/dialogs/use-focus-restored.ts';
import { useReadOnly } from '../ui/feedback/read-only.tsx';
import { useMinute } from '../ui/format/use-minute.ts';
import sheets from '../ui/layout/sheets.module.css';
import { type Venue, venueQuery } from '../venues/venues.ts';
import styles from './first-steps.module.css';
import type { Overview } from './queries.ts';
import { useOverview } from './use-overview.ts';

/** Whether a person has closed a venue's first steps in this browser, and how to close them. */
function useStepsClosed(person: string, venue: string): [isClosed: boolean, close: () => void] {
  const key = `${person} ${venue}`;
  const [closedNow, setClosedNow] = useState<string>();
  const close = () => {
    keep('stepsClosed', [...new Set([...(readStored('stepsClosed') ?? []), key])]);
    setClosedNow(key);
  };
  return [closedNow === key || (readStored('stepsClosed') ?? []).includes(key), close];
}

const STEPS = [
  'email_confirmed',
  'photo_added',
  'address_set',
  'theme_chosen',
  'published',
  'printed',
] as const;

type Step = (typeof STEPS)[number];

/** The screens of the steps that have one; a photo is added in the first list that lacks some. */
function linksOf({ without_photo }: Overview): Partial<Record<Step, LinkProps>> {
  const [section] = without_photo.sections;
  const items = section && linkTo({ level: 'items', above: [section.menu_id, section.section_id] });
  return {
    email_confirmed: { to: PATHS['settings-main'] },
    photo_added: items ?? { to: PATHS.menus },
    address_set: { to: PATHS.venue },
    theme_chosen: { to: PATHS.branding },
  };
}

type ActionProps = { venue: string; step: Step; overview: Overview; words: string };

function Action({ venue, step, overview, words }: ActionProps) {
  const queries = useQueryClient();
  const first = useFirstPublish(venue);
  const readOnly = useReadOnly();
  const link = linksOf(overview)[step];
  if (link)
    return (
      <Link {...link} className={styles.action}>
        {words}
      </Link>
    );
  // The code of a menu that nobody can read yet is of no use, and its dialog publishes first.
  const isPublishing = step === 'published';
  const isWaiting = first.isPending || (isPublishing && readOnly.disabled);
  const act = () => (isPublishing ? first.publish() : queries.setQueryData(dialogShown.queryKey, 'address'));
  return (
    <button
      type="button"
      className={styles.action}
      // A disabled button would lose the focus.
      aria-disabled={isWaiting || undefined}
      onClick={isWaiting ? undefined : act}
    >
      {words}
    </button>
  );
}

function StepRow({ isDone, children, hint }: { isDone: boolean; children: ReactNode; hint: string }) {
  const { t } = useTranslation();
  return (
    <li className={styles.step} data-done={isDone || undefined}>
      <span className={styles.mark}>{isDone && <IconCircleCheck size={24} stroke={1.75} aria-hidden />}</span>
      <div>
        {isDone && <VisuallyHidden>{t('steps.isDone')} </VisuallyHidden>}
        {children}
        {!isDone && <p className={styles.hint}>{hint}</p>}
      </div>
    </li>
  );
}

function StepsOf({ venue, person }: { venue: Venue; person: string }) {
  const { t } = useTranslation();
  const title = useId();
  const { data: overview } = useOverview(venue);
  const { data: printed = false } = useQuery(printedQuery(venue.id));
  const [isClosed, close] = useStepsClosed(person, venue.id);
  const now = useMinute();
  useFocusRestored(isClosed);
  if (!overview || isClosed) return null;
  const isDone = (step: Step) => (step === 'printed' ? printed : overview.steps[step]);
  const done = STEPS.filter(isDone).length;
  const isOld = now - Date.parse(overview.signed_up_at) > DAYS.firstSteps * DAY;
  if (isOld || done === STEPS.length) return null;
  return (
    <section aria-labelledby={title} className={`${sheets.card} ${styles.steps}`}>
      <div className={styles.head}>
        <h2 id={title}>{t('steps.title')}</h2>
        <span className={styles.count}>{t('steps.done', { done, all: STEPS.length })}</span>
        <CloseButton size={44} iconSize={20} aria-label={t('steps.close')} onClick={close} />
      </div>
      <progress className={styles.bar} value={done} max={STEPS.length} aria-labelledby={title} />
      <ul className={styles.list}>
        {STEPS.map((step) => (
          <StepRow key={step} isDone={isDone(step)} hint={t(`steps.hints.${step}`)}>
            {isDone(step) ? (
              <span className={styles.done}>{t(`steps.${step}`)}</span>
            ) : (
              <Action venue={venue.id} step={step} overview={overview} words={t(`steps.${step}`)} />
            )}
          </StepRow>
        ))}
      </ul>
    </section>
  );
}

/** The first steps of a young account, which tick themselves, until they are done or closed. */
export function FirstSteps() {
  const { data: venue } = useQuery(venueQuery);
  const person = usePerson();
  return venue && person && <StepsOf venue={venue} person={person.id} />;
}
