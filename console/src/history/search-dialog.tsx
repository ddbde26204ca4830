import { CloseButton, Loader, Modal, VisuallyHidden } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { INTERFACE, TEXT } from '@sofra/contract/limits';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keepFirstFocus } from '../ui/dialogs/keep-first-focus.ts';
import { useFocusBack } from '../ui/dialogs/use-focus-back.ts';
import { FailedList } from '../ui/lists/list-states.tsx';
import { ChoiceList, optionId } from './choice-list.tsx';
import { foundQuery } from './found.ts';
import styles from './search-dialog.module.css';
import { type Choice, useChoose, useMeaning, verbChoices } from './use-commands.ts';

type Props = {
  opened: boolean;
  /** The records and pages opened last, offered before anything is typed. */
  recent: readonly Choice[];
  onChosen: (choice: Choice) => void;
  onClose: () => void;
};

/** The results for the typed words, fetched shortly after the last key. */
function useFound(typed: string, recent: readonly Choice[]) {
  const words = typed.trim();
  const [asked] = useDebouncedValue(words, words === '' ? 0 : INTERFACE.searchMs);
  const { said, asked: wish } = useMeaning(asked);
  const { data, error, isFetching, refetch } = useQuery(foundQuery(asked));
  // A title after a verb is looked for by itself.
  const named = useQuery(foundQuery(wish?.title ?? ''));
  const isCurrent = words === asked && !isFetching && !named.isFetching;
  const opens = (data ?? []).map((found): Choice => ({ kind: 'found', key: found.id, found }));
  const does = wish ? verbChoices(wish.verb, named.data ?? []) : [];
  const results = words === '' ? recent : [...does, ...said, ...opens];
  return { words, results, isCurrent, error: words !== '' && isCurrent ? error : null, refetch };
}

/** The next marked index for an arrow key among `count` results; it wraps around. */
const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** The marked result: the first again after new words. */
function useMark(results: readonly Choice[], words: string) {
  const [marked, setMarked] = useState({ words, at: 0 });
  const count = results.length;
  const at = marked.words === words ? Math.min(marked.at, Math.max(count - 1, 0)) : 0;
  return { at, mark: (to: number) => setMarked({ words, at: (to + count) % Math.max(count, 1) }) };
}

type Searching = ReturnType<typeof useFound>;

/** The text under the field when there is nothing to choose. */
function NothingToChoose({ words, results, isCurrent, error, refetch }: Searching) {
  const { t } = useTranslation();
  if (error) return <FailedList error={error} onRetry={refetch} />;
  if (results.length > 0) return null;
  if (words === '') return <p className={styles.hint}>{t('search.hint')}</p>;
  return isCurrent && <p className={styles.hint}>{t('search.nothing', { words })}</p>;
}

/** The state of the search: the words, the results, choosing, and the keys. */
function useSearch({ recent, onChosen }: Omit<Props, 'opened'>) {
  const run = useChoose();
  const [typed, setTyped] = useState('');
  const [isHasty, setHasty] = useState(false);
  const searching = useFound(typed, recent);
  const { words, results, isCurrent } = searching;
  const { at, mark } = useMark(results, words);
  const choose = (choice: Choice) => {
    onChosen(choice);
    run(choice);
  };
  // Enter before the answer chooses the first result once it arrives.
  const chooseFirst = useEffectEvent(() => {
    setHasty(false);
    if (results[0]) choose(results[0]);
  });
  useEffect(() => {
    if (isHasty && isCurrent) chooseFirst();
  }, [isHasty, isCurrent]);
  const type = (text: string) => {
    setTyped(text);
    setHasty(false);
  };
  const press = (event: KeyboardEvent) => {
    // Enter that ends a word of Chinese or Japanese chooses nothing.
    if (event.nativeEvent.isComposing) return;
    const [marked, step] = [results[at], STEPS[event.key]];
    if (event.key === 'Enter' && isCurrent && marked) choose(marked);
    else if (event.key === 'Enter') setHasty(words !== '');
    else if (step && marked) mark(step(at, results.length));
    else return;
    event.preventDefault();
  };
  return { ...searching, at, mark, choose, typed, type, press };
}

type FieldProps = { list: string; search: ReturnType<typeof useSearch>; onClose: () => void };

function SearchField({ list, search, onClose }: FieldProps) {
  const { t } = useTranslation();
  const { results, isCurrent, at, typed, type, press } = search;
  const names = { 'aria-controls': list, 'aria-activedescendant': optionId(list, at) };
  return (
    <div className={styles.head}>
      {isCurrent ? <IconSearch size={22} aria-hidden className={styles.lens} /> : <Loader size={22} />}
      <input
        data-autofocus
        type="text"
        role="combobox"
        dir="auto"
        className={styles.field}
        placeholder={t('search.placeholder')}
        aria-label={t('interface.search')}
        aria-autocomplete="list"
        aria-expanded={results.length > 0}
        {...(results.length > 0 && names)}
        autoComplete="off"
        enterKeyHint="go"
        maxLength={TEXT.search.max}
        value={typed}
        onChange={({ currentTarget: { value } }) => type(value)}
        onKeyDown={press}
      />
      <CloseButton size={44} iconSize={22} aria-label={t('interface.close')} onClick={onClose} />
    </div>
  );
}

function Search(props: Omit<Props, 'opened'>) {
  const { t } = useTranslation();
  const list = useId();
  const search = useSearch(props);
  const { words, results, isCurrent, at, mark, choose } = search;
  return (
    <>
      <SearchField list={list} search={search} onClose={props.onClose} />
      <div className={styles.body}>
        {words === '' && results.length > 0 && <p className={styles.caption}>{t('search.recent')}</p>}
        {results.length > 0 && (
          <ChoiceList id={list} results={results} at={at} mark={mark} onChoose={choose} />
        )}
        <NothingToChoose {...search} />
      </div>
      <VisuallyHidden role="status">
        {words !== '' && isCurrent && t('search.count', { count: results.length })}
      </VisuallyHidden>
    </>
  );
}

/** Finds records by their titles, pages and acts by their names, and goes there or does it. */
export function SearchDialog({ opened, onClose, ...rest }: Props) {
  const { t } = useTranslation();
  const [hasGone, setGone] = useState(false);
  const focusBack = useFocusBack(opened, { isLeft: hasGone });
  // Opens after mounting, so that it is known where the focus was.
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  const close = () => {
    setGone(false);
    onClose();
  };
  const onChosen = (choice: Choice) => {
    // A change of a record leaves the page where it is.
    setGone(choice.kind !== 'verb' || choice.verb === 'create');
    rest.onChosen(choice);
    onClose();
  };
  return (
    <Modal.Root
      opened={opened && isThere}
      onClose={close}
      size="40rem"
      padding={0}
      yOffset="10dvh"
      {...focusBack}
    >
      <Modal.Overlay />
      <Modal.Content aria-label={t('interface.search')} onFocus={keepFirstFocus}>
        <div className={styles.dialog}>
          <Search {...rest} onChosen={onChosen} onClose={close} />
        </div>
      </Modal.Content>
    </Modal.Root>
  );
}
