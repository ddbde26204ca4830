import { directionOf, type Locale } from '@sofra/contract/languages/locales';
import { useTranslation } from 'react-i18next';
import { ConflictDialog } from '../forms/conflict-dialog.tsx';
import { useLanguageNames } from './languages.tsx';
import { useFieldLabel } from './text-field.tsx';
import { textIn, titleOf } from './texts.ts';
import type { Typing } from './use-drafts.ts';
import { keyOf, shownIn } from './writes.ts';

type Props = { typing: Typing; main: Locale };

/** Shows the texts that two people have written for the same, and asks whose is to stay. */
export function TextConflictDialog({ typing: { conflict, drafts, resolve, leaveConflict }, main }: Props) {
  const { t } = useTranslation();
  const nameOf = useLanguageNames();
  const labelOf = useFieldLabel();
  if (!conflict) return null;
  const said = (text: string, locale: Locale) =>
    text ? (
      <bdi lang={locale} dir={directionOf(locale)}>
        {text}
      </bdi>
    ) : (
      t('saving.conflict.nothing')
    );
  const parts = conflict.texts.map(({ field, locale }) => ({
    name: keyOf(field, locale),
    label: `${nameOf(locale)} · ${labelOf(field, main)}`,
    mine: said(shownIn(field, locale, drafts), locale),
    theirs: said(textIn(field, locale), locale),
  }));
  return (
    <ConflictDialog
      title={titleOf(conflict.node, main)}
      parts={parts}
      onResolve={(choices) => resolve(conflict, choices)}
      onClose={() => leaveConflict(conflict)}
    />
  );
}
