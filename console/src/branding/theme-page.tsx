import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FieldErrors, hasErrors } from '../forms/field-errors.ts';
import { KeptOffer } from '../forms/kept-offer.tsx';
import { useIsWide } from '../phone/use-is-wide.ts';
import { LeaveQuestion, useUnsavedChanges } from '../ui/dialogs/unsaved-changes.tsx';
import { ReadOnlyFields, useReadOnly } from '../ui/feedback/read-only.tsx';
import sheets from '../ui/layout/sheets.module.css';
import { TableSkeleton } from '../ui/lists/data-table.tsx';
import { FailedList } from '../ui/lists/list-states.tsx';
import { brandingQuery, type Theme } from './branding-queries.ts';
import { Disclosure } from './disclosure.tsx';
import { LookParts, type OpenPart, type ScreenPart } from './look-parts.tsx';
import { shownBy } from './preview.tsx';
import type { Shown } from './preview-phone.tsx';
import { PreviewBeside, PreviewSheet } from './preview-place.tsx';
import { ThemeConflict } from './theme-conflict.tsx';
import { useThemeForm } from './theme-form.ts';
import styles from './theme-page.module.css';
import { DetailPart, General, SelectionPart, WelcomePart } from './theme-parts.tsx';
import { COMMON, coloursIn } from './theme-values.ts';

const SCREENS = {
  general: General,
  welcome: WelcomePart,
  detail: DetailPart,
  selection: SelectionPart,
} as const satisfies Record<ScreenPart, unknown>;

const partOf = (field: string): OpenPart => {
  const [first = '', second = ''] = field.split('.');
  if (first === 'menus') return `menus.${second}`;
  return first in SCREENS ? (first as OpenPart) : 'general';
};

/** The most colours that a picker offers beside its own. */
const MOST_COLOURS = 21;

type EditorProps = {
  venue: string;
  theme: Theme | undefined;
  isGone: boolean;
  themes: readonly Theme[];
  onLeave: () => void;
  onMade: (id: string) => void;
};

function useEditor({ venue, theme, isGone, themes, onLeave, onMade }: EditorProps) {
  const [open, setOpen] = useState<OpenPart>('general');
  const [focused, setFocused] = useState('');
  const [shown, setShown] = useState<Shown>({ screen: 'welcome', look: COMMON });
  const [isBusy, setBusy] = useState(false);
  const form = useThemeForm({
    venue,
    theme,
    isGone,
    names: themes.map(({ name }) => name),
    onSaved: (id) => {
      if (!theme) onLeave();
      else if (isGone) onMade(id);
    },
    onBroken: (errors: FieldErrors) => setOpen(partOf(Object.keys(errors)[0] ?? '')),
  });
  const toggle = useCallback((part: OpenPart) => {
    setFocused('');
    setOpen((now) => (now === part ? '' : part));
    setShown((last) => shownBy(part) ?? last);
  }, []);
  const onEdit = (option: string) => {
    setFocused(option);
    setShown((last) => shownBy(open) ?? last);
  };
  // As the form was begun: a palette that changes with each choice would draw every field again.
  const [palette] = useState(() => coloursIn([form.values, ...themes]).slice(0, MOST_COLOURS));
  const preview = { values: form.values, shown, onShow: setShown, option: focused };
  return {
    form,
    open,
    toggle,
    isBusy,
    isWide: useIsWide(),
    preview,
    parts: { form, palette, onBusy: setBusy, onEdit },
  };
}

function Foot({
  editor,
  theme,
  isGone,
  onLeave,
}: Pick<EditorProps, 'theme' | 'isGone' | 'onLeave'> & { editor: ReturnType<typeof useEditor> }) {
  const { t } = useTranslation();
  const { form, isBusy, isWide, preview } = editor;
  const readOnly = useReadOnly();
  const makes = !theme || isGone;
  const waiting = isBusy ? t('picture.uploading') : hasErrors(form.errors) && t('theme.invalid');
  return (
    <div className={`${sheets.foot} ${styles.foot}`}>
      <p role="status" className={`${sheets.waiting} ${styles.waiting}`}>
        {readOnly.title ?? (waiting || (isGone && t('theme.gone')))}
      </p>
      {!isWide && <PreviewSheet {...preview} />}
      <Button variant="default" onClick={onLeave}>
        {t('interface.cancel')}
      </Button>
      <Button
        type="submit"
        loading={form.isSaving}
        disabled={isBusy || readOnly.disabled || (!makes && !form.isChanged)}
      >
        {t(isGone ? 'theme.saveAsNew' : theme ? 'theme.update' : 'theme.create')}
      </Button>
    </div>
  );
}

function Editor(props: EditorProps) {
  const { t } = useTranslation();
  const editor = useEditor(props);
  const { form, open, toggle, parts, isWide, preview } = editor;
  const leaving = useUnsavedChanges(form.isChanged);
  return (
    <>
      <KeptOffer {...form.kept} />
      <div className={styles.layout}>
        <form {...form.props} className={styles.form}>
          <ReadOnlyFields>
            <div className={styles.columns}>
              <div className={styles.column}>
                {(Object.keys(SCREENS) as (keyof typeof SCREENS)[]).map((name) => {
                  const Part = SCREENS[name];
                  return (
                    <Disclosure
                      key={name}
                      title={t(`theme.${name}`)}
                      isOpen={open === name}
                      onToggle={() => toggle(name)}
                    >
                      <Part {...parts} />
                    </Disclosure>
                  );
                })}
              </div>
              <LookParts {...parts} open={open} onToggle={toggle} />
            </div>
          </ReadOnlyFields>
          <Foot {...props} editor={editor} />
        </form>
        {isWide && <PreviewBeside {...preview} />}
      </div>
      <LeaveQuestion leaving={leaving} isKept={form.kept.isKept} />
      <ThemeConflict form={form} />
    </>
  );
}

type Props = {
  /** The id of the theme to edit; a new one without. */
  id: string | undefined;
  /** The content in place of a theme that is not there, or that can't be edited. */
  missing: ReactNode;
  /** Goes back to the list. */
  onLeave: () => void;
  /** Goes to the theme that was made of a deleted one. */
  onMade: (id: string) => void;
};

/** The editor of a theme, or of a new one (rule 94). */
export function ThemePage({ id, missing, ...ways }: Props) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(brandingQuery);
  // Typed input outlives a theme that somebody deletes.
  const [last, setLast] = useState<Theme>();
  const found = data?.themes.find((one) => one.id === id);
  if (found && found !== last) setLast(found);
  if (!data)
    return (
      <div className={styles.sheet}>
        {error ? <FailedList error={error} onRetry={refetch} /> : <TableSkeleton rows={6} />}
      </div>
    );
  const theme = found ?? last;
  if (id !== undefined && (!theme || theme.default)) return missing;
  return (
    <>
      <h1 className={`${sheets.title} ${styles.title}`}>{theme ? theme.name : t('pages.branding-manage')}</h1>
      <Editor
        key={id ?? 'new'}
        {...ways}
        venue={data.id}
        theme={theme}
        isGone={theme !== found}
        themes={data.themes}
      />
    </>
  );
}
