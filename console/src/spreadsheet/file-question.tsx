import { Button } from '@mantine/core';
import { problemText } from '@sofra/contract/api/problems';
import type { Locale } from '@sofra/contract/languages/locales';
import { useTranslation } from 'react-i18next';
import { isolate, isolateAmongNames } from '../platform/isolate.ts';
import { Dialog, DialogFoot } from '../ui/dialogs/dialog.tsx';
import { listed } from '../ui/format/listed.ts';
import type { NameOf } from './column-names.ts';
import styles from './sheet.module.css';
import { readCell, type SheetColumn } from './sheet-columns.ts';
import type { ReadTable } from './sheet-table.ts';
import { type Shown, writingsOf } from './use-cell-acts.ts';

/** A cell of a file that can't be taken as it is: its dish, its row in the file, its column, what it holds and why. */
type WrongCell = {
  key: string;
  title: string;
  line: number;
  column: SheetColumn;
  text: string;
  sentence: string;
};

/** A file that was read: what it would change. */
export type Found = ReadTable & { name: string; changed: number; wrong: WrongCell[] };

/** Counts what a file would change, and finds what can't be taken, by the judges of the cells. */
export function foundIn(shown: Shown, name: string, read: ReadTable): Found {
  const main = shown.columns.find((column) => column.kind === 'title');
  let changed = 0;
  const wrong: WrongCell[] = [];
  for (const { row, column, text, line } of writingsOf(shown, read.written).writings) {
    const cell = readCell(row, column, text);
    if ('value' in cell && cell.value) changed += 1;
    if (!('problem' in cell)) continue;
    const { code, parameters } = cell.problem;
    wrong.push({
      key: `${row.id} ${column.key}`,
      title: (main && 'locale' in main && row.texts[main.locale]?.title) || '',
      line,
      column,
      text,
      sentence: problemText(code, shown.screen as Locale, parameters),
    });
  }
  return { name, ...read, changed, wrong };
}

type Props = { file: Found; nameOf: NameOf; onConfirm: () => void; onClose: () => void };

/** The cells of a file that can't be taken as they are, each with its reason. */
function WrongCells({ file: { wrong }, nameOf }: Pick<Props, 'file' | 'nameOf'>) {
  const { t } = useTranslation();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is scrolled by the arrow keys
    <ul className={styles.wrongCells} tabIndex={0} aria-label={t('sheet.file.wrongCells')}>
      {wrong.map(({ key, title, line, column, text, sentence }) => (
        <li key={key}>
          <bdi>{title}</bdi> · {t('sheet.file.place', { figure: line, column: nameOf(column) })}: {sentence}
          <bdi className={styles.wrongText}>{text}</bdi>
        </li>
      ))}
    </ul>
  );
}

/** The question before a file changes the table, which says how much it changes and what it has wrong. */
export function FileQuestion({ file, nameOf, onConfirm, onClose }: Props) {
  const { t, i18n } = useTranslation();
  const screen = i18n.language as Locale;
  const { changed, wrong, strangers, unread } = file;
  const names = listed(
    unread.map((name) => isolateAmongNames(name, screen)),
    screen,
  );
  const sentences = [
    t('sheet.file.changed', { figure: changed }),
    strangers > 0 && t('sheet.file.strangers', { figure: strangers }),
    unread.length > 0 && t('sheet.file.unread', { names }),
    wrong.length > 0 && t('sheet.file.wrong', { figure: wrong.length }),
  ].filter((sentence) => sentence !== false);
  return (
    <Dialog opened onClose={onClose} title={t('sheet.file.question', { name: isolate(file.name, screen) })}>
      {sentences.map((sentence) => (
        <p key={sentence} className={styles.fact}>
          {sentence}
        </p>
      ))}
      {wrong.length > 0 && <WrongCells file={file} nameOf={nameOf} />}
      <DialogFoot onCancel={onClose} mt="lg">
        <Button data-autofocus onClick={onConfirm}>
          {t('sheet.file.change')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
