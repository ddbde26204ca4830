import { ActionIcon, Button, Textarea } from '@mantine/core';
import { MOST } from '@sofra/contract/limits';
import { IconChevronDown, IconPlus, IconTrash } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OWN_DIRECTION } from '../ui/format/own-direction.ts';
import { itemField, sectionField } from './fields.ts';
import { ItemEditor } from './item-editor.tsx';
import styles from './menu-step.module.css';
import { addItem, nameSection, removeSection } from './sections.ts';
import type { Sections } from './use-sections.ts';
import type { WizardForm } from './use-wizard-form.ts';
import { isBlankSection, type SectionDraft, titleOr } from './wizard.ts';

type Props = {
  form: WizardForm;
  section: SectionDraft;
  place: number;
  sections: Sections;
  /** Focuses the next element after the section is removed. */
  next: string;
};

/** Sends the form, as Enter does in a field of one line. */
function sendAtEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

function SectionHead({
  form,
  section,
  place,
  sections,
  next,
  isOpen,
  onToggle,
  list,
}: Props & { isOpen: boolean; onToggle: () => void; list: string }) {
  const { t } = useTranslation();
  const title = titleOr(section.title, t('wizard.menu.section', { number: place + 1 }));
  const remove = () =>
    sections.remove({
      title,
      change: removeSection(section.key),
      isBlank: isBlankSection(section),
      focus: next,
    });
  return (
    <div className={styles.sectionHead}>
      <ActionIcon
        aria-label={t('wizard.menu.open', { title })}
        aria-expanded={isOpen}
        aria-controls={list}
        onClick={onToggle}
      >
        <IconChevronDown size={22} className={styles.chevron} />
      </ActionIcon>
      <Textarea
        className={styles.sectionTitle}
        {...OWN_DIRECTION}
        rows={1}
        onKeyDown={sendAtEnter}
        aria-label={t('wizard.menu.sectionTitle')}
        placeholder={t('wizard.menu.sectionTitle')}
        {...form.bind(sectionField(place, 'title'), section.title, (typed) =>
          form.change(nameSection(section.key, typed.replaceAll(/[\r\n]+/g, ' '))),
        )}
      />
      <ActionIcon aria-label={t('wizard.menu.removeSection', { title })} onClick={remove}>
        <IconTrash size={20} />
      </ActionIcon>
    </div>
  );
}

/** A section that is being written: its title, and under it its items, which can be folded away. */
export function SectionEditor(props: Props) {
  const { t } = useTranslation();
  const { form, section, place, sections } = props;
  const { key, items } = section;
  const list = useId();
  // A restored section starts folded; one that is being written starts open.
  const [isUnfolded, setUnfolded] = useState(form.wizard.demo === null && items.length <= 1);
  const isOpen = isUnfolded || form.problems.hasErrorUnder(sectionField(place, 'items'));
  const isFull = items.length >= MOST.wizardItems;
  const addName = sectionField(place, 'add-item');
  return (
    <div className={styles.section} data-open={isOpen || undefined}>
      <SectionHead {...props} isOpen={isOpen} onToggle={() => setUnfolded(!isOpen)} list={list} />
      <p className={styles.count} hidden={isOpen}>
        {t('wizard.demo.items', { count: items.length })}
      </p>
      <div id={list} className={styles.items} hidden={!isOpen}>
        {items.map((item, at) => (
          <ItemEditor
            key={item.key}
            form={form}
            section={key}
            item={item}
            at={(name) => itemField(place, at, name)}
            number={at + 1}
            sections={sections}
            next={addName}
          />
        ))}
        {isFull && <p className={styles.empty}>{t('wizard.menu.fullItems')}</p>}
        <Button
          name={addName}
          variant="subtle"
          className={styles.add}
          leftSection={<IconPlus size={20} aria-hidden="true" />}
          disabled={isFull}
          onClick={() => sections.move(addItem(key), itemField(place, items.length, 'title'))}
        >
          {t('wizard.menu.addItem')}
        </Button>
      </div>
    </div>
  );
}
