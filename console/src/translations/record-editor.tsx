import { Button } from '@mantine/core';
import { LOCALE_CODES, type Locale } from '@sofra/contract/languages/locales';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { changeRecord } from '../catalogue/calls.ts';
import type { Place } from '../catalogue/place.ts';
import { CATALOGUE, useTellFailure } from '../catalogue/queries.ts';
import { useFocus } from '../forms/use-focus.ts';
import { i18n } from '../platform/i18n.ts';
import { CheckBox } from '../ui/controls/check-box.tsx';
import { languageName } from '../ui/format/language-name.ts';
import { LocaleEditor } from './locale-editor.tsx';
import styles from './record-editor.module.css';
import { SavingState } from './saving-state.tsx';
import { isTitleLocked, lackingIn, type TreeNode, textIn, titleLocale, titleOf } from './texts.ts';
import type { Typing } from './use-drafts.ts';
import { fieldsIn, stepOf } from './walk-fields.ts';

type LockProps = { node: TreeNode; place: Place; name: string };

function useLock(place: Place, id: string, name: string) {
  return useMutation({
    // The last press wins on the server too.
    scope: { id: `lock,${id}` },
    mutationFn: (title_locked: boolean) =>
      changeRecord(place, id, { type: place.level, attributes: { title_locked } }),
    onError: useTellFailure(),
    meta: {
      stale: [CATALOGUE],
      counts: true,
      notice: (isLocked: boolean) =>
        i18n.t(`translate.notices.${isLocked ? 'locked' : 'unlocked'}`, { title: name }),
    },
  });
}

/** Keeps a record's title as it is in every language, such as a dish's own name. */
function TitleLock({ node, place, name }: LockProps) {
  const { t } = useTranslation();
  const lock = useLock(place, node.id, name);
  return (
    <CheckBox
      label={t('translate.lock')}
      checked={lock.isPending ? lock.variables : isTitleLocked(node)}
      onChange={({ currentTarget: { checked } }) => lock.mutate(checked)}
    />
  );
}

type Props = {
  node: TreeNode;
  main: Locale;
  extra: readonly Locale[];
  shown: ReadonlySet<Locale>;
  typing: Typing;
  /** The list that the record is in. */
  place: Place;
  /** Goes to the next record that has fields; undefined at the last one. */
  onNext: (() => void) | undefined;
};

/** The texts that the main language lacks, listed first: the other languages are translated from it. */
function Lacking({ node, main, typing }: Pick<Props, 'node' | 'main' | 'typing'>) {
  const { t, i18n } = useTranslation();
  const fields = lackingIn(node, main);
  const [first] = fields;
  if (!first) return null;
  const from = LOCALE_CODES.find((locale) => textIn(first, locale)) ?? main;
  return (
    <>
      <div role="alert" className={styles.alert}>
        <IconAlertTriangle size={22} aria-hidden />
        <div>
          <p className={styles.alertTitle}>{t('translate.lacking')}</p>
          <p>{t('translate.lackingText', { language: languageName(main, i18n.language) })}</p>
        </div>
      </div>
      <LocaleEditor node={node} from={from} typing={typing} fields={fields} locale={main} />
    </>
  );
}

/** Goes from field to field by keys, and from the last one to the next record; broken rules are mended first. */
function useWalk({ node, typing, onNext }: Pick<Props, 'node' | 'typing' | 'onNext'>) {
  const { root, focusFirstInvalid } = useFocus();
  const goOn = () => {
    if (typing.check(node)) onNext?.();
    else focusFirstInvalid();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    const step = stepOf(event.nativeEvent, fieldsIn(event.currentTarget));
    if (!step) return;
    if (step.field) step.field.focus();
    else if (onNext) goOn();
    // Nothing comes after the last field of all, which the Tab key leaves as it leaves any other.
    else if (event.key === 'Tab') return;
    else typing.leave();
    event.preventDefault();
  };
  return { root, goOn, onKeyDown };
}

/** The editor of one record: its texts in each language that guests can read, each saved once it is left. */
export function RecordEditor({ node, main, extra, shown, typing, place, onNext }: Props) {
  const { t } = useTranslation();
  const { root, goOn, onKeyDown } = useWalk({ node, typing, onNext });
  // Unsaved input in a language hidden meanwhile stays visible until it is saved.
  const edited = extra.filter((locale) => shown.has(locale) || typing.isDirty(node, [locale]));
  const hasFields = edited.length > 0 || lackingIn(node, main).length > 0;
  return (
    <form
      ref={root}
      className={styles.form}
      noValidate
      onKeyDown={onKeyDown}
      onSubmit={(event) => event.preventDefault()}
    >
      <div>
        <h2 className={styles.title}>
          <span className={styles.level}>{t(`${node.level}.one`)}</span>
          <bdi lang={titleLocale(node, main)}>{titleOf(node, main)}</bdi>
        </h2>
        {edited.length > 0 && <TitleLock node={node} place={place} name={titleOf(node, main)} />}
      </div>
      <Lacking node={node} main={main} typing={typing} />
      {edited.length === 0 && <p className={styles.hint}>{t('translate.tick')}</p>}
      {edited.map((locale) => (
        <LocaleEditor key={locale} node={node} locale={locale} typing={typing} from={main} />
      ))}
      {(hasFields || typing.hasUnsaved) && (
        <div className={styles.foot}>
          <SavingState typing={typing} />
          {hasFields && onNext && <Button onClick={goOn}>{t('translate.next')}</Button>}
        </div>
      )}
    </form>
  );
}
