import { Button, type InputWrapperProps, Textarea, TextInput } from '@mantine/core';
import { directionOf, type Locale } from '@sofra/contract/languages/locales';
import { IconCheck, IconSparkles } from '@tabler/icons-react';
import { type Ref, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguageNames } from './languages.tsx';
import { useAccept } from './queries.ts';
import { hasTranslationService, useSuggestion } from './suggestions.ts';
import styles from './text-field.module.css';
import {
  changedSource,
  difference,
  isSuggested,
  type TextField,
  type TreeNode,
  textIn,
  titleOf,
} from './texts.ts';
import type { Typing } from './use-drafts.ts';
import { fieldsIn, STOP } from './walk-fields.ts';
import { isChanged, keyOf, shownIn } from './writes.ts';

/** The label of a text; an extra's is its own title in a language. */
export function useFieldLabel() {
  const { t } = useTranslation();
  return (field: TextField, from: Locale) =>
    field.part.type === 'extras'
      ? t('translate.extra', { title: textIn(field, from) })
      : t(`editor.${field.name}`);
}

type Props = {
  node: TreeNode;
  field: TextField;
  locale: Locale;
  /** The language whose text stands beside the field. */
  from: Locale;
  typing: Typing;
};

/** A text as it is said in the language that is translated from. */
function Source({ field, from }: Pick<Props, 'field' | 'from'>) {
  const { t } = useTranslation();
  const nameOf = useLanguageNames();
  const text = textIn(field, from);
  return (
    <div>
      <span className={styles.language}>{nameOf(from)}</span>
      {text ? (
        <p lang={from} dir={directionOf(from)} className={styles.text}>
          {text}
        </p>
      ) : (
        <p className={styles.nothing}>{t('translate.noText')}</p>
      )}
    </div>
  );
}

/** The source of an outdated text as it was and as it is now, with what differs marked. */
function Change({ field, locale, from }: Props) {
  const { t } = useTranslation();
  const source = changedSource(field, locale);
  if (!source) return null;
  const { start, was, is, end } = difference(source.before, source.after);
  return (
    <div className={styles.outdated}>
      <span className={styles.language}>{t('translate.changed')}</span>
      <p lang={from} dir={directionOf(from)} className={styles.change}>
        {start}
        {was && <del>{was}</del>}
        {is && <ins>{is}</ins>}
        {end}
      </p>
    </div>
  );
}

type ToolProps = Props & {
  /** Shows the field that the tool is for, once the tool has done its work and is gone. */
  onDone: () => void;
};

/** Accepts a text as it stands: an outdated one, or a machine's. */
function Accept({
  node,
  field,
  locale,
  from,
  typing,
  onDone,
  button,
}: ToolProps & { button: Ref<HTMLButtonElement> }) {
  const { t } = useTranslation();
  const accept = useAccept(typing.menu);
  const id = field.part.texts[locale]?.id;
  const isOutdated = changedSource(field, locale) !== undefined;
  if (!id || !(isOutdated || isSuggested(field, locale))) return null;
  const accepted = {
    id,
    data: { [field.name]: textIn(field, locale) },
    name: titleOf(node, from),
    version: field.part.version,
  };
  return (
    <Button
      ref={button}
      variant="default"
      leftSection={<IconCheck size={18} aria-hidden />}
      loading={accept.isPending}
      onClick={() => accept.mutate(accepted, { onSuccess: onDone })}
    >
      {t(isOutdated ? 'translate.stillRight' : 'translate.accept')}
    </Button>
  );
}

/** Asks the translation service for a text that is missing or outdated; the main language is a person's. */
function Suggest({ field, locale, from, typing, onDone }: ToolProps) {
  const { t } = useTranslation();
  const suggestion = useSuggestion(typing.menu);
  const isWanted = !textIn(field, locale) || changedSource(field, locale) !== undefined;
  if (!hasTranslationService() || !isWanted || !textIn(field, from) || from !== typing.main) return null;
  return (
    <Button
      variant="default"
      leftSection={<IconSparkles size={18} aria-hidden />}
      loading={suggestion.isPending}
      onClick={() => suggestion.mutate({ field, locale }, { onSuccess: onDone })}
    >
      {t('translate.suggest')}
    </Button>
  );
}

/**
 * The actions on a text besides writing it: a row of buttons, before the field in the order of the keys. The focus goes on
 * from a suggestion to its acceptance, and from there to the field.
 */
function FieldTools({ onDone, ...props }: ToolProps) {
  const accept = useRef<HTMLButtonElement>(null);
  const [isExpected, setExpected] = useState(false);
  useEffect(() => {
    if (!isExpected || !accept.current) return;
    accept.current.focus();
    setExpected(false);
  });
  return (
    <div className={styles.tools}>
      <Suggest {...props} onDone={() => setExpected(true)} />
      <Accept {...props} onDone={onDone} button={accept} />
    </div>
  );
}

/** The mark of a machine's text stands under it, where nothing moves when it goes. */
const ORDER: InputWrapperProps['inputWrapperOrder'] = ['label', 'input', 'description', 'error'];

function Input({ field, locale, from, typing }: Props) {
  const { t } = useTranslation();
  const key = keyOf(field, locale);
  const label = useFieldLabel()(field, from);
  const own = {
    lang: locale,
    dir: directionOf(locale),
    enterKeyHint: 'next' as const,
    ...(textIn(field, from) && STOP),
  };
  const write = (text: string) => typing.type(field, locale, text);
  const props = {
    label,
    attributes: { input: own },
    value: shownIn(field, locale, typing.drafts),
    error: typing.errors[key],
    description:
      isSuggested(field, locale) && !isChanged(field, locale, typing.drafts)
        ? t('translate.byMachine')
        : undefined,
    inputWrapperOrder: ORDER,
    onFocus: () => typing.enter(field, locale),
    onBlur: typing.leave,
  };
  return field.name === 'title' ? (
    <TextInput {...props} onChange={({ currentTarget: { value } }) => write(value)} />
  ) : (
    <Textarea
      {...props}
      rows={2}
      classNames={{ input: styles.growing ?? '' }}
      onChange={({ currentTarget: { value } }) => write(value)}
    />
  );
}

/** The field for a text in one language, beside what it is translated from. */
export function TranslatedField(props: Props) {
  const { field, locale, from, typing } = props;
  const pair = useRef<HTMLDivElement>(null);
  const focusField = () => {
    if (pair.current) fieldsIn(pair.current)[0]?.focus();
  };
  return (
    <div ref={pair} className={styles.pair}>
      <div>
        <Source field={field} from={from} />
        {!isChanged(field, locale, typing.drafts) && (
          <>
            <Change {...props} />
            <FieldTools {...props} onDone={focusField} />
          </>
        )}
      </div>
      <Input {...props} />
    </div>
  );
}
