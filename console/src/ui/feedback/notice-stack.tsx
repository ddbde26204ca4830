import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Notice } from '../../platform/notices.ts';
import styles from './notice-stack.module.css';
import { useNoticesRoom } from './notices-room.ts';
import { OneNotice } from './one-notice.tsx';

type Props = { notices: readonly Notice[]; list: RefObject<HTMLUListElement | null> };

/** The notices of the moment in their list: the newest and all failures, or all once that is asked for, the newest first. */
export function NoticeStack({ notices, list }: Props) {
  const { t } = useTranslation();
  useNoticesRoom(list);
  const [isOpen, setOpen] = useState(false);
  // The next stack is closed again.
  if (isOpen && notices.length <= 1) setOpen(false);
  const newest = notices.at(-1);
  const inSight = notices.filter((notice) => isOpen || notice === newest || notice.kind === 'failure');
  const hidden = notices.length - inSight.length;
  return (
    <>
      {inSight.toReversed().map((notice) => (
        <OneNotice key={notice.id} notice={notice} />
      ))}
      {hidden > 0 && (
        <li>
          <button type="button" className={styles.more} onClick={() => setOpen(true)}>
            {t('interface.moreNotices', { count: hidden })}
          </button>
        </li>
      )}
    </>
  );
}
