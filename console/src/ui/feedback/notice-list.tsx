import { useWindowEvent } from '@mantine/hooks';
import { lazy, type RefObject, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { extendNewestOffer, type Notice, noticesNow, onNotices } from '../../platform/notices.ts';
import styles from './notice-list.module.css';

type Props = { notice: Notice };

// Notices show in any case, if need be without styles.
const PlainNotice = ({ notice: { title, text } }: Props) => (
  <li>
    {title} {text}
  </li>
);

const load = () => import('./one-notice.tsx');

// The first screen has no notices yet; this loads after it.
const OneNotice = lazy(() =>
  load().then(
    (come) => ({ default: come.OneNotice }),
    () => ({ default: PlainNotice }),
  ),
);

/** Makes as much room at the foot of the page, and of a dialog over it, as the notices need: they never lie over anything. */
function useRoom(list: RefObject<HTMLUListElement | null>, isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded || !list.current) return;
    const { style } = document.documentElement;
    const sizes = new ResizeObserver(([entry]) =>
      style.setProperty('--sofra-notices', `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`),
    );
    sizes.observe(list.current);
    return () => {
      sizes.disconnect();
      style.removeProperty('--sofra-notices');
    };
  }, [list, isNeeded]);
}

/** The notices that stand in sight: the newest and all failures, or all once that is asked for; the newest first. */
function useStack(notices: readonly Notice[]) {
  const [isOpen, setOpen] = useState(false);
  const newest = notices.at(-1);
  const inSight = notices.filter((notice) => isOpen || notice === newest || notice.kind === 'failure');
  // The next stack is closed again.
  if (isOpen && notices.length <= 1) setOpen(false);
  return {
    inSight: inSight.toReversed(),
    hidden: notices.length - inSight.length,
    open: () => setOpen(true),
  };
}

/** The notices of the moment at the foot of the screen, in a stack, read out as they come. */
export function NoticeList() {
  const { t } = useTranslation();
  const notices = useSyncExternalStore(onNotices, noticesNow);
  const list = useRef<HTMLUListElement>(null);
  const { inSight, hidden, open } = useStack(notices);
  useRoom(list, notices.length > 0);
  useEffect(() => void load().catch(() => undefined), []);
  // With Tab alone, half a screen may lie between the person and the action (WCAG 2.2.1).
  useWindowEvent('keydown', ({ key }) => key === 'Tab' && extendNewestOffer());
  return (
    <section aria-label={t('interface.notices')} aria-live="polite">
      {notices.length > 0 && (
        <ul ref={list} className={styles.list}>
          {inSight.map((notice) => (
            <Suspense key={notice.id} fallback={<PlainNotice notice={notice} />}>
              <OneNotice notice={notice} />
            </Suspense>
          ))}
          {hidden > 0 && (
            <li>
              <button type="button" className={styles.more} onClick={open}>
                {t('interface.moreNotices', { count: hidden })}
              </button>
            </li>
          )}
        </ul>
      )}
    </section>
  );
}
