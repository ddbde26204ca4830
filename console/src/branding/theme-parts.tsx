import { Button, Input, NativeSelect, TextInput } from '@mantine/core';
import { detailPairs, menuPairs, welcomePairs } from '@sofra/contract/branding/contrast';
import type { ThemePart } from '@sofra/contract/branding/theme-options';
import { PICTURE_SIZES } from '@sofra/contract/limits';
import { IconTrash } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldErrors } from '../forms/field-errors.ts';
import { OWN_DIRECTION } from '../ui/format/own-direction.ts';
import sheets from '../ui/layout/sheets.module.css';
import { PicturePicker } from '../ui/pictures/picture-picker.tsx';
import { usePicture } from '../ui/pictures/use-picture.ts';
import { FontSelects } from './font-selects.tsx';
import { OptionFields } from './option-fields.tsx';
import type { ThemeFormState } from './theme-form.ts';
import styles from './theme-page.module.css';
import { type Background, COMMON, type ThemeForm } from './theme-values.ts';
import { Warning } from './warning.tsx';

type Props = {
  value: Background;
  error: string | undefined;
  onChange: (value: Background) => void;
  /** Hears when a picture is on its way, for which saving waits. */
  onBusy: (isBusy: boolean) => void;
};

function BackgroundPicture({ value, error, onChange, onBusy }: Props) {
  const { t } = useTranslation();
  // A picture shows as soon as it is there, and its deletion leaves the colour (rule 92).
  const picture = usePicture(value, (chosen) =>
    onChange({ type: chosen.url ? 'image' : 'color', ...chosen }),
  );
  useEffect(() => {
    onBusy(picture.isBusy);
    return () => onBusy(false);
  }, [picture.isBusy, onBusy]);
  return (
    <>
      <PicturePicker label={t('theme.picture')} picture={picture} size={PICTURE_SIZES.background} />
      {error && <p className={sheets.error}>{error}</p>}
    </>
  );
}

const TYPES = ['color', 'image'] as const;

/** The background of a screen: its colour, or a picture. */
function BackgroundField(props: Props) {
  const { t } = useTranslation();
  const { value, onChange } = props;
  return (
    <>
      <NativeSelect
        label={t('theme.background')}
        data={TYPES.map((type) => ({ value: type, label: t(`theme.${type}`) }))}
        value={value.type}
        onChange={({ currentTarget }) =>
          onChange(
            currentTarget.value === 'color' ? { type: 'color', url: null } : { ...value, type: 'image' },
          )
        }
      />
      {value.type === 'image' && <BackgroundPicture {...props} />}
    </>
  );
}

/** The properties that the parts of the form share. */
export type PartProps = {
  form: ThemeFormState;
  palette: readonly string[];
  onBusy: (isBusy: boolean) => void;
  /** An option of the open part is being edited. */
  onEdit: (option: string) => void;
};

/** The name of the theme and its fonts. */
export function General({ form }: PartProps) {
  const { t } = useTranslation();
  return (
    <>
      <TextInput {...OWN_DIRECTION} label={t('theme.name')} autoComplete="off" {...form.bind('name')} />
      <FontSelects
        fonts={form.values.fonts}
        onChange={(use, family) => form.setFieldValue(`fonts.${use}`, family)}
      />
    </>
  );
}

/** Puts a value at a path of the form, whose type a computed path cannot say. */
const put = (form: ThemeFormState, path: readonly string[], value: unknown) =>
  form.setFieldValue(path.join('.') as 'name', value as string);

/** The errors of the options at a path of the form, by their paths from there. */
const errorsAt = ({ errors }: ThemeFormState, path: string): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([field, error]) =>
      field.startsWith(`${path}.`) ? [[field.slice(path.length + 1), error]] : [],
    ),
  );

const PAIRS = {
  welcome: ({ welcome }: ThemeForm) => welcomePairs(welcome.options),
  detail: ({ detail }: ThemeForm) => detailPairs(detail.options),
  selection: () => [],
} as const;

/** The options of one screen. */
function ScreenOptions({ form, part, palette, onEdit }: PartProps & { part: Exclude<ThemePart, 'menu'> }) {
  return (
    <OptionFields
      part={part}
      at={`${part}.options`}
      wrong={form.wrong}
      values={form.values[part].options}
      pairs={PAIRS[part](form.values)}
      errors={errorsAt(form, `${part}.options`)}
      set={(path, value) => put(form, [part, 'options', ...path], value)}
      palette={palette}
      onEdit={onEdit}
    />
  );
}

/** The digits of a colour with an alpha of less than all. */
const TRANSLUCENT = /^(#[\da-f]{6})(?!ff)[\da-f]{2}$/;

type BackgroundProps = PartProps & {
  at: string;
  screen: { background: Background; options: { solid_color: string } };
};

/** The background at a path of the form; a picture that a translucent colour lets through the texts is warned of (rule 34a). */
function BackgroundAt({ form, at, screen, onBusy }: BackgroundProps) {
  const { t } = useTranslation();
  const { background, options } = screen;
  const solid = background.type === 'image' && TRANSLUCENT.exec(options.solid_color)?.[1];
  return (
    <>
      <BackgroundField
        value={background}
        error={form.errors[`${at}.background`]}
        onChange={(chosen) => {
          form.clearFieldError(`${at}.background`);
          put(form, [at, 'background'], chosen);
        }}
        onBusy={onBusy}
      />
      {solid && (
        <Warning text={t('theme.through')} onFix={() => put(form, [at, 'options', 'solid_color'], solid)} />
      )}
    </>
  );
}

/** The welcome screen: its background and its options. */
export const WelcomePart = (props: PartProps) => (
  <>
    <BackgroundAt {...props} at="welcome" screen={props.form.values.welcome} />
    <ScreenOptions {...props} part="welcome" />
  </>
);

/** An item's detail. */
export const DetailPart = (props: PartProps) => <ScreenOptions {...props} part="detail" />;

/** The choice of a menu. */
export const SelectionPart = (props: PartProps) => <ScreenOptions {...props} part="selection" />;

/** The look of one menu, or of all without one of their own, which stays. */
export function LookPart(props: PartProps & { menu: string; title: string; onRemove: () => void }) {
  const { form, menu, title, onRemove, palette, onEdit } = props;
  const { t } = useTranslation();
  const look = form.values.menus[menu];
  if (!look) return null;
  return (
    <>
      {form.errors[`menus.${menu}.menu`] && <Input.Error role="alert">{t('theme.menuGone')}</Input.Error>}
      <BackgroundAt {...props} at={`menus.${menu}`} screen={look} />
      <OptionFields
        part="menu"
        at={`menus.${menu}.options`}
        wrong={form.wrong}
        values={look.options}
        pairs={menuPairs(look.options, form.values.detail.options.background)}
        errors={errorsAt(form, `menus.${menu}.options`)}
        set={(path, value) => put(form, ['menus', menu, 'options', ...path], value)}
        palette={palette}
        onEdit={onEdit}
      />
      {menu !== COMMON && (
        <Button
          variant="subtle"
          color="red"
          classNames={{ root: styles.remove, label: styles.removeLabel }}
          leftSection={<IconTrash size={18} aria-hidden />}
          onClick={onRemove}
        >
          {t('theme.removeMenu', { title })}
        </Button>
      )}
    </>
  );
}
