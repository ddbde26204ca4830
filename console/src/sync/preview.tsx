import type { Locale } from '@sofra/contract/languages/locales';
import type { PreviewedChild, SyncChange } from '@sofra/contract/sync/sync';
import { dietaryWord } from '@sofra/guest/phrases/dietary';
import {
  type Icon,
  IconAlertTriangle,
  IconArrowBackUp,
  IconArrowsSort,
  IconCheck,
  IconLinkOff,
  IconPencil,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { isolateAmongNames } from '../platform/isolate.ts';
import { capitalised } from '../ui/format/capitalised.ts';
import { listed } from '../ui/format/listed.ts';
import folding from '../ui/layout/folding.module.css';
import { alikeBranches } from './alike.ts';
import styles from './sync.module.css';
import { useNameList } from './sync-words.ts';

/** The words for a change: a line, or one for each changed field. */
export type DescribeChange = (change: SyncChange) => readonly string[];

/** A menu with more lines than this is folded. */
const MOST_OPEN = 8;

/** A line tells of a change, or warns of what it means for the branch. */
type LineKind = SyncChange['action'] | 'warned';

const ICONS: Record<LineKind, Icon> = {
  warned: IconAlertTriangle,
  added: IconPlus,
  restored: IconArrowBackUp,
  changed: IconPencil,
  kept: IconLinkOff,
  removed: IconTrash,
  reordered: IconArrowsSort,
};

type Group = {
  menu: string;
  records: number;
  lines: { key: string; action: LineKind; text: string }[];
};

/** The warnings that belong to a change: what it writes over, and prices that it puts into another currency. */
function useWarnings() {
  const { t } = useTranslation();
  const list = useNameList();
  return ({ overwrites, check_prices }: SyncChange): string[] => [
    ...(overwrites.length > 0 ? [t('sync.overwrites')] : []),
    ...(check_prices.length > 0
      ? [t('sync.checkPrices', { names: list(check_prices), count: check_prices.length })]
      : []),
  ];
}

/** The lines of the changes by the menu that they belong to, in the order that the menus come in; the order of menus last. */
function groupChanges(
  changes: readonly SyncChange[],
  describe: DescribeChange,
  warningsOf: DescribeChange,
): Group[] {
  const groups = new Map<string, Group>();
  for (const change of changes) {
    const { action, record_id, record_type, above, title } = change;
    const menu = above[0] ?? (record_type === 'menus' ? (title ?? '') : '');
    const group = groups.get(menu) ?? { menu, records: 0, lines: [] };
    const line = (kind: LineKind) => (text: string, at: number) => ({
      key: `${kind} ${action} ${record_id} ${at}`,
      action: kind,
      text,
    });
    const lines = [...describe(change).map(line(action)), ...warningsOf(change).map(line('warned'))];
    groups.set(menu, { menu, records: group.records + 1, lines: [...group.lines, ...lines] });
  }
  return [...groups.values()].sort((one, other) => Number(one.menu === '') - Number(other.menu === ''));
}

/** How much comes, changes and goes, in words. */
export function useCounts() {
  const { t } = useTranslation();
  return (counts: { created: number; updated: number; removed: number }) =>
    (['created', 'updated', 'removed'] as const)
      .filter((what) => counts[what] > 0)
      .map((what) => t(`sync.counts.${what}`, { count: counts[what] }))
      .join(' · ') || t('sync.counts.nothing');
}

function MenuChanges({ group: { menu, records, lines } }: { group: Group }) {
  const { t } = useTranslation();
  return (
    <details className={folding.folding} open={lines.length <= MOST_OPEN}>
      <summary>
        <bdi>{menu || t('sync.menus')}</bdi>
        <span className={styles.count}>{t('sync.lines', { count: records })}</span>
      </summary>
      <ul className={styles.lines}>
        {lines.map(({ key, action, text }) => {
          const Picture = ICONS[action];
          return (
            <li key={key} data-action={action}>
              <Picture size={16} stroke={1.75} aria-hidden />
              <span>{text}</span>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

/** The dishes and extras of which the branch has itself said something graver, which stays. */
function OwnWords({ stated }: Pick<PreviewedChild['kept'], 'stated'>) {
  const { t, i18n } = useTranslation();
  const locale = i18n.language as Locale;
  const words = (keys: readonly string[]) =>
    listed(
      keys.map((key) => capitalised(dietaryWord(key, locale))),
      locale,
    );
  const name = (given: string | null | undefined) => isolateAmongNames(given ?? '', locale);
  if (stated.length === 0) return null;
  return (
    <details className={folding.folding} open={stated.length <= MOST_OPEN}>
      <summary>{t('sync.ownWords')}</summary>
      <ul className={styles.lines}>
        {stated.map(({ title, above, ingredients }) => (
          <li key={`${above.join()} ${title}`} data-action="kept">
            <IconCheck size={16} stroke={1.75} aria-hidden />
            <span>
              {t('sync.ownWord', { title: name(title), place: name(above.at(-1)), list: words(ingredients) })}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

type Props = {
  branches: readonly PreviewedChild[];
  nameOf: (id: string) => string;
  describe: DescribeChange;
};

/** The heading of branches in which a sync does the same: the name of one, or how many there are, and which. */
function BranchesName({ names, id }: { names: readonly string[]; id: string }) {
  const { t } = useTranslation();
  const list = useNameList();
  const isOne = names.length === 1;
  return (
    <>
      <h3 id={id} className={styles.branchName}>
        {isOne ? <bdi>{names[0]}</bdi> : t('sync.sameIn', { count: names.length })}
      </h3>
      {!isOne && <p className={styles.dimmed}>{list(names)}</p>}
    </>
  );
}

/** The changes that a sync would make in each branch, and the records that stay; branches with the same ones stand together. */
export function Preview({ branches, nameOf, describe }: Props) {
  const { t } = useTranslation();
  const countWords = useCounts();
  const warningsOf = useWarnings();
  return alikeBranches(branches).map((alike) => {
    const [branch] = alike as [PreviewedChild];
    const { id, changes, left_out, kept } = branch;
    const keeps = (['own', 'off_here'] as const)
      .filter((what) => kept[what] > 0)
      .map((what) => t(`sync.kept.${what}`, { count: kept[what] }));
    return (
      <section key={id} className={styles.branch} aria-labelledby={`branch-${id}`}>
        <BranchesName id={`branch-${id}`} names={alike.map((one) => nameOf(one.id))} />
        <p className={styles.dimmed}>{countWords(branch)}</p>
        {groupChanges(changes, describe, warningsOf).map((group) => (
          <MenuChanges key={group.menu} group={group} />
        ))}
        <OwnWords stated={kept.stated} />
        {left_out > 0 && <p className={styles.dimmed}>{t('sync.leftOut', { count: left_out })}</p>}
        {keeps.length > 0 && <p className={styles.dimmed}>{t('sync.keeps', { what: keeps.join(' · ') })}</p>}
      </section>
    );
  });
}
