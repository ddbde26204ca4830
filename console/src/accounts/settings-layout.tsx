import { IconLifebuoy, IconLock, IconUser } from '@tabler/icons-react';
import { Outlet } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { TabbedPages } from '../ui/layout/tabbed-pages.tsx';

const TABS = [
  { name: 'profile', route: 'settings-main', Icon: IconUser },
  { name: 'password', route: 'settings-password', Icon: IconLock },
  { name: 'support', route: 'settings-support', Icon: IconLifebuoy },
] as const;

/** The settings: what they are about, each on a page of its own (rule 1). */
export function SettingsLayout() {
  const { t } = useTranslation();
  const tabs = TABS.map(({ name, ...tab }) => ({ ...tab, label: t(`settings.tabs.${name}`) }));
  return (
    <TabbedPages title={t('settings.title')} tabs={tabs}>
      <Outlet />
    </TabbedPages>
  );
}
