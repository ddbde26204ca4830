import { Button, Group, TextInput } from '@mantine/core';
import { LOCALE_CODES, type Locale } from '@sofra/contract/languages/locales';
import { MOST } from '@sofra/contract/limits';
import { type Currency, isCurrency } from '@sofra/contract/money/currencies';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { PasteButton } from '../pasting/paste-button.tsx';
import type { Taken } from '../pasting/takeable.ts';
import { withPhrases } from '../platform/i18n.ts';
import { lazy } from '../platform/lazy.ts';
import { failureText } from '../platform/notices.ts';
import { CurrencySelect } from '../ui/controls/currency-select.tsx';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx';
import { OWN_DIRECTION } from '../ui/format/own-direction.ts';
import { FormHead } from '../ui/layout/form-head.tsx';
import { settingsQuery } from '../venues/settings.ts';
import { DemoOffer } from './demo-offer.tsx';
import { sectionField } from './fields.ts';
import styles from './menu-step.module.css';
import { SectionEditor } from './section-editor.tsx';
import { addPasted, addSection, roomIn } from './sections.ts';
import type { useDemo } from './use-demo.ts';
import { type Sections, useSections } from './use-sections.ts';
import type { WizardForm } from './use-wizard-form.ts';

const loadPasting = lazy(withPhrases(() => import('../pasting/paste-dialog.tsx'), 'pasting', 'unsaved'));

type Props = { value: Currency; onChange: (currency: Currency) => void };

/** The choice of a menu's currency from the server's list. */
function CurrencyChoice({ value, onChange }: Props) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(settingsQuery);
  // Until the list has loaded, only the chosen currency is offered.
  const codes = useMemo(() => data?.currencies.map(({ code }) => code) ?? [value], [data, value]);
  return (
    <CurrencySelect
      label={t('wizard.menu.currency')}
      codes={codes}
      value={value}
      error={data ? undefined : error && failureText(error)}
      nothingFoundMessage={t('wizard.menu.noCurrency')}
      comboboxProps={{ withinPortal: false, size: 'md' }}
      onDropdownOpen={() => {
        if (error) void refetch();
      }}
      onChange={(code) => {
        if (isCurrency(code)) onChange(code);
      }}
    />
  );
}

const ADD = 'menu/add-section';

function RemovalDialog({ sections }: { sections: Sections }) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      opened={sections.asked !== undefined}
      title={t('wizard.menu.removeTitle', { title: sections.asked?.title ?? '' })}
      text={t('wizard.menu.removeText')}
      action={t('wizard.menu.remove')}
      isDanger
      onClose={sections.dismiss}
      onConfirm={sections.confirm}
    />
  );
}

function MenuFacts({ form: { wizard, change, bind } }: { form: WizardForm }) {
  const { t } = useTranslation();
  return (
    <div className={styles.facts}>
      <TextInput
        {...OWN_DIRECTION}
        label={t('wizard.menu.name')}
        {...bind('menu/title', wizard.title, (title) => change({ title, demo: null }))}
      />
      <CurrencyChoice
        value={wizard.currency}
        onChange={(currency) => change({ currency, isCurrencyChosen: true })}
      />
    </div>
  );
}

/** The second step: a first menu with its sections and items, or none yet. */
export function MenuStep({ form, demo }: { form: WizardForm; demo: ReturnType<typeof useDemo> }) {
  const { t, i18n } = useTranslation();
  // The new venue speaks the language of the screen, and any other that the menu has words in.
  const others = useMemo(() => LOCALE_CODES.filter((code) => code !== i18n.language), [i18n.language]);
  const sections = useSections(form);
  const { wizard } = form;
  const room = useMemo(() => roomIn(wizard.sections), [wizard.sections]);
  const isFull = wizard.sections.length >= MOST.wizardSections;
  const add = () => sections.move(addSection(), sectionField(wizard.sections.length, 'title'));
  const paste = ({ sections: pasted, currency }: Taken, close: () => void) => {
    if (currency) form.change({ currency, isCurrencyChosen: true });
    if (!wizard.title.trim()) form.change({ title: t('wizard.menu.unnamed') });
    sections.move(addPasted(pasted), ADD);
    close();
  };
  return (
    <>
      <FormHead title={t('wizard.menu.title')} text={t('wizard.menu.text')} />
      <MenuFacts form={form} />
      {wizard.sections.length === 0 && <DemoOffer form={form} demo={demo} />}
      <section className={styles.sections} aria-label={t('wizard.menu.sections')}>
        {wizard.sections.length === 0 && <p className={styles.empty}>{t('wizard.menu.empty')}</p>}
        {wizard.sections.map((section, place) => (
          <SectionEditor
            key={section.key}
            form={form}
            section={section}
            place={place}
            sections={sections}
            next={ADD}
          />
        ))}
        {isFull && <p className={styles.empty}>{t('wizard.menu.fullSections')}</p>}
        <Group>
          <Button
            name={ADD}
            variant="default"
            leftSection={<IconPlus size={20} aria-hidden="true" />}
            disabled={isFull}
            onClick={add}
          >
            {t('wizard.menu.addSection')}
          </Button>
          {!isFull && (
            <PasteButton label={t('wizard.menu.paste')} load={loadPasting}>
              {({ PasteDialog }, dialog) => (
                <PasteDialog
                  {...dialog}
                  taker="signUp"
                  currency={wizard.currency}
                  main={i18n.language as Locale}
                  others={others}
                  isCurrencyOpen={!wizard.isCurrencyChosen}
                  room={room}
                  onTake={(taken) => paste(taken, dialog.onClose)}
                />
              )}
            </PasteButton>
          )}
        </Group>
      </section>
      <RemovalDialog sections={sections} />
    </>
  );
}
