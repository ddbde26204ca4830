import { useWindowEvent } from '@mantine/hooks';
import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { extendNewestOffer, type Notice, noticesNow, onNotices } from '../../platform/notices.ts';
import styles from './notice-list.module.css';

type Props = { notices: readonly Notice[] };

// Notices show in any case, if need be without styles.
const PlainNotices = ({ notices }: Props) => (
  <>
    {notices.map(({ id, title, text }) => (
      <li key={id}>
        {title} {text}
      </li>
    ))}
  </>
);

const load = () => import('./notice-stack.tsx');

// The first screen has no notices yet; this loads after it.
const NoticeStack = lazy(() =>
  load().then(
    (come) => ({ default: come.NoticeStack }),
    () => ({ default: PlainNotices }),
  ),
);

/** The notices of the moment at the foot of the screen, in a stack, read out as they come. */
export function NoticeList() {
  const { t } = useTranslation();
  const notices = useSyncExternalStore(onNotices, noticesNow);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => void load().catch(() => undefined), []);
  // With Tab alone, half a screen may lie between the person and the action (WCAG 2.2.1).
  useWindowEvent('keydown', ({ key }) => key === 'Tab' && extendNewestOffer());
  return (
    <section aria-label={t('interface.notices')} aria-live="polite">
      {notices.length > 0 && (
        <ul ref={list} className={styles.list}>
          <Suspense fallback={<PlainNotices notices={notices} />}>
            <NoticeStack notices={notices} list={list} />
          </Suspense>
        </ul>
      )}
    </section>
  );
}
