import { Button, Menu } from '@mantine/core';
import type { Locale } from '@sofra/contract/languages/locales';
import { IconChevronDown, IconDownload, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileTooLarge, PICKED } from '../files/open-file.ts';
import { showFailure, showSuccess } from '../platform/notices.ts';
import { FileChoice } from '../ui/controls/file-choice.tsx';
import { useLocalUrl } from '../ui/controls/use-local-url.ts';
import { useReadOnly } from '../ui/feedback/read-only.tsx';
import type { Venue } from '../venues/venues.ts';
import { loadColumnNames, type NameOf } from './column-names.ts';
import { FileQuestion, type Found, foundIn } from './file-question.tsx';
import styles from './sheet.module.css';
import { type FileKind, fileOf, tableIn } from './sheet-files.ts';
import { type Shown, useWriteAll, type Write } from './use-cell-acts.ts';

/** Hands files to the browser; an address lasts until the next one, since some browsers read it late. */
function useDownload() {
  const localUrl = useLocalUrl();
  return (name: string, file: Blob): void => {
    const href = localUrl(file) ?? '';
    Object.assign(document.createElement('a'), { href, download: name }).click();
  };
}

/** The button that opens the choice of a file for the table to go to. */
function DownloadMenu({ onChoose }: { onChoose: (kind: FileKind) => void }) {
  const { t } = useTranslation();
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button
          size="sm"
          variant="default"
          leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
          rightSection={<IconChevronDown size={16} aria-hidden />}
        >
          {t('sheet.file.download')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => onChoose('xlsx')}>{t('sheet.file.excel')}</Menu.Item>
        <Menu.Item onClick={() => onChoose('csv')}>{t('sheet.file.csv')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** The button for a file that comes back, which is busy while one is read. */
function UploadButton({ onTake }: { onTake: (file: File) => Promise<unknown> }) {
  const { t } = useTranslation();
  const readOnly = useReadOnly();
  const [isBusy, setBusy] = useState(false);
  const take = (chosen: File) => {
    setBusy(true);
    void onTake(chosen).finally(() => setBusy(false));
  };
  return (
    <FileChoice
      {...readOnly}
      accept={PICKED}
      size="sm"
      loading={isBusy}
      leftSection={<IconUpload size={18} stroke={1.75} aria-hidden />}
      onTake={take}
    >
      {t('sheet.file.upload')}
    </FileChoice>
  );
}

type Props = {
  venue: Venue;
  /** The whole table, whatever is searched for. */
  shown: Shown;
  nameOf: NameOf;
  write: Write;
};

/** Reads a file for the table; answers what it would change if there is anything to ask, and tells of all else. */
function useRead({ venue, shown }: Props) {
  const { t, i18n } = useTranslation();
  return async (chosen: File): Promise<Found | undefined> => {
    const languages = [i18n.language as Locale, venue.default_locale, ...venue.extra_locales];
    const namesOf = await loadColumnNames();
    const read = await tableIn(chosen, { rows: shown.rows, columns: shown.columns, namesOf }, languages);
    const tell = (why: string, sentence: string) => void showFailure(new Error(why), sentence);
    if (!read) return tell('No table of ours.', t('sheet.file.unknown'));
    const next = foundIn(shown, chosen.name, read);
    if (next.changed + next.wrong.length > 0) return next;
    if (next.strangers === 0) return void showSuccess(t('sheet.file.same'));
    return tell('No row of ours.', t('sheet.file.strangers', { figure: next.strangers }));
  };
}

/** The table as a file, for a spreadsheet, and a changed one taken back. */
export function FileTools(props: Props) {
  const { venue, shown, nameOf, write } = props;
  const { t, i18n } = useTranslation();
  const [file, setFile] = useState<Found>();
  const writeAll = useWriteAll(shown, write);
  const download = useDownload();
  const read = useRead(props);
  const give = async (kind: FileKind) => {
    const table = { rows: shown.rows, columns: shown.columns, nameOf };
    download(`${venue.full_name}.${kind}`, await fileOf(kind, table, i18n.language as Locale));
  };
  const tell = (error: unknown) =>
    showFailure(error, error instanceof FileTooLarge ? t('sheet.file.tooLarge') : undefined);
  return (
    <div className={styles.files}>
      <DownloadMenu onChoose={(kind) => void give(kind).catch(tell)} />
      <UploadButton onTake={(chosen) => read(chosen).then(setFile, tell)} />
      {file && (
        <FileQuestion
          file={file}
          nameOf={nameOf}
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
