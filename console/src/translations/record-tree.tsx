import { ActionIcon, VisuallyHidden } from '@mantine/core';
import type { Locale } from '@sofra/contract/languages/locales';
import { IconAlertTriangle, IconChevronRight, IconPointFilled, IconRefreshAlert } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, memo, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { linkToTranslate } from '../catalogue/levels.ts';
import { languageName } from '../ui/format/language-name.ts';
import type { Filter } from './progress.ts';
import styles from './record-tree.module.css';
import {
  type Branch,
  branchesOf,
  lackingIn,
  missingIn,
  outdatedIn,
  type TreeNode,
  titleLocale,
  titleOf,
} from './texts.ts';

type Facts = {
  menu: string;
  main: Locale;
  /** The languages that guests can read besides the main one. */
  shown: readonly Locale[];
  /** The chosen record; undefined where it is elsewhere. */
  chosen: string | undefined;
  isDirty: (node: TreeNode) => boolean;
  onChoose: (node: TreeNode) => void;
  /** Whether only some of the records are shown, so that none of them is to hide in a closed section. */
  isReduced: boolean;
};

type Props = Omit<Facts, 'isReduced'> & {
  nodes: readonly TreeNode[];
  filter: Filter;
  isVisible: (node: TreeNode) => boolean;
};

function Marks({ nodes, main, shown, isDirty }: Facts & { nodes: readonly TreeNode[] }) {
  const { t, i18n } = useTranslation();
  const lacking = shown.filter((locale) => nodes.some((node) => missingIn(node, locale) > 0));
  const outdated = shown.filter((locale) => nodes.some((node) => outdatedIn(node, locale) > 0));
  const isLacking = nodes.some((node) => lackingIn(node, main).length > 0);
  const isUnsaved = nodes.some((node) => isDirty(node));
  return (
    <span className={styles.marks}>
      {isUnsaved && (
        <span className={styles.unsaved} title={t('translate.states.unsaved')}>
          <IconPointFilled size={16} aria-hidden />
          <VisuallyHidden>{t('translate.states.unsaved')}</VisuallyHidden>
        </span>
      )}
      {isLacking && (
        <span className={styles.lacking} title={t('translate.lacking')}>
          <IconAlertTriangle size={16} aria-hidden />
          <VisuallyHidden>{t('translate.lacking')}</VisuallyHidden>
        </span>
      )}
      {outdated.map((locale) => {
        const words = t('translate.outdatedIn', { language: languageName(locale, i18n.language) });
        return (
          <span key={locale} className={styles.lacking} title={words}>
            <IconRefreshAlert size={16} aria-hidden />
            <VisuallyHidden>{words}</VisuallyHidden>
          </span>
        );
      })}
      {lacking.map((locale) => {
        const words = t('translate.missingIn', { language: languageName(locale, i18n.language) });
        return (
          <span key={locale} className={styles.missing} title={words}>
            <span aria-hidden>{locale}</span>
            <VisuallyHidden>{words}</VisuallyHidden>
          </span>
        );
      })}
    </span>
  );
}

function Leaf({ node, marked, ...facts }: Facts & { node: TreeNode; marked: readonly TreeNode[] }) {
  const { menu, main, chosen, onChoose } = facts;
  const locale = titleLocale(node, main);
  return (
    <Link
      {...linkToTranslate({ level: node.level, above: [menu] }, node.id)}
      className={styles.leaf}
      aria-current={node.id === chosen ? 'true' : undefined}
      // The menu's own address is the beginning of all others.
      activeOptions={{ exact: true }}
      resetScroll={false}
      onClick={() => onChoose(node)}
    >
      <bdi lang={locale} className={styles.title}>
        {titleOf(node, main)}
      </bdi>
      <Marks {...facts} nodes={marked} />
    </Link>
  );
}

/** A section and its items, which are drawn again only where a step changes them. */
const SectionBranch = memo(function SectionBranch({
  branch: { node, items },
  ...facts
}: Facts & { branch: Branch }) {
  const { t } = useTranslation();
  const [turned, setTurned] = useState<boolean>();
  const isOpen = turned ?? (facts.chosen !== undefined || facts.isReduced);
  return (
    <li>
      <div className={styles.branch}>
        {items.length > 0 && (
          <ActionIcon
            aria-expanded={isOpen}
            aria-label={t('translate.items', { title: titleOf(node, facts.main) })}
            onClick={() => setTurned(!isOpen)}
          >
            <IconChevronRight size={18} className={styles.turn} data-open={isOpen || undefined} />
          </ActionIcon>
        )}
        <Leaf {...facts} node={node} marked={isOpen ? [node] : [node, ...items]} />
      </div>
      {isOpen && items.length > 0 && (
        <ul className={styles.items}>
          {items.map((item) => (
            <li key={item.id}>
              <Leaf {...facts} node={item} marked={[item]} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
});

const isIn = ({ node, items }: Branch, id: string | undefined) =>
  node.id === id || items.some((item) => item.id === id);

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
};

/** The arrow keys go from title to title. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const titles = [...event.currentTarget.querySelectorAll('a')];
  const at = titles.findIndex((title) => title.matches(':focus'));
  if (!step || at < 0) return;
  event.preventDefault();
  titles[step(at, titles.length - 1)]?.focus();
}

/** Brings what is chosen into sight in a long tree, and moves nothing else. */
function showChosen(tree: HTMLElement | null): void {
  const [list, chosen] = [tree?.parentElement, tree?.querySelector('[aria-current]')];
  if (!list || !chosen) return;
  const [inside, around] = [chosen.getBoundingClientRect(), list.getBoundingClientRect()];
  const middle = list.clientHeight / 2;
  if (inside.top < around.top || inside.bottom - around.top > middle)
    list.scrollTop += inside.bottom - around.top - middle;
}

/** The records that pass the filter, below the sections that they stand in. */
const visibleBranches = ({ nodes, isVisible }: Pick<Props, 'nodes' | 'isVisible'>) =>
  branchesOf(nodes)
    .map(({ node, items }) => ({ node, items: items.filter(isVisible) }))
    .filter(({ node, items }) => items.length > 0 || isVisible(node));

const Tree = memo(function Tree({ nodes, filter, isVisible, ...others }: Props) {
  const { t } = useTranslation();
  const branches = useMemo(() => visibleBranches({ nodes, isVisible }), [nodes, isVisible]);
  const tree = useRef<HTMLElement>(null);
  const facts = { ...others, isReduced: filter !== 'all' };
  const { chosen } = facts;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen is read from the tree
  useEffect(() => showChosen(tree.current), [chosen]);
  return (
    <nav ref={tree} aria-label={t('translate.tree')} className={styles.tree} onKeyDown={walk}>
      {filter !== 'all' && branches.length === 0 && (
        <p className={styles.none}>{t(`translate.none.${filter}`)}</p>
      )}
      {branches
        .filter(({ node }) => node.level === 'menus')
        .map(({ node }) => (
          <Leaf key={node.id} {...facts} node={node} marked={[node]} />
        ))}
      <ul>
        {branches
          .filter(({ node }) => node.level !== 'menus')
          .map((branch) => (
            <SectionBranch
              key={branch.node.id}
              {...facts}
              chosen={isIn(branch, chosen) ? chosen : undefined}
              branch={branch}
            />
          ))}
      </ul>
    </nav>
  );
});

/**
 * The menu, its sections and their items, to choose what is translated; what misses a translation is marked. It follows a moment
 * later, so that the next field of a long menu does not wait for it.
 */
export function RecordTree(props: Props) {
  return <Tree {...useDeferredValue(props)} />;
}
