import { type Icon, IconLifebuoy, IconLock, IconUser } from '@tabler/icons-react';
import { Link, Outlet } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PATHS } from '../platform/paths.ts';
import styles from './settings-page.module.css';

const TABS: readonly {
  name: 'profile' | 'password' | 'support';
  route: 'settings-main' | 'settings-password' | 'settings-support';
  Icon: Icon;
}[] = [
  { name: 'profile', route: 'settings-main', Icon: IconUser },
  { name: 'password', route: 'settings-password', Icon: IconLock },
  { name: 'support', route: 'settings-support', Icon: IconLifebuoy },
];

/** The settings: what they are about, each on a page of its own (ruling 1). */
export function SettingsLayout() {
  const { t } = useTranslation();
  return (
    <>
      <h1 className={styles.title}>{t('settings.title')}</h1>
      <nav aria-label={t('settings.title')}>
        <ul className={styles.tabs}>
          {TABS.map(({ name, route, Icon: Picture }) => (
            <li key={name}>
              <Link to={PATHS[route]} activeOptions={{ exact: true }}>
                <Picture size={18} stroke={1.75} aria-hidden />
                {t(`settings.tabs.${name}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Outlet />
    </>
  );
}
