import { DAYS } from '@sofra/contract/limits';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Brand } from './brand.tsx';
import { LanguageLinks } from './language-links.tsx';
import { LegalLinks } from './legal-links.tsx';
import styles from './open-layout.module.css';

type Props = {
  children: ReactNode;
  /** `wide`: for more than the few fields of a form. */
  width?: 'wide';
  /** The content that replaces our own words on a wide screen. */
  scene?: ReactNode;
};

/** The open frame (rule 110): what Sofra is beside the form. `vite/shell.ts` paints the same frame first. */
export function OpenLayout({ children, width, scene }: Props) {
  const { t } = useTranslation();
  return (
    <div className="open">
      <header className="open-brand" data-scene={scene ? true : undefined}>
        <Brand />
        {scene && <div className={styles.scene}>{scene}</div>}
        <div className="open-words">
          <p className="open-line">{t('product.line')}</p>
          <p className="open-text">{t('product.text')}</p>
          <p className="open-trial">{t('product.trial', { count: DAYS.freeTrial })}</p>
        </div>
      </header>
      <main className="open-form">
        <div className={styles.column} data-width={width}>
          {children}
          <div>
            <LanguageLinks />
            <LegalLinks />
          </div>
        </div>
      </main>
    </div>
  );
}
