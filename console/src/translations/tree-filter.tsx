import type { Locale } from '@sofra/contract/languages/locales';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FILTERS, type Filter, isWanted } from './progress.ts';
import { hasTranslationService } from './suggestions.ts';
import type { TreeNode } from './texts.ts';
import styles from './tree-filter.module.css';

/**
 * The chosen filter of the tree, and which records pass it. A record that one has been to stays when it is mended, until a
 * filter is chosen again, so that nothing moves under the pointer.
 */
export function useTreeFilter(locales: readonly Locale[], chosen: TreeNode | undefined) {
  const [filter, setFilter] = useState<Filter>('all');
  const [visited, setVisited] = useState<readonly string[]>([]);
  const isVisible = useCallback(
    (node: TreeNode) => visited.includes(node.id) || isWanted(node, filter, locales),
    [filter, visited, locales],
  );
  if (filter !== 'all' && chosen && !visited.includes(chosen.id) && isWanted(chosen, filter, locales))
    setVisited([...visited, chosen.id]);
  const choose = (next: Filter) => {
    setFilter(next);
    setVisited([]);
  };
  return { filter, isVisible, choose };
}

// Without a translation service nothing is suggested.
const isOffered = (filter: Filter) => filter !== 'suggested' || hasTranslationService();

type Props = { filter: Filter; onChoose: (filter: Filter) => void };

/** The choice of the records in the tree: all, or those with something to do. */
export function TreeFilter({ filter, onChoose }: Props) {
  const { t } = useTranslation();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and these are buttons
    <div role="group" aria-label={t('translate.filter')} className={styles.filters}>
      {FILTERS.filter(isOffered).map((each) => (
        <button
          key={each}
          type="button"
          className={styles.filter}
          aria-pressed={each === filter}
          onClick={() => onChoose(each)}
        >
          {t(`translate.filters.${each}`)}
        </button>
      ))}
    </div>
  );
}
