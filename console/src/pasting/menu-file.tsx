import { Input } from '@mantine/core';
import type { Locale } from '@sofra/contract/languages/locales';
import { IconFileUpload } from '@tabler/icons-react';
import { type DragEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileTooLarge, openFile, PICKED } from '../files/open-file.ts';
import { FileChoice } from '../ui/controls/file-choice.tsx';
import { textOfGloriaMenu } from './gloria-menu.ts';
import styles from './paste-dialog.module.css';
import { textOfSheets } from './sheets-text.ts';

/** The most letters of a menu's file: some ten thousand dishes. A field with more is slow to type in. */
const MOST_LETTERS = 2_000_000;

// A file with such letters is a picture or a document, and no text.
const isText = (text: string): boolean => !text.includes('\0') && !text.startsWith('%PDF-');

type Trouble = 'tooLarge' | 'unreadable';

/** The text of a menu in a file, or why it can't be read. */
async function menuIn(
  file: File,
  languages: readonly Locale[],
): Promise<{ text: string } | { trouble: Trouble }> {
  try {
    const opened = await openFile(file, languages);
    const text = 'text' in opened ? opened.text : textOfSheets(opened.sheets);
    if (text.trim() === '' || !isText(text)) return { trouble: 'unreadable' };
    return text.length > MOST_LETTERS ? { trouble: 'tooLarge' } : { text: textOfGloriaMenu(text) ?? text };
  } catch (error) {
    return { trouble: error instanceof FileTooLarge ? 'tooLarge' : 'unreadable' };
  }
}

type Options = {
  /** The languages that the menu may be written in. */
  languages: readonly Locale[];
  setText: (change: (before: string) => string) => void;
};

/** A file whose menu comes into the field: behind what was typed there, and in place of what a file has brought. */
export function useMenuFile({ languages, setText }: Options) {
  const brought = useRef('');
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble>();
  const take = async (file: File): Promise<void> => {
    setBusy(true);
    const found = await menuIn(file, languages);
    setBusy(false);
    setTrouble('trouble' in found ? found.trouble : undefined);
    if ('trouble' in found) return;
    const { current } = brought;
    setText((before) =>
      before.trim() === '' || before === current ? found.text : `${before.trimEnd()}\n\n${found.text}`,
    );
    brought.current = found.text;
  };
  const drop = {
    // The browser must not open a dropped file in place of this page.
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes('Files')) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      const [file] = event.dataTransfer.files;
      if (!file) return;
      event.preventDefault();
      void take(file);
    },
  };
  return { take, isBusy, drop, trouble, forgive: () => setTrouble(undefined) };
}

/** The button that takes a menu out of a file, and why one can’t be read. */
export function MenuFileButton({ file }: { file: ReturnType<typeof useMenuFile> }) {
  const { t } = useTranslation();
  return (
    <div className={styles.file}>
      <FileChoice
        accept={`${PICKED},.json`}
        loading={file.isBusy}
        leftSection={<IconFileUpload size={20} stroke={1.75} aria-hidden />}
        onTake={(chosen) => void file.take(chosen)}
      >
        {t('pasting.file.choose')}
      </FileChoice>
      {file.trouble && (
        <Input.Error role="alert" size="sm">
          {t(`pasting.file.${file.trouble}`)}
        </Input.Error>
      )}
    </div>
  );
}
