import { IconListCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { withPhrases } from '../platform/i18n.ts';
import { lazy } from '../platform/lazy.ts';
import { DialogButton } from '../ui/dialogs/dialog-button.tsx';
import type { Place } from './place.ts';

const load = lazy(withPhrases(() => import('./states-dialog.tsx'), 'editor', 'saving', 'unsaved'));

/** Opens the table of what all items of a section state. */
export function StatesButton({ menu, section }: { menu: string; section: string }) {
  const { t } = useTranslation();
  const place: Place = { level: 'items', above: [menu, section] };
  return (
    <DialogButton
      label={t('states.label')}
      icon={<IconListCheck size={20} stroke={1.75} aria-hidden />}
      load={load}
    >
      {({ StatesDialog }, dialog) => <StatesDialog place={place} {...dialog} />}
    </DialogButton>
  );
}
