import { Textarea, TextInput } from '@mantine/core';
import { directionOf, type Locale } from '@sofra/contract/locales';
import { useTranslation } from 'react-i18next';
import { useLanguageNames } from './languages.tsx';
import styles from './locale-editor.module.css';
import { fieldsOf, type TextField, type TreeNode, textIn } from './texts.ts';
import type { Typing } from './use-drafts.ts';
import { keyOf, shownIn } from './writes.ts';

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

type FieldProps = { field: TextField; locale: Locale; from: Locale; typing: Typing };

function Field({ field, locale, from, typing: { drafts, errors, type } }: FieldProps) {
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
      <Source field={field} from={from} />
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
        <Field key={keyOf(field, locale)} field={field} locale={locale} from={from} typing={typing} />
      ))}
    </section>
  );
}
