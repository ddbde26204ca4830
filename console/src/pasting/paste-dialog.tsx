import { Button, Textarea } from '@mantine/core';
import type { Locale } from '@sofra/contract/languages/locales';
import { type ClipboardEvent, type FormEvent, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PartsState } from '../platform/in-parts.ts';
import { Dialog, DialogFoot } from '../ui/dialogs/dialog.tsx';
import { LeaveQuestion, useUnsavedChanges } from '../ui/dialogs/unsaved-changes.tsx';
import { OWN_DIRECTION } from '../ui/format/own-direction.ts';
import { useColumnMapping } from './column-mapping.ts';
import { textOfHtml } from './html-text.ts';
import { MenuFileButton, useMenuFile } from './menu-file.tsx';
import styles from './paste-dialog.module.css';
import { PastedList } from './pasted-list.tsx';
import type { RolesOf } from './reader/menu.ts';
import { readPastedMenu } from './reader/read-menu.ts';
import { TableColumns } from './table-columns.tsx';
import { type Room, type Taken, type Taker, takeable } from './takeable.ts';

/** The facts of the menu that takes a pasted text. */
export type Pasting = {
  taker: Taker;
  /** The menu's currency, which the prices are taken in. */
  currency: string;
  /** The language that the menu is written in. */
  main: Locale;
  /** The other languages that its words may be in. */
  others: readonly Locale[];
  /** Whether nobody has chosen that currency: the only one that the text names is taken instead. */
  isCurrencyOpen?: boolean;
  /** The room that is left in the menu. */
  room: Room;
  isBusy?: boolean;
  /** How far the taking is where it is done in parts, which somebody may give up. */
  parts?: { state: PartsState; onGiveUp: () => void } | undefined;
};

type Props = Pasting & { opened: boolean; onClose: () => void; onTake: (taken: Taken) => void };

/** Reads a text in a menu's currency, or in the only one that it names where that may take its place. */
function useReading(
  text: string,
  rolesOf: RolesOf,
  { currency, main, others, isCurrencyOpen = false }: Props,
) {
  return useMemo(() => {
    const readIn = (code: string) => readPastedMenu(text, { currency: code, main, others, rolesOf });
    const read = readIn(currency);
    const [named, ...more] = read.currencies;
    if (!isCurrencyOpen || !named || more.length > 0) return { read, currency, named: undefined };
    return { read: readIn(named), currency: named, named };
  }, [text, currency, main, others, isCurrencyOpen, rolesOf]);
}

/** The part of a read text that can be taken; `accept` says of a doubtful dish whether it is one. */
function useTakeable(
  { read, currency }: Pick<ReturnType<typeof useReading>, 'read' | 'currency'>,
  { taker, room }: Props,
) {
  const { t, i18n } = useTranslation();
  const [accepted, setAccepted] = useState<ReadonlySet<string>>(new Set());
  const judged = useMemo(
    () =>
      takeable(read, {
        taker,
        currency,
        room,
        locale: i18n.language as Locale,
        unnamed: t('pasting.unnamed'),
        noRoom: t('pasting.noRoom'),
        accepted,
      }),
    [read, taker, currency, room, i18n.language, t, accepted],
  );
  const accept = useCallback((key: string, isTaken: boolean) => {
    setAccepted((before) => new Set(isTaken ? [...before, key] : [...before].filter((one) => one !== key)));
  }, []);
  return { ...judged, accept };
}

/** Takes a page that was copied with its structure in the place of its plain text, as typed, so that it can be undone. */
function pasteStructure(event: ClipboardEvent<HTMLTextAreaElement>, currency: string): void {
  const { clipboardData } = event;
  const [html, text] = [clipboardData.getData('text/html'), clipboardData.getData('text/plain')];
  const made = html === '' ? undefined : textOfHtml(html, { currency, text });
  if (made !== undefined && document.execCommand('insertText', false, made)) event.preventDefault();
}

/** How far the taking in parts is, in words. */
function PartsWords({ state }: { state: PartsState | undefined }) {
  const { t } = useTranslation();
  const words = () => {
    if (state === 'takenBack') return t('parts.takingBack');
    return state && t('pasting.adding', state);
  };
  return (
    <p role="status" className={styles.parts}>
      {words()}
    </p>
  );
}

/** Reads a menu that is pasted from anywhere, shows what was understood, and gives it on when it is taken. */
export function PasteDialog(props: Props) {
  const { opened, onClose, isBusy = false, parts, onTake } = props;
  const { t, i18n } = useTranslation();
  const [text, setText] = useState('');
  const languages = [i18n.language as Locale, props.main, ...props.others];
  const file = useMenuFile({ languages, setText });
  const typed = useDeferredValue(text);
  const { rolesOf, map } = useColumnMapping();
  const { read, currency, named } = useReading(typed, rolesOf, props);
  const { table } = read;
  const leaving = useUnsavedChanges(opened && text.trim() !== '', onClose);
  const close = parts?.onGiveUp ?? leaving.close;
  const { sections, doubtful, refused, items, accept } = useTakeable({ read, currency }, props);
  const take = (event: FormEvent) => {
    event.preventDefault();
    // React takes the event on to a form that the dialog was opened from.
    event.stopPropagation();
    if (items > 0 && !isBusy) onTake({ sections, items, currency: named });
  };
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title={t('pasting.title')}
      size="58rem"
      // A press beside the dialog would throw minutes away.
      isCovered={leaving.isAsked || parts !== undefined}
    >
      <form onSubmit={take} noValidate className={styles.form}>
        <div className={styles.panes}>
          <div className={styles.source}>
            <Textarea
              {...OWN_DIRECTION}
              {...file.drop}
              data-autofocus
              label={t('pasting.text')}
              description={t('pasting.hint')}
              placeholder={t('pasting.example')}
              value={text}
              onPaste={(event) => pasteStructure(event, props.currency)}
              onChange={({ currentTarget: { value } }) => {
                file.forgive();
                setText(value);
              }}
              classNames={{
                root: styles.pane ?? '',
                wrapper: styles.wrapper ?? '',
                input: styles.text ?? '',
              }}
            />
            <MenuFileButton file={file} />
            {table && (
              <TableColumns
                table={table}
                isMapped={rolesOf(table.layout, table.columns.length) !== undefined}
                onMap={(roles) => map(table, roles)}
              />
            )}
          </div>
          <PastedList
            sections={sections}
            doubtful={doubtful}
            onAccept={accept}
            refused={refused}
            read={read}
            currency={currency}
            isEmpty={typed.trim() === ''}
          />
        </div>
        <DialogFoot onCancel={close} cancel={parts && t('parts.giveUp')}>
          <PartsWords state={parts?.state} />
          <Button type="submit" disabled={items === 0} loading={isBusy}>
            {items === 0 ? t('pasting.take') : t('pasting.takeItems', { count: items })}
          </Button>
        </DialogFoot>
      </form>
      <LeaveQuestion leaving={leaving} />
    </Dialog>
  );
}
