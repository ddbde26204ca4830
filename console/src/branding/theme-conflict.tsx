import { fontName } from '@sofra/contract/branding/fonts';
import { useTranslation } from 'react-i18next';
import { ConflictDialog } from '../forms/conflict-dialog.tsx';
import { valueAt } from './merge-themes.ts';
import type { ThemeFormState } from './theme-form.ts';
import type { Background } from './theme-values.ts';

// The phrases have the shape of the form's values, which the types of a computed path cannot follow.
type Phrase = 'theme.name';

/** Asks what of a theme is to stay where two people have changed it. */
export function ThemeConflict({ form }: { form: ThemeFormState }) {
  const { t } = useTranslation();
  const { conflict } = form;
  if (!conflict) return null;
  const { parts, mine, theirs } = conflict;
  const label = (path: string): string => {
    const [first = '', ...rest] = path.split('.');
    if (first === 'name') return t('theme.name');
    if (first === 'fonts') return t(`theme.${rest[0]}` as Phrase);
    const screen = first === 'menus' ? t('theme.menus') : t(`theme.${first}` as Phrase);
    const field = first === 'menus' ? rest.slice(1) : rest;
    if (field.length === 0) return screen;
    if (field[0] === 'background') return `${screen}: ${t('theme.background')}`;
    const option = ['themeOptions', first === 'menus' ? 'menu' : first, ...field.slice(1)];
    const group = option.length > 3 ? `${t([...option.slice(0, -1), 'heading'].join('.') as Phrase)}: ` : '';
    return `${screen}: ${group}${t(option.join('.') as Phrase)}`;
  };
  const words = (path: string, value: unknown): string => {
    if (value === undefined || value === '') return t('saving.conflict.nothing');
    if (path.startsWith('fonts.')) return fontName(String(value));
    if (path.endsWith('.background')) return t(`theme.${(value as Background).type}`);
    if (typeof value === 'boolean') return t(`saving.conflict.${value ? 'yes' : 'no'}`);
    return typeof value === 'object' ? t('saving.conflict.yes') : String(value);
  };
  return (
    <ConflictDialog
      title={mine.name}
      parts={parts.map((path) => {
        const at = (values: typeof mine) => valueAt(values, path.split('.'));
        return {
          name: path,
          label: label(path),
          mine: words(path, at(mine)),
          theirs: words(path, at(theirs)),
        };
      })}
      onResolve={form.resolveConflict}
      onClose={form.leaveConflict}
    />
  );
}
