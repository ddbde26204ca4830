import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PATHS } from '../platform/paths.ts';
import styles from './support.module.css';

/** The text for support on a venue's screen while it is in nobody's account. */
export function NoSite() {
  const { t } = useTranslation();
  return (
    <div className={`${styles.sheet} ${styles.empty}`}>
      <img src="/cloche.svg" width={240} height={160} alt="" />
      <h1>{t('support.noSiteTitle')}</h1>
      <p>{t('support.noSiteText')}</p>
      <Button renderRoot={(props) => <Link to={PATHS['settings-support']} {...props} />}>
        {t('support.toSites')}
      </Button>
    </div>
  );
}
