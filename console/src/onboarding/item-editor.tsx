import { ActionIcon, UnstyledButton } from '@mantine/core';
import { IconPencil, IconPhoto, IconTrash } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { amountInFull, amountWords } from '../ui/format/amounts.ts';
import { ItemFields } from './item-fields.tsx';
import styles from './menu-step.module.css';
import { removeItem } from './sections.ts';
import type { Sections } from './use-sections.ts';
import type { WizardForm } from './use-wizard-form.ts';
import { type ItemDraft, isBlankItem, titleOr } from './wizard.ts';

type Props = {
  form: WizardForm;
  section: string;
  item: ItemDraft;
  /** The name of one of the item's fields. */
  at: (name: string) => string;
  number: number;
  sections: Sections;
  /** Focuses the next element after the item is removed. */
  next: string;
};

type RowProps = { item: ItemDraft; title: string; currency: string };

/** An item in a line: its picture, its title, its price. */
function ItemLine({ item: { photo, price }, title, currency }: RowProps) {
  const { i18n } = useTranslation();
  const amount = amountInFull(price, currency);
  return (
    <>
      <span className={styles.thumb}>
        {photo.url ? (
          <img src={photo.url} alt="" loading="lazy" />
        ) : (
          <IconPhoto size={22} stroke={1.5} aria-hidden="true" />
        )}
      </span>
      <span className={styles.itemTitle}>{title}</span>
      <span className={styles.price}>{amount && amountWords(amount, currency, i18n.language)}</span>
    </>
  );
}

/** An item that is being written: a line that unfolds into its fields. */
export function ItemEditor({ form, section, item, at, number, sections, next }: Props) {
  const { t } = useTranslation();
  const [isUnfolded, setUnfolded] = useState(isBlankItem(item));
  const isOpen = isUnfolded || form.problems.hasErrorUnder(at(''));
  const fields = useId();
  const title = titleOr(item.title, t('wizard.menu.item', { number }));
  const remove = () =>
    sections.remove({
      title,
      change: removeItem(section, item.key),
      isBlank: isBlankItem(item),
      focus: next,
    });
  return (
    <div className={styles.item}>
      <div className={styles.itemHead}>
        <UnstyledButton
          className={styles.itemLine}
          aria-expanded={isOpen}
          aria-controls={fields}
          onClick={() => setUnfolded(!isOpen)}
        >
          <ItemLine item={item} title={title} currency={form.wizard.currency} />
          <IconPencil size={18} aria-hidden="true" className={styles.pencil} />
        </UnstyledButton>
        <ActionIcon aria-label={t('wizard.menu.removeItem', { title })} onClick={remove}>
          <IconTrash size={20} />
        </ActionIcon>
      </div>
      {isOpen && (
        <div id={fields} className={styles.fields}>
          <ItemFields form={form} section={section} item={item} at={at} />
        </div>
      )}
    </div>
  );
}
