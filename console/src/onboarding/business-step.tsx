import { TextInput } from '@mantine/core';
import { MENU_KINDS, type MenuKind } from '@sofra/contract/catalogue/menu-kinds';
import { IconBellRinging, IconMoped, IconQrcode, IconToolsKitchen2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { FieldGroup } from '../ui/controls/field-group.tsx';
import { capitalised } from '../ui/format/capitalised.ts';
import { OWN_DIRECTION } from '../ui/format/own-direction.ts';
import { FormHead } from '../ui/layout/form-head.tsx';
import styles from './business-step.module.css';
import { DemoOffer } from './demo-offer.tsx';
import type { useDemo } from './use-demo.ts';
import type { WizardForm } from './use-wizard-form.ts';

const ICONS = {
  table: IconToolsKitchen2,
  qr_mobile: IconQrcode,
  delivery_pickup: IconMoped,
  in_room: IconBellRinging,
} satisfies Record<MenuKind, unknown>;

type Props = { form: WizardForm; demo: ReturnType<typeof useDemo> };

function KindChoice({ form: { wizard, change }, demo }: Props) {
  const { t } = useTranslation();
  const choose = (kind: MenuKind) => {
    change({ kind });
    // A demo menu that nobody has touched follows the kind.
    if (wizard.demo) demo.load(kind);
  };
  return (
    <FieldGroup label={t('wizard.business.kind')} className={styles.kinds}>
      {MENU_KINDS.map((kind) => {
        const Icon = ICONS[kind];
        return (
          <label key={kind} className={styles.kind}>
            <input
              type="radio"
              name="menu/kind"
              className={styles.radio}
              value={kind}
              checked={wizard.kind === kind}
              onChange={() => choose(kind)}
            />
            <Icon size={26} stroke={1.6} aria-hidden="true" className={styles.icon} />
            <span>
              <b>{t(`wizard.business.kinds.${kind}`)}</b>
              <small>{t(`wizard.business.kindHints.${kind}`)}</small>
            </span>
          </label>
        );
      })}
    </FieldGroup>
  );
}

/** The first step: what the business is called, what the menu is for, and the offer of a demo menu (rule 6). */
export function BusinessStep({ form, demo }: Props) {
  const { t } = useTranslation();
  const { wizard, change, bind } = form;
  return (
    <>
      <FormHead title={t('wizard.business.title')} text={t('wizard.business.text')} />
      <TextInput
        {...OWN_DIRECTION}
        label={t('wizard.business.name')}
        autoComplete="organization"
        size="lg"
        {...bind('venue/name', wizard.name, (name) => change({ name: capitalised(name) }))}
      />
      <KindChoice form={form} demo={demo} />
      <DemoOffer form={form} demo={demo} />
    </>
  );
}
