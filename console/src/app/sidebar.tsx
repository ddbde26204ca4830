import { IconToolsKitchen2 } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './sidebar.module.css';

// A line for each entry whose screen there is.
const ENTRIES = [{ to: '/menus', phrase: 'pages.menus', Icon: IconToolsKitchen2 }] as const;

/** The navigation between the screens behind the login, below `head`; `onChoose` closes the drawer that it stands in on a phone. */
export function Sidebar({ head, onChoose }: { head?: ReactNode; onChoose?: () => void }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('interface.main')}>
      {head}
      <ul className={styles.entries}>
        {ENTRIES.map(({ to, phrase, Icon }) => (
          <li key={to}>
            <Link to={to} className={styles.entry} onClick={onChoose}>
              <Icon size={20} stroke={1.75} aria-hidden />
              {t(phrase)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
