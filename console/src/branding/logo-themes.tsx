import { Button } from '@mantine/core';
import type { ThemeValues } from '@sofra/contract/branding';
import { themesOfLogo } from '@sofra/contract/logo-themes';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useReadOnly } from '../ui/feedback/read-only.tsx';
import styles from './branding-page.module.css';
import { useThemeCreation } from './branding-queries.ts';
import { coloursOfLogo } from './logo-colours.ts';
import { ThemeSketch } from './theme-sketch.tsx';

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

/** Offers three themes that are made from the colours of a logo; each can be added to the list. */
export function LogoThemes({ logo }: { logo: File }) {
  const { t } = useTranslation();
  const heading = useId();
  const { data: colours } = useQuery({
    queryKey: ['logo-colours', logo.name, logo.size, logo.lastModified],
    queryFn: () => coloursOfLogo(logo),
    retry: false,
  });
  if (!colours) return null;
  const names = [t('branding.ofLogo.light'), t('branding.ofLogo.dark'), t('branding.ofLogo.full')] as const;
  return (
    <section aria-labelledby={heading} className={styles.offers}>
      <h2 id={heading} className={styles.offersTitle}>
        {t('branding.ofLogo.title')}
      </h2>
      <ul className={styles.offersList}>
        {themesOfLogo(colours, names).map((theme) => (
          <Offer key={theme.name} theme={theme} />
        ))}
      </ul>
    </section>
  );
}
