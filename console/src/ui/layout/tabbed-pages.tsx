import type { Icon } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PATHS } from '../../platform/paths.ts';
import sheets from './sheets.module.css';
import styles from './tabbed-pages.module.css';

type Tab = {
  route: 'settings-main' | 'settings-password' | 'settings-support' | 'activity' | 'bin' | 'publications';
  label: string;
  Icon: Icon;
};

type Props = { title: string; tabs: readonly Tab[]; children: ReactNode };

/** Pages about one thing under one title, each with an address of its own. */
export function TabbedPages({ title, tabs, children }: Props) {
  return (
    <>
      <h1 className={sheets.title}>{title}</h1>
      <nav aria-label={title}>
        <ul className={styles.tabs}>
          {tabs.map(({ route, label, Icon: Picture }) => (
            <li key={route}>
              <Link to={PATHS[route]} activeOptions={{ exact: true, includeSearch: false }}>
                <Picture size={18} stroke={1.75} aria-hidden />
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </>
  );
}
