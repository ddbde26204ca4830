import { Button } from '@mantine/core';
import { IconListTree } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { linkTo } from '../catalogue/levels.ts';
import { LeaveQuestion, useUnsavedChanges } from '../ui/dialogs/unsaved-changes.tsx';
import { ReadOnlyFields } from '../ui/feedback/read-only.tsx';
import { Breadcrumbs } from '../ui/layout/breadcrumbs.tsx';
import { TableSkeleton } from '../ui/lists/data-table.tsx';
import { FailedList } from '../ui/lists/list-states.tsx';
import { venueQuery } from '../venues/venues.ts';
import { Languages } from './languages.tsx';
import { useTranslations } from './queries.ts';
import { RecordEditor } from './record-editor.tsx';
import { RecordTree } from './record-tree.tsx';
import { TextConflictDialog } from './text-conflict.tsx';
import { findNode, nodesOf, shownLocales, titleOf } from './texts.ts';
import styles from './translate-page.module.css';
import { useDrafts } from './use-drafts.ts';

/** The record that an address names: the menu itself, or a section or an item in it. */
type Props = { menuId: string; recordId: string };

type Venue = NonNullable<ReturnType<typeof useVenue>['data']>;
const useVenue = () => useQuery(venueQuery);

type EditorProps = Props & { venue: Venue; found: ReturnType<typeof useTranslations> };

function useTranslationEditor({ menuId, venue, found }: EditorProps) {
  const nodes = nodesOf(found.translations);
  const { default_locale: main, extra_locales: extra } = venue;
  const shown = shownLocales(found.translations);
  const typing = useDrafts({ id: menuId, venue: venue.id, locales: [main, ...extra], shown });
  const leaving = useUnsavedChanges(nodes.some((node) => typing.isDirty(node)));
  return { nodes, main, extra, shown, typing, leaving };
}

/** Begins what was chosen at its top; on a phone, where it takes the place of the tree, it has the focus too. */
function showPane(pane: HTMLElement | null, isInstead: boolean): void {
  if (!pane) return;
  if (isInstead) pane.focus({ preventScroll: true });
  if (isInstead || pane.getBoundingClientRect().top < 0) pane.scrollIntoView();
}

function TranslationEditor(props: EditorProps) {
  const { t } = useTranslation();
  const { menuId, recordId, found } = props;
  const { nodes, main, extra, shown, typing, leaving } = useTranslationEditor(props);
  const [isOpen, setOpen] = useState(false);
  const pane = useRef<HTMLDivElement>(null);
  const node = findNode(nodes, recordId);
  const facts = { menu: menuId, main, nodes };
  const onChoose = () => {
    setOpen(false);
    requestAnimationFrame(() => showPane(pane.current, isOpen));
  };
  return (
    <div className={styles.bench}>
      <div className={styles.side}>
        <Button
          variant="default"
          className={styles.opener}
          aria-expanded={isOpen}
          leftSection={<IconListTree size={20} aria-hidden />}
          onClick={() => setOpen(!isOpen)}
        >
          {t('translate.choose')}
        </Button>
        <div className={styles.treeSheet} data-open={isOpen || undefined}>
          <RecordTree
            {...facts}
            shown={extra.filter((locale) => shown.has(locale))}
            chosen={recordId}
            isDirty={typing.isDirty}
            onChoose={onChoose}
          />
        </div>
      </div>
      <div ref={pane} tabIndex={-1} className={styles.sheet}>
        <ReadOnlyFields>
          <Languages {...facts} extra={extra} shown={shown} isWhole={found.isWhole} />
          {node && (
            <RecordEditor key={node.id} node={node} main={main} extra={extra} shown={shown} typing={typing} />
          )}
        </ReadOnlyFields>
        {!node && !found.isWhole && <TableSkeleton rows={4} />}
        {!node && found.isWhole && <p role="alert">{t('translate.gone')}</p>}
      </div>
      <TextConflictDialog typing={typing} main={main} />
      <LeaveQuestion leaving={leaving} />
    </div>
  );
}

/** The translations of a menu: what there is on the start side, its texts in each language beside it (document 2 §2). */
export function TranslatePage({ menuId, recordId }: Props) {
  const { t } = useTranslation();
  const { data: venue, error: venueError, refetch } = useVenue();
  const found = useTranslations(menuId);
  const { translations, error } = found;
  const [menu] = nodesOf(translations);
  const title = venue && menu ? titleOf(menu, venue.default_locale) : t('menus.one');
  const steps = [
    { text: t('menus.title'), link: linkTo({ level: 'menus', above: [] }) },
    { text: title, link: linkTo({ level: 'sections', above: [menuId] }) },
  ];
  const failure = error ?? (venue ? undefined : venueError);
  const retry = () => {
    found.retry();
    if (!venue) void refetch();
  };
  return (
    <>
      <Breadcrumbs steps={steps} page={t('translate.title')} />
      <h1 className={styles.title}>{t('translate.title')}</h1>
      {failure && (
        <div className={styles.sheet}>
          <FailedList error={failure} onRetry={retry} />
        </div>
      )}
      {!failure && (!venue || !menu) && (
        <div className={styles.sheet} aria-busy="true">
          <TableSkeleton rows={6} />
        </div>
      )}
      {!failure && venue && menu && venue.extra_locales.length === 0 && (
        <p className={styles.sheet}>{t('translate.oneLanguage')}</p>
      )}
      {!failure && venue && menu && venue.extra_locales.length > 0 && (
        <TranslationEditor key={menuId} menuId={menuId} recordId={recordId} venue={venue} found={found} />
      )}
    </>
  );
}
