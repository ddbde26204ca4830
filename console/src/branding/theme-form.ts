import { newThemeName, themeRecord } from '@sofra/contract/branding/branding';
import type { Locale } from '@sofra/contract/languages/locales';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FieldErrors, fieldErrors, hasErrors, refusedFields } from '../forms/field-errors.ts';
import { brokenRules, recordProblems } from '../forms/rules.ts';
import { useRecordForm } from '../forms/use-record-form.ts';
import { orConflict, VersionConflict } from '../forms/version-conflict.ts';
import { api, type CallResult, call } from '../platform/api.ts';
import { ApiError } from '../platform/api-error.ts';
import { i18n } from '../platform/i18n.ts';
import { ifStill } from '../platform/if-match.ts';
import { dismissNotice, showFailure } from '../platform/notices.ts';
import { tellFailure } from '../platform/query-client.ts';
import { BRANDING, CHANGES, type Theme } from './branding-queries.ts';
import { resolveTheme, themeConflicts } from './merge-themes.ts';
import {
  newValues,
  revived,
  type ThemeForm,
  themeField,
  themeWrite,
  valuesOf,
  writtenLooks,
} from './theme-values.ts';
import { type WrongTexts, wrongFields } from './wrong-texts.ts';

type ThemeDocument = CallResult<'GET /me/branding/themes/{theme}'>['document'];

const themeIn = ({ data: { id, attributes, meta } }: ThemeDocument): Theme => ({
  ...attributes,
  id,
  version: meta.version,
});

type Saving = { values: ThemeForm; before: ThemeForm; version: number | undefined };

async function write(id: string | undefined, { values, before, version }: Saving) {
  const data = { type: 'themes' as const, attributes: themeWrite(values, id ? before : undefined) };
  if (!id) return call('POST /me/branding/themes', { body: { data } });
  const body = { data: { ...data, id } };
  return orConflict(
    call('PATCH /me/branding/themes/{theme}', { theme: id, body, ...ifStill(version) }),
    async () => themeIn(await api('GET /me/branding/themes/{theme}', { theme: id })),
  );
}

/** Says that the form has to be mended first (rule 94), until it has been. */
function useInvalidNotice() {
  const told = useRef(0);
  return {
    tell: (problem: unknown, words = i18n.t('theme.invalid')) => {
      told.current = showFailure(problem, words);
    },
    dismiss: () => dismissNotice(told.current),
  };
}

/** Makes a theme, or changes the one of the id; fails with a `VersionConflict` when somebody else has changed it. */
function useThemeSave(id: string | undefined, invalid: ReturnType<typeof useInvalidNotice>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (saving: Saving) => {
      const { document, activity } = await write(id, saving);
      return { ...themeIn(document), activity };
    },
    onSuccess: invalid.dismiss,
    onError: (error) => {
      if (error instanceof VersionConflict) return;
      // Somebody has deleted it, which the editor says once the themes are read again.
      if (id && error instanceof ApiError && error.has('not_found'))
        return queries.invalidateQueries({ queryKey: BRANDING });
      if (error instanceof ApiError && error.has('unknown_record'))
        invalid.tell(error, i18n.t('theme.menuGone'));
      else if (error instanceof ApiError && error.status === 422) invalid.tell(error);
      else tellFailure(error);
    },
    meta: {
      ...CHANGES,
      tellsFailure: true,
      notice: ({ values: { name } }: Saving) =>
        i18n.t(id === undefined ? 'branding.notices.create' : 'branding.notices.save', { name }),
    },
  });
}

/** The rules that the form breaks: a name is needed, texts have limits, and a picture is needed where one is to show. */
function brokenThemeRules(values: ThemeForm, locale: Locale): FieldErrors {
  const record = { type: 'themes', attributes: themeWrite(values, undefined) };
  const looks = Object.keys(values.menus);
  const broken = brokenRules(recordProblems(themeRecord, record), {
    fieldOf: (pointer) => themeField(pointer, looks),
    locale,
    values: { name: values.name },
  });
  const screens = [
    ['welcome', values.welcome],
    ...Object.entries(values.menus).map(([key, look]) => [`menus.${key}`, look]),
  ] as [string, ThemeForm['welcome']][];
  const bare = screens.filter(
    ([
      ,
      {
        background: { type, url },
      },
    ]) => type === 'image' && !url,
  );
  const needed = fieldErrors(bare.map(([at]) => [`${at}.background`, i18n.t('theme.pictureNeeded')]));
  return { ...broken, ...needed };
}

type Options = {
  /** The id of the venue. */
  venue: string;
  /** The theme to edit; a new one without. */
  theme: Theme | undefined;
  /** Whether somebody has deleted the theme meanwhile: saving makes a new one of it. */
  isGone: boolean;
  /** The names of all themes. */
  names: readonly string[];
  /** Hears the id of the theme that was saved. */
  onSaved: (id: string) => void;
  /** The form can't be saved as it is. */
  onBroken: (errors: FieldErrors) => void;
};

/** The form of a theme (rule 94). */
export function useThemeForm({ venue, theme, isGone, names, onSaved, onBroken }: Options) {
  const invalid = useInvalidNotice();
  const saving = useThemeSave(isGone ? undefined : theme?.id, invalid);
  const savedId = useRef('');
  const [wrong] = useState<WrongTexts>(() => new Map());
  const { i18n: language } = useTranslation();
  // A new theme sends all of its looks.
  const fieldOf = (pointer: string): string | undefined =>
    themeField(pointer, writtenLooks(form.values.menus, theme && !isGone ? form.before.menus : undefined));
  const form = useRecordForm<ThemeForm, Theme>({
    draftKey: theme ? `theme ${theme.id}` : `theme new ${venue}`,
    record: theme,
    read: (shown) => (shown ? valuesOf(shown) : newValues(newThemeName(names))),
    save: async (values, { values: before, version }) => {
      const saved = await saving.mutateAsync({ values, before, version }).catch((error: unknown) => {
        const { errors } = refusedFields(error, fieldOf);
        if (hasErrors(errors)) onBroken(errors);
        throw error;
      });
      form.setValues(valuesOf(saved));
      savedId.current = saved.id;
      return saved;
    },
    rules: (values) => {
      const broken = {
        ...wrongFields(wrong, values),
        ...brokenThemeRules(values, language.language as Locale),
      };
      if (hasErrors(broken)) {
        onBroken(broken);
        invalid.tell(broken);
      }
      return broken;
    },
    fieldOf,
    revive: revived,
    conflictsIn: themeConflicts,
    resolve: resolveTheme,
    onSaved: () => onSaved(savedId.current),
  });
  return { ...form, wrong };
}

/** The form, as its fields see it. */
export type ThemeFormState = ReturnType<typeof useThemeForm>;
