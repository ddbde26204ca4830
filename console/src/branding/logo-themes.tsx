import { Button, CloseButton } from '@mantine/core';
import type { ThemeValues } from '@sofra/contract/branding/branding';
import { IconPalette } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusRestored } from '../ui/dialogs/use-focus-restored.ts';
import { useReadOnly } from '../ui/feedback/read-only.tsx';
import { savedFile } from '../ui/pictures/picture-files.ts';
import styles from './branding-page.module.css';
import { useThemeCreation } from './branding-queries.ts';
import { coloursOfLogo } from './logo-colours.ts';
import { ThemeSketch } from './theme-sketch.tsx';
import { themesOfLogo } from './themes-of-logo.ts';

function Offer({ theme }: { theme: ThemeValues }) {
  const { t } = useTranslation();
  const creation = useThemeCreation();
  const readOnly = useReadOnly();
  const { name, welcome, menu } = theme;
  return (
    <li className={styles.offer}>
      <ThemeSketch theme={{ welcome: { options: welcome } }} look={menu} />
      <span className={styles.offerName}>{name}</span>
      <Button
        variant="default"
        size="sm"
        aria-label={t('branding.addOffer', { name })}
        loading={creation.isPending}
        disabled={creation.isSuccess || readOnly.disabled}
        onClick={() => creation.mutate(theme)}
      >
        {t('branding.add')}
      </Button>
    </li>
  );
}

type Props = {
  /** The file that was chosen, or the address of a logo that was saved before. */
  logo: File | string;
  /** Whether the logo was chosen just now. */
  isNew: boolean;
};

/**
 * Offers three themes that are made from the colours of a logo; each can be added to the list. Those of a new logo stand there
 * until they are closed, those of another are asked for.
 */
export function LogoThemes({ logo, isNew }: Props) {
  const { t } = useTranslation();
  const heading = useId();
  const [isOpen, setOpen] = useState(isNew);
  const { data: colours, error } = useQuery({
    queryKey: ['logo-colours', typeof logo === 'string' ? logo : [logo.name, logo.size, logo.lastModified]],
    queryFn: async () => coloursOfLogo(typeof logo === 'string' ? await savedFile(logo) : logo),
    enabled: isOpen,
    retry: false,
  });
  useFocusRestored(isOpen);
  if (!isOpen)
    return (
      <Button
        variant="subtle"
        size="sm"
        leftSection={<IconPalette size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('branding.ofLogo.make')}
      </Button>
    );
  if (error) return <p role="alert">{t('branding.ofLogo.unreadable')}</p>;
  if (!colours) return null;
  const names = [t('branding.ofLogo.light'), t('branding.ofLogo.dark'), t('branding.ofLogo.full')] as const;
  return (
    <section aria-labelledby={heading} className={styles.offers}>
      <div className={styles.offersHead}>
        <h2 id={heading} className={styles.offersTitle}>
          {t('branding.ofLogo.title')}
        </h2>
        <CloseButton
          size={44}
          iconSize={20}
          aria-label={t('branding.ofLogo.close')}
          onClick={() => setOpen(false)}
        />
      </div>
      <ul className={styles.offersList}>
        {themesOfLogo(colours, names).map((theme) => (
          <Offer key={theme.name} theme={theme} />
        ))}
      </ul>
    </section>
  );
}
