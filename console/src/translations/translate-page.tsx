import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { Locale } from '@sofra/contract/languages/locales';
import { IconListTree } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { linkTo, linkToTranslate, MENUS } from '../catalogue/levels.ts';
import { KeptOffer } from '../forms/kept-offer.tsx';
import { showFailure } from '../platform/notices.ts';
import { PATHS } from '../platform/paths.ts';
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
import { findNode, hasSources, nextOf, placeIn, type TreeNode, titleOf } from './texts.ts';
import styles from './translate-page.module.css';
import { TreeFilter, useTreeFilter } from './tree-filter.tsx';
import { useDrafts } from './use-drafts.ts';
import { fieldsIn, firstStop } from './walk-fields.ts';

/** The record that an address names: the menu itself, or a section or an item in it; `wanted` is the language to offer. */
type Props = { menuId: string; recordId: string; wanted?: string | undefined };

type Venue = NonNullable<ReturnType<typeof useVenue>['data']>;
const useVenue = () => useQuery(venueQuery);

type EditorProps = Props & { venue: Venue; found: ReturnType<typeof useTranslations> };

/**
 * The chosen record: as soon as somebody goes to it here, and else the one that the address names, which follows a moment
 * later. Letters typed at once would else end up in the record before.
 */
function useChosen(menu: string, recordId: string) {
  const navigate = useNavigate();
  const router = useRouter();
  const [ahead, setAhead] = useState<string>();
  if (ahead === recordId) setAhead(undefined);
  /** Shows a record before it answers; many steps by keys are one page for the way back. */
  const goTo = ({ level, id }: TreeNode) => {
    flushSync(() => setAhead(id));
    const way = linkToTranslate({ level, above: [menu] }, id);
    const follow = () => {
      // A link may have been pressed meanwhile.
      if (router.latestLocation.pathname !== PATHS.translate) return;
      navigate({ ...way, replace: true, resetScroll: false }).catch(showFailure);
    };
    // The router measures and draws a good part of the page, which the focus does not wait for.
    requestAnimationFrame(() => setTimeout(follow));
  };
  return { chosen: ahead ?? recordId, goTo };
}

/** The languages of a venue and those that guests can read a menu in; the same lists until one of them changes. */
function useLanguages({ default_locale: main, extra_locales: extra }: Venue, found: readonly Locale[]) {
  return useMemo(() => {
    const shown: ReadonlySet<Locale> = new Set(found);
    const ticked = extra.filter((locale) => shown.has(locale));
    const locales: [Locale, ...Locale[]] = [main, ...extra];
    const read: [Locale, ...Locale[]] = [main, ...ticked];
    return { locales, shown, ticked, read };
  }, [main, extra, found]);
}

function useTranslationEditor({ menuId, recordId, venue, found }: EditorProps) {
  const { nodes } = found;
  const { default_locale: main, extra_locales: extra } = venue;
  const { locales, shown, ticked, read } = useLanguages(venue, found.shown);
  const typing = useDrafts({ id: menuId, venue: venue.id, nodes, locales, shown });
  const { chosen, goTo } = useChosen(menuId, recordId);
  const node = findNode(nodes, chosen);
  const tree = useTreeFilter(read, node);
  const leaving = useUnsavedChanges(typing.hasUnsaved);
  const next = nextOf(nodes, chosen, (each) => tree.isVisible(each) && hasSources(each, read));
  return { nodes, main, extra, shown, ticked, typing, chosen, goTo, node, next, tree, leaving };
}

// By then somebody wonders why nothing happens.
const LONG_SAVE_MS = 1000;

/** Asks before unsaved texts are lost, but not while they are just being saved, unless that takes long. */
function LeaveUnsaved({
  leaving,
  isSaving,
  isKept,
}: {
  leaving: ReturnType<typeof useUnsavedChanges>;
  isSaving: boolean;
  isKept: boolean;
}) {
  const [isLong] = useDebouncedValue(leaving.isAsked, LONG_SAVE_MS);
  const isAsked = leaving.isAsked && (isLong || !isSaving);
  return <LeaveQuestion leaving={{ ...leaving, isAsked }} isKept={isKept} />;
}

/** Begins what was chosen at its top; on a phone, where it takes the place of the tree, it has the focus too. */
function showPane(pane: HTMLElement | null, isInstead: boolean): void {
  if (!pane) return;
  if (isInstead) pane.focus({ preventScroll: true });
  if (isInstead || pane.getBoundingClientRect().top < 0) pane.scrollIntoView();
}

