import { Button, Textarea, TextInput } from '@mantine/core';
import { directionOf, type Locale } from '@sofra/contract/locales';
import { useTranslation } from 'react-i18next';
import { useLanguageNames } from './languages.tsx';
import { useAccept } from './queries.ts';
import styles from './text-field.module.css';
import { changedSource, difference, type TextField, type TreeNode, textIn, titleOf } from './texts.ts';
import type { Typing } from './use-drafts.ts';
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

/** Accepts an outdated text as it stands. */
function StillRight({ node, field, locale, from, typing }: Props) {
  const { t } = useTranslation();
  const accept = useAccept(typing.menu);
  const id = field.part.texts[locale]?.id;
  if (!changedSource(field, locale) || !id) return null;
  const accepted = {
    id,
    data: { [field.name]: textIn(field, locale) },
    name: titleOf(node, from),
    version: field.part.version,
  };
  return (
    <Button variant="default" loading={accept.isPending} onClick={() => accept.mutate(accepted)}>
      {t('translate.stillRight')}
    </Button>
  );
}

/** What can be done with a text besides writing it: a row of buttons, before the field in the order of the keys. */
const FieldTools = (props: Props) => (
  <div className={styles.tools}>
    <StillRight {...props} />
  </div>
);

function Input({ field, locale, from, typing }: Props) {
  const key = keyOf(field, locale);
  const label = useFieldLabel()(field, from);
  const own = { lang: locale, dir: directionOf(locale) };
  const write = (text: string) => typing.type(field, locale, text);
  const props = {
    label,
    attributes: { input: own },
    value: shownIn(field, locale, typing.drafts),
    error: typing.errors[key],
    onFocus: () => typing.enter(field, locale),
    onBlur: typing.leave,
  };
  return field.name === 'title' ? (
    <TextInput {...props} enterKeyHint="next" onChange={({ currentTarget: { value } }) => write(value)} />
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
  return (
    <div className={styles.pair}>
      <div>
        <Source field={field} from={from} />
        {!isChanged(field, locale, typing.drafts) && (
          <>
            <Change {...props} />
            <FieldTools {...props} />
          </>
        )}
      </div>
      <Input {...props} />
    </div>
  );
}
