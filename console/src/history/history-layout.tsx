import { IconHistory, IconTrash, IconWorld } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TabbedPages } from '../ui/layout/tabbed-pages.tsx';

const TABS = [
  { name: 'activity', Icon: IconHistory },
  { name: 'publications', Icon: IconWorld },
  { name: 'bin', Icon: IconTrash },
] as const;

/** The layout of the activity list, the publications and the bin, each on a page of its own. */
export function HistoryLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const tabs = TABS.map(({ name, Icon }) => ({ route: name, Icon, label: t(`history.tabs.${name}`) }));
  return (
    <TabbedPages title={t('history.title')} tabs={tabs}>
      {children}
    </TabbedPages>
  );
}
