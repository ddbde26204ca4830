import type { PreviewedChild, SyncChange } from '@sofra/contract/sync';
import {
  type Icon,
  IconArrowBackUp,
  IconArrowsSort,
  IconLinkOff,
  IconPencil,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './sync.module.css';

/** The words for a change: a line, or one for each changed field. */
export type DescribeChange = (change: SyncChange) => readonly string[];

/** A menu with more lines than this is folded. */
const MOST_OPEN = 8;

const ICONS: Record<SyncChange['action'], Icon> = {
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
  lines: { key: string; action: SyncChange['action']; text: string }[];
};

/** The lines of the changes by the menu that they belong to, in the order that the menus come in; the order of menus last. */
function groupChanges(changes: readonly SyncChange[], describe: DescribeChange): Group[] {
  const groups = new Map<string, Group>();
  for (const change of changes) {
    const { action, record_id, record_type, above, title } = change;
    const menu = above[0] ?? (record_type === 'menus' ? (title ?? '') : '');
    const group = groups.get(menu) ?? { menu, records: 0, lines: [] };
    const lines = describe(change).map((text, at) => ({ key: `${action} ${record_id} ${at}`, action, text }));
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
    <details className={styles.menu} open={lines.length <= MOST_OPEN}>
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

type Props = {
  branches: readonly PreviewedChild[];
  nameOf: (id: string) => string;
  describe: DescribeChange;
};

/** The changes that a sync would make in each branch, and the records that stay. */
export function Preview({ branches, nameOf, describe }: Props) {
  const { t } = useTranslation();
  const countWords = useCounts();
  return branches.map((branch) => {
    const { id, changes, left_out, kept } = branch;
    const keeps = (['own', 'off_here'] as const)
      .filter((what) => kept[what] > 0)
      .map((what) => t(`sync.kept.${what}`, { count: kept[what] }));
    return (
      <section key={id} className={styles.branch} aria-labelledby={`branch-${id}`}>
        <h3 id={`branch-${id}`} className={styles.branchName}>
          <bdi>{nameOf(id)}</bdi>
        </h3>
        <p className={styles.dimmed}>{countWords(branch)}</p>
        {groupChanges(changes, describe).map((group) => (
          <MenuChanges key={group.menu} group={group} />
        ))}
        {left_out > 0 && <p className={styles.dimmed}>{t('sync.leftOut', { count: left_out })}</p>}
        {keeps.length > 0 && <p className={styles.dimmed}>{t('sync.keeps', { what: keeps.join(' · ') })}</p>}
      </section>
    );
  });
}
