import { UnstyledButton } from '@mantine/core';
import { LOCALES } from '@sofra/contract/languages/locales';
import { useTranslation } from 'react-i18next';
import { changeLocale } from '../../platform/i18n.ts';
import { showFailure } from '../../platform/notices.ts';
import styles from './language-links.module.css';

/** The languages of the interface before signing in, each in its own words; then the person's own is spoken (rule 44). */
export function LanguageLinks() {
  const { t, i18n } = useTranslation();
  return (
    <fieldset className={styles.links} aria-label={t('interface.language')}>
      {LOCALES.map(({ code, name }) => (
        <UnstyledButton
          key={code}
          className={styles.link}
          lang={code}
          aria-pressed={i18n.language === code}
          onClick={() => changeLocale(code).catch(showFailure)}
        >
          {name}
        </UnstyledButton>
      ))}
    </fieldset>
  );
}
