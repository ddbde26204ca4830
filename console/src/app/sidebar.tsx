import { PRODUCT_NAME } from '@sofra/contract/limits';
import { VERSION } from '@sofra/contract/version';
import {
  type Icon,
  IconBan,
  IconBuildingStore,
  IconChartBar,
  IconHistory,
  IconLanguage,
  IconLayoutDashboard,
  IconPalette,
  IconPlug,
  IconReceipt,
  IconSpeakerphone,
  IconToolsKitchen2,
} from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PATHS } from '../platform/paths.ts';
import { BackToSupport } from '../support/back-to-support.tsx';
import styles from './sidebar.module.css';
import { useWayToSites } from './support-frame.tsx';

// A line for each entry whose screen there is, and one for each that is still to come (rules 37a and 46).
// `begins`: how the addresses below an entry begin, on which it is marked too.
const ENTRIES = [
  { name: 'dashboard', begins: PATHS.dashboard, Icon: IconLayoutDashboard },
  { name: 'venue', begins: PATHS.venue, Icon: IconBuildingStore },
  { name: 'menus', begins: '/menu-', Icon: IconToolsKitchen2 },
  { name: 'sold-out', begins: PATHS['sold-out'], Icon: IconBan },
  { name: 'languages', begins: PATHS.translate, Icon: IconLanguage },
  { name: 'branding', begins: PATHS.branding, Icon: IconPalette },
  { name: 'activity', begins: PATHS.bin, Icon: IconHistory },
] as const;
const LATER = [
  { name: 'orders', Icon: IconReceipt },
  { name: 'reports', Icon: IconChartBar },
  { name: 'campaigns', Icon: IconSpeakerphone },
  { name: 'integrations', Icon: IconPlug },
] as const;

function Mark({ of: Picture }: { of: Icon }) {
  return <Picture size={20} stroke={1.75} aria-hidden />;
}

function Later() {
  const { t } = useTranslation();
  const title = useId();
  return (
    <>
      <p id={title} className={styles.later}>
        {t('frame.soon')}
      </p>
      <ul className={styles.entries} aria-labelledby={title}>
        {LATER.map(({ name, Icon }) => (
          <li key={name}>
            <Link to={PATHS[name]} disabled className={styles.disabled}>
              <Mark of={Icon} />
              {t(`pages.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The navigation between the screens behind the login, below `head`; `onChoose` closes the drawer that it stands in on a phone. */
export function Sidebar({ head, onChoose }: { head?: ReactNode; onChoose?: () => void }) {
  const { t } = useTranslation();
  const toSites = useWayToSites();
  const pathname = useLocation({ select: (location) => location.pathname });
  return (
    <nav aria-label={t('frame.main')} className={styles.navigation}>
      {head}
      <BackToSupport
        onReturned={() => {
          onChoose?.();
          void toSites();
        }}
      />
      <ul className={styles.entries}>
        {ENTRIES.map(({ name, begins, Icon }) => (
          <li key={name}>
            <Link
              to={PATHS[name]}
              className={styles.entry}
              aria-current={pathname.startsWith(begins) || undefined}
              onClick={onChoose}
            >
              <Mark of={Icon} />
              {t(`pages.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
      <Later />
      <p className={styles.version}>
        {PRODUCT_NAME} {VERSION}
      </p>
    </nav>
  );
}
