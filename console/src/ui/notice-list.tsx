import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import {
  dismissNotice,
  holdNotice,
  type Notice,
  noticesNow,
  onNotices,
  releaseNotice,
} from '../platform/notices.ts';
import styles from './notice-list.module.css';

function OneNotice({ notice }: { notice: Notice }) {
  const { t } = useTranslation();
  const hold = () => holdNotice(notice.id);
  const release = () => releaseNotice(notice.id);
  return (
    <li
      className={`${styles.notice} ${notice.kind === 'failure' ? styles.failure : ''}`}
      onMouseEnter={hold}
      onMouseLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <div className={styles.words}>
        <p className={styles.title}>{notice.title}</p>
        {notice.text && <p className={styles.text}>{notice.text}</p>}
      </div>
      <ActionIcon aria-label={t('interface.close')} onClick={() => dismissNotice(notice.id)}>
        <IconX size={18} />
      </ActionIcon>
    </li>
  );
}

/** The notices of the moment at the foot of the screen, read out as they come. */
export function NoticeList() {
  const { t } = useTranslation();
  const notices = useSyncExternalStore(onNotices, noticesNow);
  return (
    <section aria-label={t('interface.notices')} aria-live="polite">
      {notices.length > 0 && (
        <ul className={styles.list}>
          {notices.map((notice) => (
            <OneNotice key={notice.id} notice={notice} />
          ))}
        </ul>
      )}
    </section>
  );
}
