import { Button, Group, Textarea } from '@mantine/core';
import type { Locale } from '@sofra/contract/locales';
import { readPastedMenu } from '@sofra/contract/pasted-menu';
import { type FormEvent, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../ui/dialogs/dialog.tsx';
import { LeaveQuestion, useUnsavedChanges } from '../ui/dialogs/unsaved-changes.tsx';
import { OWN_DIRECTION } from '../ui/format/own-direction.ts';
import styles from './paste-dialog.module.css';
import { PastedList } from './pasted-list.tsx';
import { type Room, type Taken, type Taker, takeable } from './takeable.ts';

type Props = {
  opened: boolean;
  onClose: () => void;
  taker: Taker;
  /** The menu's currency, which the prices are taken in. */
  currency: string;
  /** Whether nobody has chosen that currency: the only one that the text names is taken instead. */
  isCurrencyOpen?: boolean;
  /** The room that is left in the menu. */
  room: Room;
  isBusy?: boolean;
  onTake: (taken: Taken) => void;
};

/** Reads a text in a menu's currency, or in the only one that it names where that may take its place. */
function useReading(text: string, currency: string, isCurrencyOpen: boolean) {
  return useMemo(() => {
    const read = readPastedMenu(text, currency);
    const [named, ...others] = read.currencies;
    if (!isCurrencyOpen || !named || others.length > 0) return { read, currency, named: undefined };
    return { read: readPastedMenu(text, named), currency: named, named };
  }, [text, currency, isCurrencyOpen]);
}

/** Reads a menu that is pasted as plain text, shows what was understood, and gives it on when it is taken. */
export function PasteDialog(props: Props) {
  const { opened, onClose, taker, room, isBusy = false, onTake } = props;
  const { t, i18n } = useTranslation();
  const [text, setText] = useState('');
  const typed = useDeferredValue(text);
  const { read, currency, named } = useReading(typed, props.currency, props.isCurrencyOpen ?? false);
  const leaving = useUnsavedChanges(opened && text.trim() !== '', onClose);
  const { sections, refused, items } = useMemo(
    () =>
      takeable(read, {
        taker,
        currency,
        room,
        locale: i18n.language as Locale,
        unnamed: t('pasting.unnamed'),
        noRoom: t('pasting.noRoom'),
      }),
    [read, taker, currency, room, i18n.language, t],
  );
  const take = (event: FormEvent) => {
    event.preventDefault();
    // React takes the event on to a form that the dialog was opened from.
    event.stopPropagation();
    if (items > 0 && !isBusy) onTake({ sections, items, currency: named });
  };
  return (
    <Dialog
      opened={opened}
      onClose={leaving.close}
      title={t('pasting.title')}
      size="58rem"
      isCovered={leaving.isAsked}
    >
      <form onSubmit={take} noValidate className={styles.form}>
        <div className={styles.panes}>
          <Textarea
            {...OWN_DIRECTION}
            data-autofocus
            label={t('pasting.text')}
            description={t('pasting.hint')}
            placeholder={t('pasting.example')}
            value={text}
            onChange={({ currentTarget: { value } }) => setText(value)}
            classNames={{ root: styles.pane ?? '', wrapper: styles.wrapper ?? '', input: styles.text ?? '' }}
          />
          <PastedList
            sections={sections}
            refused={refused}
            left={read.left}
            currency={currency}
            written={read.currencies}
            isEmpty={typed.trim() === ''}
          />
        </div>
        <Group justify="end">
          <Button variant="default" onClick={leaving.close}>
            {t('interface.cancel')}
          </Button>
          <Button type="submit" disabled={items === 0} loading={isBusy}>
            {items === 0 ? t('pasting.take') : t('pasting.takeItems', { count: items })}
          </Button>
        </Group>
      </form>
      <LeaveQuestion leaving={leaving} />
    </Dialog>
  );
}
