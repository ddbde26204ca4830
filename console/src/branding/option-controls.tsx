import { ColorPicker, ColorSwatch, NativeSelect, Popover, TextInput, UnstyledButton } from '@mantine/core';
import '@mantine/core/styles/ColorPicker.layer.css';
import '@mantine/core/styles/ColorSwatch.layer.css';
import { colourSchema, OPTION_KINDS, type OptionKind } from '@sofra/contract/branding/option-kinds';
import { THEME } from '@sofra/contract/limits';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckBox } from '../ui/controls/check-box.tsx';
import { FLOATING } from '../ui/layout/floating.ts';
import styles from './option-fields.module.css';
import type { WrongText } from './wrong-texts.ts';

type Value = string | number | boolean;

/** The properties of a control; `palette` are the venue's colours, `error` is what is wrong with the value. */
export type ControlProps = {
  label: string;
  value: Value;
  error?: string | undefined;
  onChange: (value: Value) => void;
  /** A wrong text that was typed here before the part was closed. */
  wrong: WrongText | undefined;
  /** Hears what is typed and wrong, and when it is no longer. */
  onWrong: (wrong: WrongText | undefined) => void;
  palette: readonly string[];
};

/**
 * A typed text, kept until it is a valid value, with the limit told once it was left: the form and the preview have the last
 * valid value until then, and a value from elsewhere replaces what was typed.
 */
function useTyped(
  { value, error, onChange, wrong, onWrong }: Omit<ControlProps, 'label' | 'palette'>,
  read: (typed: string) => Value | undefined,
  limit: string,
) {
  const [typed, setTyped] = useState(() => wrong && { text: wrong.text, over: wrong.over, isLeft: true });
  const shown = typed?.over === value ? typed : undefined;
  return {
    value: shown?.text ?? String(value),
    error: error ?? (shown?.isLeft && read(shown.text) === undefined ? limit : undefined),
    onChange: (text: string) => {
      const taken = read(text);
      setTyped({ text, over: taken ?? value, isLeft: shown?.isLeft ?? false });
      onWrong(taken === undefined ? { text, over: value, limit } : undefined);
      if (taken !== undefined) onChange(taken);
    },
    onBlur: () => setTyped(shown && read(shown.text) === undefined ? { ...shown, isLeft: true } : undefined),
  };
}

// An opaque colour is written without its alpha.
const withoutFullAlpha = (colour: string) => colour.replace(/^(#[\da-f]{6})ff$/, '$1');

function readColour(typed: string): string | undefined {
  const read = colourSchema.safeParse(typed.trim());
  return read.success ? withoutFullAlpha(read.data) : undefined;
}

function Picker({ label, value, onChange, palette }: ControlProps) {
  const { t } = useTranslation();
  const change = (colour: string) => {
    const taken = readColour(colour);
    if (taken !== undefined && taken !== value) onChange(taken);
  };
  return (
    <Popover portalProps={{ target: `#${FLOATING}` }} zIndex={300} trapFocus position="bottom-start">
      <Popover.Target>
        <UnstyledButton aria-label={t('theme.pick', { label })} className={styles.swatch}>
          <ColorSwatch color={String(value)} size={26} component="span" />
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('theme.pick', { label })}>
        <ColorPicker
          format="hexa"
          value={String(value)}
          onChange={change}
          saturationLabel={t('theme.shade')}
          hueLabel={t('theme.hue')}
          alphaLabel={t('theme.alpha')}
        />
        <p className={styles.used}>{t('theme.used')}</p>
        <div className={styles.palette}>
          {palette.map((colour) => (
            <UnstyledButton key={colour} aria-label={colour} onClick={() => change(colour)}>
              <ColorSwatch color={colour} size={24} component="span" />
            </UnstyledButton>
          ))}
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}

function ColourControl(props: ControlProps) {
  const { t } = useTranslation();
  const { onChange, ...field } = useTyped(props, readColour, t('theme.colourLimits'));
  return (
    <TextInput
      label={props.label}
      dir="ltr"
      autoComplete="off"
      spellCheck={false}
      leftSection={<Picker {...props} />}
      leftSectionPointerEvents="all"
      {...field}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

function readSize(typed: string): number | undefined {
  const read = OPTION_KINDS.size.safeParse(Number(typed));
  return read.success ? read.data : undefined;
}

function SizeControl(props: ControlProps) {
  const { t } = useTranslation();
  const limit = t('theme.sizeLimits', { least: THEME.minSize, most: THEME.maxSize });
  const { onChange: type, ...field } = useTyped(props, readSize, limit);
  return (
    <TextInput
      type="number"
      label={props.label}
      min={THEME.minSize}
      max={THEME.maxSize}
      rightSection={<span className={styles.unit}>px</span>}
      {...field}
      onChange={({ currentTarget }) => type(currentTarget.value)}
    />
  );
}

function OpacityControl({ label, value, onChange }: ControlProps) {
  const { i18n } = useTranslation();
  const id = useId();
  return (
    <div className={styles.opacity}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>{Number(value).toLocaleString(i18n.language, { style: 'percent' })}</output>
      <input
        id={id}
        type="range"
        min={0}
        max={1}
        step={0.1}
        value={Number(value)}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      />
    </div>
  );
}

const TextControl = ({ label, value, error, onChange }: ControlProps) => (
  <TextInput
    label={label}
    error={error}
    dir="auto"
    value={String(value)}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
);

type ChoiceProps<V extends Value> = ControlProps & { values: readonly V[]; labelOf: (value: V) => string };

function Choices<V extends Value>({ label, value, onChange, values, labelOf }: ChoiceProps<V>) {
  return (
    <NativeSelect
      label={label}
      value={String(value)}
      data={values.map((choice) => ({ label: labelOf(choice), value: String(choice) }))}
      onChange={({ currentTarget }) =>
        onChange(values.find((choice) => String(choice) === currentTarget.value) ?? value)
      }
    />
  );
}

function CaseControl(props: ControlProps) {
  const { t } = useTranslation();
  const values = OPTION_KINDS.text_case.options;
  return <Choices {...props} values={values} labelOf={(value) => t(`theme.cases.${value}`)} />;
}

function PhotoSizeControl(props: ControlProps) {
  const { t } = useTranslation();
  const values = OPTION_KINDS.photo_size.options;
  return <Choices {...props} values={values} labelOf={(value) => t(`theme.sizes.${value}`)} />;
}

function SideControl(props: ControlProps) {
  const { t } = useTranslation();
  const values = OPTION_KINDS.photo_side.options;
  return <Choices {...props} values={values} labelOf={(value) => t(`theme.sides.${value}`)} />;
}

const LINES = Array.from({ length: THEME.maxLines - THEME.minLines + 1 }, (_, at) => THEME.minLines + at);

function LinesControl(props: ControlProps) {
  const { i18n } = useTranslation();
  return <Choices {...props} values={LINES} labelOf={(lines) => lines.toLocaleString(i18n.language)} />;
}

const ToggleControl = ({ label, value, onChange }: ControlProps) => (
  <CheckBox
    label={label}
    checked={value === true}
    onChange={({ currentTarget }) => onChange(currentTarget.checked)}
  />
);

/** The control of each kind of option; a kind without one does not compile. */
export const CONTROLS: { [K in OptionKind]: (props: ControlProps) => ReactNode } = {
  colour: ColourControl,
  size: SizeControl,
  opacity: OpacityControl,
  text: TextControl,
  text_case: CaseControl,
  photo_size: PhotoSizeControl,
  photo_side: SideControl,
  lines: LinesControl,
  toggle: ToggleControl,
};
