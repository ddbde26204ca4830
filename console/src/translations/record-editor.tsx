import { Button } from '@mantine/core';
import { LOCALE_CODES, type Locale } from '@sofra/contract/locales';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocus } from '../forms/use-focus.ts';
import { languageName } from '../ui/format/language-name.ts';
import { LocaleEditor } from './locale-editor.tsx';
import styles from './record-editor.module.css';
import { lackingIn, type TreeNode, textIn, titleLocale, titleOf } from './texts.ts';
import type { Typing } from './use-drafts.ts';

type Props = {
  node: TreeNode;
  main: Locale;
  extra: readonly Locale[];
  shown: ReadonlySet<Locale>;
  typing: Typing;
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

/** The editor of one record: its texts in each language that guests can read, saved together. */
export function RecordEditor({ node, main, extra, shown, typing }: Props) {
  const { t } = useTranslation();
  const { root, focusFirstInvalid } = useFocus();
  const isDirty = typing.isDirty(node);
  // Unsaved input in a language hidden meanwhile stays visible until it is saved.
  const edited = extra.filter((locale) => shown.has(locale) || typing.isDirty(node, locale));
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!typing.save(node)) focusFirstInvalid();
  };
  return (
    <form ref={root} className={styles.form} noValidate onSubmit={onSubmit}>
      <h2 className={styles.title}>
        <span className={styles.level}>{t(`${node.level}.one`)}</span>
        <bdi lang={titleLocale(node, main)}>{titleOf(node, main)}</bdi>
      </h2>
      <Lacking node={node} main={main} typing={typing} />
      {edited.length === 0 && <p className={styles.hint}>{t('translate.tick')}</p>}
      {edited.map((locale) => (
        <LocaleEditor key={locale} node={node} locale={locale} typing={typing} from={main} />
      ))}
      {(edited.length > 0 || isDirty || lackingIn(node, main).length > 0) && (
        <div className={styles.foot}>
          <span role="status" className={styles.hint}>
            {isDirty && t('translate.unsaved')}
          </span>
          <Button type="submit" disabled={!isDirty} loading={typing.isSaving}>
            {t('editor.save')}
          </Button>
        </div>
      )}
    </form>
  );
}
