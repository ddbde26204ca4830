import { ActionIcon, Switch } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PATHS } from '../platform/paths.ts';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx';
import { useAsked } from '../ui/dialogs/use-opening.ts';
import { useReadOnly } from '../ui/feedback/read-only.tsx';
import { type Theme, useThemeDeletion, useThemeSwitch } from './branding-queries.ts';
import styles from './theme-list.module.css';
import { ThemeSketch } from './theme-sketch.tsx';

/** A theme's name; the default one's is in the language of the console. */
function useName({ name, default: isDefault }: Theme): string {
  const { t } = useTranslation();
  return isDefault ? t('branding.default') : name;
}

function Name({ theme }: { theme: Theme }) {
  const { id } = theme;
  const name = useName(theme);
  if (theme.default) return <b>{name}</b>;
  return (
    <Link to={PATHS['branding-manage-edit']} params={{ id }} className={styles.open}>
      <bdi>{name}</bdi>
    </Link>
  );
}

type RowProps = { theme: Theme; onDelete: () => void };

function Row({ theme, onDelete }: RowProps) {
  const { t } = useTranslation();
  const change = useThemeSwitch();
  const readOnly = useReadOnly();
  const name = useName(theme);
  const { default: isDefault } = theme;
  const enabled = change.isPending ? change.variables.enabled : theme.enabled;
  return (
    <li className={styles.theme}>
      <ThemeSketch theme={theme} look={theme.menu_themes.find((look) => look.default)?.options} />
      <div className={styles.name}>
        <Name theme={theme} />
      </div>
      <Switch
        aria-label={t('branding.enabled', { name })}
        classNames={{ track: styles.track }}
        checked={enabled}
        onChange={({ currentTarget }) => change.mutate({ theme, enabled: currentTarget.checked })}
        {...readOnly}
        // Only another theme can take the place of the default one.
        {...(isDefault && enabled && { disabled: true })}
      />
      {isDefault ? (
        <span className={styles.nothing} />
      ) : (
        <ActionIcon aria-label={t('branding.delete', { name })} onClick={onDelete} {...readOnly}>
          <IconX size={20} />
        </ActionIcon>
      )}
    </li>
  );
}

/** The venue's themes: one of them is on; all but the default one can be opened and deleted. */
export function ThemeList({ themes }: { themes: readonly Theme[] }) {
  const { t } = useTranslation();
  const { asked, ask, dialog } = useAsked<Theme>();
  const deletion = useThemeDeletion();
  return (
    <>
      <ul className={styles.themes}>
        {themes.map((theme) => (
          <Row key={theme.id} theme={theme} onDelete={() => ask(theme)} />
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          {...dialog}
          title={t('branding.deleteTitle', { name: asked.name })}
          text={t(asked.enabled ? 'branding.deleteTextOn' : 'branding.deleteText')}
          action={t('branding.deleteAction')}
          isDanger
          isBusy={deletion.isPending}
          onConfirm={() => deletion.mutate(asked, { onSettled: dialog.onClose })}
        />
      )}
    </>
  );
}
