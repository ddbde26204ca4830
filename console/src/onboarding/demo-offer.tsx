import { Button } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx';
import styles from './demo-offer.module.css';
import type { useDemo } from './use-demo.ts';
import type { WizardForm } from './use-wizard-form.ts';
import { hasMenu, type SectionDraft } from './wizard.ts';

/** Pictures of a demo menu that its offer shows once it is loaded. */
const SHOWN = 4;

type Props = { form: WizardForm; demo: ReturnType<typeof useDemo> };

function Laid({ title, sections }: { title: string; sections: readonly SectionDraft[] }) {
  const { t } = useTranslation();
  const items = sections.flatMap((section) => section.items);
  const pictures = items.flatMap(({ key, photo }) => (photo.url ? [{ key, url: photo.url }] : []));
  return (
    <>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>
        {t('wizard.demo.sections', { count: sections.length })} ·{' '}
        {t('wizard.demo.items', { count: items.length })}
      </p>
      <p className={styles.pictures}>
        {pictures.slice(0, SHOWN).map(({ key, url }) => (
          <img key={key} src={url} alt="" width={56} height={56} />
        ))}
      </p>
    </>
  );
}

/** The offer of a menu that is laid already, in one click; over a menu of one's own it asks first. */
export function DemoOffer({ form, demo }: Props) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const { wizard } = form;
  const load = () => (demo.wouldReplace ? setAsking(true) : demo.load());
  return (
    <div className={styles.offer} data-loaded={wizard.demo ? true : undefined}>
      <div role="status" className={styles.words}>
        {hasMenu(wizard) ? (
          <Laid
            title={t(wizard.demo ? 'wizard.demo.loaded' : 'wizard.demo.own')}
            sections={wizard.sections}
          />
        ) : (
          <>
            <p className={styles.title}>{t('wizard.demo.title')}</p>
            <p className={styles.text}>{t('wizard.demo.text')}</p>
          </>
        )}
      </div>
      {wizard.demo ? (
        <Button variant="default" onClick={demo.clear}>
          {t('wizard.demo.remove')}
        </Button>
      ) : (
        <Button
          color="saffron.4"
          leftSection={<IconSparkles size={20} aria-hidden="true" />}
          loading={demo.isLoading}
          onClick={load}
        >
          {t('wizard.demo.load')}
        </Button>
      )}
      <ConfirmDialog
        opened={isAsking}
        title={t('wizard.demo.replaceTitle')}
        text={t('wizard.demo.replaceText')}
        action={t('wizard.demo.replace')}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          demo.load();
        }}
      />
    </div>
  );
}
