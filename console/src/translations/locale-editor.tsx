import { Button, Textarea, TextInput } from '@mantine/core';
import { directionOf, type Locale } from '@sofra/contract/locales';
import { useTranslation } from 'react-i18next';
import { useLanguageNames } from './languages.tsx';
import styles from './locale-editor.module.css';
import { useAccept } from './queries.ts';
import {
  changedSource,
  difference,
  fieldsOf,
  type TextField,
  type TreeNode,
  textIn,
  titleOf,
} from './texts.ts';
import type { Typing } from './use-drafts.ts';
import { isChanged, keyOf, shownIn } from './writes.ts';

/** A text as it is said in the language that is translated from. */
function Source({ field, from }: { field: TextField; from: Locale }) {
  const { t } = useTranslation();
  const nameOf = useLanguageNames();
  const text = textIn(field, from);
  return (
    <div className={styles.source}>
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

/** The label of a text; an extra's is its own title in a language. */
export function useFieldLabel() {
  const { t } = useTranslation();
  return (field: TextField, from: Locale) =>
    field.part.type === 'extras'
      ? t('translate.extra', { title: textIn(field, from) })
      : t(`editor.${field.name}`);
}

type FieldProps = { node: TreeNode; field: TextField; locale: Locale; from: Locale; typing: Typing };

/** The source of an outdated text as it was and as it is now, with what differs marked, and a button to keep the text. */
function Outdated({ node, field, locale, from, typing }: FieldProps) {
  const { t } = useTranslation();
  const accept = useAccept(typing.menu);
  const source = changedSource(field, locale);
  const id = field.part.texts[locale]?.id;
  if (!source || !id) return null;
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
      <Button
        variant="default"
        loading={accept.isPending}
        onClick={() =>
          accept.mutate({
            id,
            data: { [field.name]: textIn(field, locale) },
            name: titleOf(node, from),
            version: field.part.version,
          })
        }
      >
        {t('translate.stillRight')}
      </Button>
    </div>
  );
}

function Field(shown: FieldProps) {
  const { field, locale, from, typing } = shown;
  const { drafts, errors, type } = typing;
  const label = useFieldLabel()(field, from);
  const own = { lang: locale, dir: directionOf(locale) };
  const props = {
    label,
    attributes: { input: own },
    value: shownIn(field, locale, drafts),
    error: errors[keyOf(field, locale)],
  };
  return (
    <div className={styles.pair}>
      <div>
        <Source field={field} from={from} />
        {!isChanged(field, locale, drafts) && <Outdated {...shown} />}
      </div>
      {field.name === 'title' ? (
        <TextInput {...props} onChange={({ currentTarget: { value } }) => type(field, locale, value)} />
      ) : (
        <Textarea
          {...props}
          rows={2}
          classNames={{ input: styles.growing ?? '' }}
          onChange={({ currentTarget: { value } }) => type(field, locale, value)}
        />
      )}
    </div>
  );
}

type Props = {
  node: TreeNode;
  locale: Locale;
  /** The language whose texts stand beside the fields. */
  from: Locale;
  typing: Typing;
  /** The texts to say; all of the record's without. */
  fields?: readonly TextField[];
};

/** A record's texts in one language, each beside what it is translated from. */
export function LocaleEditor({ node, locale, from, typing, fields = fieldsOf(node) }: Props) {
  const nameOf = useLanguageNames();
  const heading = `translate-${locale}`;
  return (
    <section className={styles.editor} aria-labelledby={heading}>
      <h3 id={heading} className={styles.heading}>
        {nameOf(locale)}
      </h3>
      {fields.map((field) => (
        <Field
          key={keyOf(field, locale)}
          node={node}
          field={field}
          locale={locale}
          from={from}
          typing={typing}
        />
      ))}
    </section>
  );
}
