import type { Level } from '@sofra/contract/catalogue/levels';
import {
  type Icon,
  IconBolt,
  IconCornerDownLeft,
  IconFileText,
  IconLayoutList,
  IconSoup,
  IconToolsKitchen2,
} from '@tabler/icons-react';
import { Fragment, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Found, levelWord } from './found.ts';
import styles from './search-dialog.module.css';
import type { Choice } from './use-commands.ts';

/** The id of a result's option, by which the field names the one that is marked. */
export const optionId = (list: string, at: number) => `${list}-${at}`;

const ICONS: Record<Level, Icon> = { menus: IconToolsKitchen2, sections: IconLayoutList, items: IconSoup };

/** The level of the records that are made in one. */
const below = ({ record_type }: Found) => (record_type === 'menus' ? 'sections' : 'items');

function iconOf(choice: Choice): Icon {
  if (choice.kind === 'found') return ICONS[choice.found.record_type];
  return choice.kind === 'page' ? IconFileText : IconBolt;
}

/** The phrase that says what a choice is: a level's record, a page, or something to do. */
function kindWord(choice: Choice) {
  if (choice.kind === 'found') return levelWord(choice.found);
  return choice.kind === 'page' ? 'search.page' : 'search.act';
}

function useTitle(choice: Choice): string {
  const { t } = useTranslation();
  if (choice.kind === 'found') return choice.found.title;
  if (choice.kind === 'page') return t(`pages.${choice.page}`);
  if (choice.kind === 'act') return t(`search.do.${choice.act}`);
  const { verb, found } = choice;
  const { title } = found;
  return verb === 'create'
    ? t(`search.do.create.${below(found)}`, { title })
    : t(`search.do.${verb}`, { title });
}

/** The words by which a record was found, and the way to it. */
function Whereabouts({ found: { title, matched, path, locale } }: { found: Found }) {
  return (
    <>
      {matched !== title && (
        <span className={styles.matched}>
          <bdi lang={locale}>{matched}</bdi>
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
    </>
  );
}

function Words({ choice }: { choice: Choice }) {
  return (
    <span className={styles.words}>
      <span className={styles.title}>
        <bdi>{useTitle(choice)}</bdi>
      </span>
      {'found' in choice && <Whereabouts found={choice.found} />}
    </span>
  );
}

type Props = {
  id: string;
  results: readonly Choice[];
  /** The index of the marked result. */
  at: number;
  mark: (at: number) => void;
  onChoose: (choice: Choice) => void;
};

/** The choices of a search, to be chosen by pointer here, by key from the field. */
export function ChoiceList({ id, results, at, mark, onChoose }: Props) {
  const { t } = useTranslation();
  const marked = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (at >= 0) marked.current?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <div id={id} role="listbox" aria-label={t('search.results')} className={styles.list}>
      {results.map((choice, index) => {
        const Picture = iconOf(choice);
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: keys are the field's
          <div
            key={choice.key}
            id={optionId(id, index)}
            ref={index === at ? marked : undefined}
            role="option"
            aria-selected={index === at}
            className={styles.option}
            onPointerMove={() => index !== at && mark(index)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(choice)}
          >
            <Picture size={22} stroke={1.5} aria-hidden className={styles.mark} />
            <Words choice={choice} />
            <span className={styles.level}>{t(kindWord(choice))}</span>
            <IconCornerDownLeft size={18} aria-hidden className={styles.enter} />
          </div>
        );
      })}
    </div>
  );
}
