import { Button, FileButton } from '@mantine/core';
import type { Locale } from '@sofra/contract/languages/locales';
import { IconDownload, IconUpload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showFailure, showSuccess } from '../platform/notices.ts';
import { useLocalUrl } from '../ui/controls/use-local-url.ts';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx';
import { useReadOnly } from '../ui/feedback/read-only.tsx';
import type { Venue } from '../venues/venues.ts';
import styles from './sheet.module.css';
import { readCell } from './sheet-columns.ts';
import { readCsv, textOfFile, writeCsv } from './sheet-csv.ts';
import { type ReadTable, readTable, type SheetTable } from './sheet-table.ts';
import { type Shown, useWriteAll, type Write, writingsOf } from './use-cell-acts.ts';

type Props = {
  venue: Venue;
  /** The whole table, whatever is searched for. */
  shown: Shown;
  nameOf: SheetTable['nameOf'];
  write: Write;
};

/** A file that was read: what it would change. */
type Found = ReadTable & { name: string; changed: number; wrong: number };

/** Counts what a file would change, by the judges of the cells. */
function found(shown: Shown, name: string, read: ReadTable): Found {
  const cells = writingsOf(shown, read.written).writings.map(({ row, column, text }) =>
    readCell(row, column, text),
  );
  const wrong = cells.filter((cell) => 'problem' in cell).length;
  const changed = cells.filter((cell) => 'value' in cell && cell.value).length;
  return { name, ...read, changed, wrong };
}

/** Hands a text to the browser as a file; its address lasts until the next one, since some browsers read it late. */
function useDownload() {
  const localUrl = useLocalUrl();
  return (name: string, text: string): void => {
    const href = localUrl(new Blob([text], { type: 'text/csv' })) ?? '';
    Object.assign(document.createElement('a'), { href, download: name }).click();
  };
}

/** The question before a file changes the table, which says how much it changes. */
function FileQuestion({ file, ...answers }: { file: Found; onConfirm: () => void; onClose: () => void }) {
  const { t } = useTranslation();
  const { name, changed, wrong, strangers } = file;
  const sentences = [
    t('sheet.file.changed', { figure: changed }),
    wrong > 0 && t('sheet.file.wrong', { figure: wrong }),
    strangers > 0 && t('sheet.file.strangers', { figure: strangers }),
  ];
  return (
    <ConfirmDialog
      opened
      title={t('sheet.file.question', { name })}
      text={sentences.filter(Boolean).join(' ')}
      action={t('sheet.file.change')}
      {...answers}
    />
  );
}

/** The table as a file, for a spreadsheet, and a changed one taken back. */
export function FileTools({ venue, shown, nameOf, write }: Props) {
  const { t, i18n } = useTranslation();
  const readOnly = useReadOnly();
  const [file, setFile] = useState<Found>();
  const table = { rows: shown.rows, columns: shown.columns, nameOf };
  const writeAll = useWriteAll(shown, write);
  const download = useDownload();
  const reset = useRef<() => void>(null);
  const take = async (chosen: File) => {
    // The same file is chosen again after it was corrected.
    reset.current?.();
    const languages = [i18n.language as Locale, venue.default_locale, ...venue.extra_locales];
    const text = textOfFile(new Uint8Array(await chosen.arrayBuffer()), languages);
    const read = readTable(readCsv(text), table);
    if (!read) return showFailure(new Error('No table of ours.'), t('sheet.file.unknown'));
    const next = found(shown, chosen.name, read);
    if (next.changed + next.wrong > 0) return setFile(next);
    if (next.strangers === 0) return showSuccess(t('sheet.file.same'));
    showFailure(new Error('No row of ours.'), t('sheet.file.strangers', { figure: next.strangers }));
  };
  return (
    <div className={styles.files}>
      <Button
        size="sm"
        variant="default"
        leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
        onClick={() => download(`${venue.full_name}.csv`, writeCsv(table, i18n.language))}
      >
        {t('sheet.file.download')}
      </Button>
      <FileButton
        resetRef={reset}
        accept=".csv,.tsv,.txt,text/csv"
        onChange={(chosen) => chosen && take(chosen).catch((error: unknown) => showFailure(error))}
      >
        {({ onClick }) => (
          <Button
            {...readOnly}
            size="sm"
            variant="default"
            leftSection={<IconUpload size={18} stroke={1.75} aria-hidden />}
            onClick={onClick}
          >
            {t('sheet.file.upload')}
          </Button>
        )}
      </FileButton>
      {file && (
        <FileQuestion
          file={file}
          onConfirm={() => {
            writeAll(file.written);
            setFile(undefined);
          }}
          onClose={() => setFile(undefined)}
        />
      )}
    </div>
  );
}