/** The language that somebody has come for; once it is taken, the first text in it has the focus. */
function useOffered(
  { wanted, venue }: EditorProps,
  shown: ReadonlySet<Locale>,
  pane: RefObject<HTMLElement | null>,
) {
  // The addresses of other records do not name it.
  const [offered] = useState(() => venue.extra_locales.find((locale) => locale === wanted));
  const [isTaken, setTaken] = useState(false);
  const onTake = useCallback(() => setTaken(true), []);
  const isReady = isTaken && offered !== undefined && shown.has(offered);
  useEffect(() => {
    if (!isReady || !pane.current) return;
    setTaken(false);
    // Meanwhile somebody may have gone to a field.
    if (pane.current.contains(document.activeElement)) return;
    const fields = fieldsIn(pane.current);
    fields.find(({ lang }) => lang === offered)?.focus();
  }, [isReady, offered, pane]);
  return { offered, onTake };
}

function TranslationEditor(props: EditorProps) {
  const { t } = useTranslation();
  const { menuId, found } = props;
  const { nodes, main, extra, shown, ticked, typing, chosen, goTo, node, next, tree, leaving } =
    useTranslationEditor(props);
  const [isOpen, setOpen] = useState(false);
  // The languages stay in sight after the first tick: a second one may follow.
  const [isFirst] = useState(ticked.length === 0 && extra.length > 1);
  const pane = useRef<HTMLDivElement>(null);
  const { offered, onTake } = useOffered(props, shown, pane);
  const facts = { menu: menuId, main, nodes };
  const onChoose = useCallback(() => {
    setOpen(false);
    requestAnimationFrame(() => showPane(pane.current, isOpen));
  }, [isOpen]);
  const goOn = (to: TreeNode) => {
    goTo(to);
    showPane(pane.current, false);
    if (pane.current) firstStop(pane.current)?.focus();
  };
  return (
    <>
      <KeptOffer {...typing.kept} />
      <div className={styles.bench} data-open={isOpen || isFirst || ticked.length === 0 || undefined}>
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
            <TreeFilter filter={tree.filter} onChoose={tree.choose} />
            <RecordTree
              {...facts}
              shown={ticked}
              chosen={chosen}
              filter={tree.filter}
              isVisible={tree.isVisible}
              isDirty={typing.isDirty}
              onChoose={onChoose}
            />
          </div>
        </div>
        <div className={`${styles.sheet} ${styles.languages}`}>
          <ReadOnlyFields>
            <Languages
              {...facts}
              extra={extra}
              shown={shown}
              offered={offered}
              onTake={onTake}
              isWhole={found.isWhole}
            />
          </ReadOnlyFields>
        </div>
        <div ref={pane} tabIndex={-1} className={styles.sheet}>
          {node && (
            <ReadOnlyFields>
              <RecordEditor
                key={node.id}
                node={node}
                main={main}
                extra={extra}
                shown={shown}
                typing={typing}
                place={placeIn(nodes, node, menuId)}
                onNext={next && (() => goOn(next))}
              />
            </ReadOnlyFields>
          )}
          {!node && !found.isWhole && <TableSkeleton rows={4} />}
          {!node && found.isWhole && <p role="alert">{t('translate.gone')}</p>}
        </div>
        <TextConflictDialog typing={typing} main={main} />
        <LeaveUnsaved leaving={leaving} isSaving={typing.isSaving} isKept={typing.kept.isKept} />
      </div>
    </>
  );
}

/** The translations of a menu: what there is on the start side, its texts in each language beside it (rule 100). */
export function TranslatePage({ menuId, recordId, wanted }: Props) {
  const { t } = useTranslation();
  const { data: venue, error: venueError, refetch } = useVenue();
  const found = useTranslations(menuId);
  const { error } = found;
  const [menu] = found.nodes;
  const title = venue && menu ? titleOf(menu, venue.default_locale) : t('menus.one');
  const steps = [
    { text: t('menus.title'), link: linkTo(MENUS) },
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
        <TranslationEditor
          key={menuId}
          menuId={menuId}
          recordId={recordId}
          wanted={wanted}
          venue={venue}
          found={found}
        />
      )}
    </>
  );
}
