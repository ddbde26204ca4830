import type { Locale } from '@sofra/contract/languages/locales';
import { AcceptAll } from './accept-all.tsx';
import { useLanguageNames } from './languages.tsx';
import styles from './locale-editor.module.css';
import { TranslatedField } from './text-field.tsx';
import { suggestedIn, type TextField, type TreeNode, translatedFieldsOf } from './texts.ts';
import type { Typing } from './use-drafts.ts';
import { keyOf } from './writes.ts';

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
export function LocaleEditor({ node, locale, from, typing, fields = translatedFieldsOf(node) }: Props) {
  const nameOf = useLanguageNames();
  const heading = `translate-${locale}`;
  return (
    <section className={styles.editor} aria-labelledby={heading}>
      <div>
        <h3 id={heading} className={styles.heading}>
          {nameOf(locale)}
        </h3>
        <AcceptAll
          menu={typing.menu}
          locale={locale}
          language={nameOf(locale)}
          count={suggestedIn(node, locale)}
          node={node}
        />
      </div>
      {fields.map((field) => (
        <TranslatedField
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
