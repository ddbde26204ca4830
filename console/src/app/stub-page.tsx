import { useMatch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import styles from './plain-page.module.css';

/** The page of what is still to come (rule 114): its title, and that it is on the way. */
export function StubPage() {
  const { t } = useTranslation();
  const name = useMatch({ strict: false, select: ({ staticData }) => staticData.name });
  if (!name || name === 'home') throw new Error('A stub page stands at a route that has a name.');
  return (
    <>
      <h1 className={styles.title}>{t(`pages.${name}`)}</h1>
      <div className={styles.later}>
        <img src="/cloche.svg" width={240} height={160} alt="" />
        <p>{t('frame.stub')}</p>
      </div>
    </>
  );
}
