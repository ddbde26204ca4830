import { Button } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx';
import { OpenLayout } from '../ui/layout/open-layout.tsx';
import { AccountStep } from './account-step.tsx';
import { BusinessStep } from './business-step.tsx';
import { MenuPreview } from './menu-preview.tsx';
import { MenuStep } from './menu-step.tsx';
import styles from './registration.module.css';
import { StepNavigator } from './step-navigator.tsx';
import { useDemo } from './use-demo.ts';
import { type Steps, useSteps } from './use-steps.ts';
import { useWizardForm, type WizardForm } from './use-wizard-form.ts';
import { hasMenu, isUntouched } from './wizard.ts';

/** The way to an empty form: quiet at the foot, or in the words that say that what was typed before is back. */
function StartAnew({ form: { startAnew, focus } }: { form: WizardForm }) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const start = () => {
    setAsking(false);
    startAnew();
    focus('venue/name');
  };
  return (
    <>
      <Button variant="subtle" onClick={() => setAsking(true)}>
        {t('wizard.anew')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={t('wizard.anewTitle')}
        text={t('wizard.anewText')}
        action={t('wizard.anew')}
        isDanger
        onClose={() => setAsking(false)}
        onConfirm={start}
      />
    </>
  );
}

function Restored({ form }: { form: WizardForm }) {
  const { t } = useTranslation();
  return (
    <div className={styles.restored}>
      <p role="status">{t('wizard.restored')}</p>
      <StartAnew form={form} />
    </div>
  );
}

function Ways({ form, steps }: { form: WizardForm; steps: Steps }) {
  const { t } = useTranslation();
  const { step } = form.wizard;
  // On the menu's step the Enter key belongs to the fields; elsewhere it continues.
  const onward =
    step === 1
      ? { type: 'button' as const, onClick: () => void steps.submit() }
      : { type: 'submit' as const };
  return (
    <div className={styles.ways}>
      {step > 0 && (
        <Button variant="default" disabled={steps.isBusy} onClick={steps.back}>
          {t('wizard.back')}
        </Button>
      )}
      <p role="status" className={styles.waiting}>
        {form.isUploading && t('wizard.menu.uploading')}
      </p>
      <Button key={onward.type} name="next" {...onward} loading={steps.isBusy} disabled={form.isUploading}>
        {t(step === 2 ? 'wizard.register' : 'wizard.next')}
      </Button>
    </div>
  );
}

/** The sign-up wizard in its layout (rule 6); `foot` links to the login. */
export function RegistrationPage({ foot }: { foot: ReactNode }) {
  const form = useWizardForm();
  const demo = useDemo(form);
  const steps = useSteps(form);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void steps.submit();
  };
  const { step } = form.wizard;
  return (
    <OpenLayout width="wide" scene={hasMenu(form.wizard) && <MenuPreview wizard={form.wizard} />}>
      <form ref={form.root} className={styles.form} noValidate onSubmit={submit}>
        <StepNavigator step={step} onStep={steps.go} />
        {form.isRestored && !isUntouched(form.wizard) && <Restored form={form} />}
        {step === 0 && <BusinessStep form={form} demo={demo} />}
        {step === 1 && <MenuStep form={form} demo={demo} />}
        {step === 2 && <AccountStep form={form} />}
        <Ways form={form} steps={steps} />
        <div className={styles.foot}>
          {foot}
          {!form.isRestored && !isUntouched(form.wizard) && <StartAnew form={form} />}
        </div>
      </form>
    </OpenLayout>
  );
}
