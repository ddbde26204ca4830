import { useWindowEvent } from '@mantine/hooks';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { type Notice, noticesNow, onNotices, prolongOffers } from '../platform/notices.ts';
import styles from './notice-list.module.css';

type Props = { notice: Notice };

// What is to be told is told in any case, if need be without its looks.
const PlainNotice = ({ notice: { title, text } }: Props) => (
  <li>
    {title} {text}
  </li>
);

const load = () => import('./one-notice.tsx');

// The first screen has nothing to tell yet; this comes as soon as it stands.
const OneNotice = lazy(() =>
  load().then(
    (come) => ({ default: come.OneNotice }),
    () => ({ default: PlainNotice }),
  ),
);

/** The notices of the moment at the foot of the screen, read out as they come. */
export function NoticeList() {
  const { t } = useTranslation();
  const notices = useSyncExternalStore(onNotices, noticesNow);
  useEffect(() => void load().catch(() => undefined), []);
  // Who goes by Tab alone may have half a screen to cross before an offer is reached (WCAG 2.2.1).
  useWindowEvent('keydown', ({ key }) => key === 'Tab' && prolongOffers());
  return (
    <section aria-label={t('interface.notices')} aria-live="polite">
      {notices.length > 0 && (
        <ul className={styles.list}>
          {notices.map((notice) => (
            <Suspense key={notice.id} fallback={<PlainNotice notice={notice} />}>
              <OneNotice notice={notice} />
            </Suspense>
          ))}
        </ul>
      )}
    </section>
  );
}
