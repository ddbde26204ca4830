import type { Level } from '@sofra/contract/catalogue/levels';
import {
  type Icon,
  IconCornerDownLeft,
  IconLayoutList,
  IconSoup,
  IconToolsKitchen2,
} from '@tabler/icons-react';
import { Fragment, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Found, levelWord } from './found.ts';
import styles from './search-dialog.module.css';

/** The id of a result's option, by which the field names the one that is marked. */
export const optionId = (list: string, at: number) => `${list}-${at}`;

const ICONS: Record<Level, Icon> = { menus: IconToolsKitchen2, sections: IconLayoutList, items: IconSoup };

function Words({ found }: { found: Found }) {
  const { title, matched, path } = found;
  return (
    <span className={styles.words}>
      <span className={styles.title}>
        <bdi>{title}</bdi>
      </span>
      {matched !== title && (
        <span className={styles.matched}>
          <bdi lang={found.locale}>{matched}</bdi>
        </span>
      )}
      {path.length > 0 && (
        <span className={styles.path}>
          {path.map((above, at) => (
            <Fragment key={above.id}>
              {/* Unicode turns the mark round where the way is read from the other side. */}
              {at > 0 && ' › '}
              <bdi>{above.title}</bdi>
            </Fragment>
          ))}
        </span>
      )}
    </span>
  );
}

type Props = {
  id: string;
  results: readonly Found[];
  /** The index of the marked result. */
  at: number;
  mark: (at: number) => void;
  onChoose: (found: Found) => void;
};

/** The results of a search, to be chosen by pointer here, by key from the field. */
export function FoundList({ id, results, at, mark, onChoose }: Props) {
  const { t } = useTranslation();
  const marked = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (at >= 0) marked.current?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <div id={id} role="listbox" aria-label={t('search.results')} className={styles.list}>
      {results.map((found, index) => {
        const Picture = ICONS[found.record_type];
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: keys are the field's
          <div
            key={found.id}
            id={optionId(id, index)}
            ref={index === at ? marked : undefined}
            role="option"
            aria-selected={index === at}
            className={styles.option}
            onPointerMove={() => index !== at && mark(index)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(found)}
          >
            <Picture size={22} stroke={1.5} aria-hidden className={styles.mark} />
            <Words found={found} />
            <span className={styles.level}>{t(levelWord(found))}</span>
            <IconCornerDownLeft size={18} aria-hidden className={styles.enter} />
          </div>
        );
      })}
    </div>
  );
}
