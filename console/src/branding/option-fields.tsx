import { type ColourPair, contrastRatio } from '@sofra/contract/branding/contrast';
import type { OptionKind, OptionTree } from '@sofra/contract/branding/option-kinds';
import { THEME_OPTIONS, type ThemePart } from '@sofra/contract/branding/theme-options';
import { createContext, memo, use, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldErrors } from '../forms/field-errors.ts';
import { isSame } from '../forms/three-way-merge.ts';
import { valueAt } from './merge-themes.ts';
import { CONTROLS } from './option-controls.tsx';
import styles from './option-fields.module.css';
import { readableColour } from './readable.ts';
import { Warning } from './warning.tsx';
import type { WrongTexts } from './wrong-texts.ts';

type Value = string | number | boolean;

/** Puts a value at the path of an option in its part. */
type Set = (path: readonly string[], value: Value) => void;

/** The properties that all options of a part share, whatever their values. */
type Shared = {
  part: ThemePart;
  /** The path of the options in the form. */
  at: string;
  wrong: WrongTexts;
  palette: readonly string[];
  set: Set;
  /** An option is being edited. */
  onEdit: (path: string) => void;
};

const SharedContext = createContext<Shared | undefined>(undefined);

function useShared(): Shared {
  const shared = use(SharedContext);
  if (!shared) throw new Error('An option stands outside of its part.');
  return shared;
}

/** Warns of a text or an icon that is hard to read, and mends it. */
function Faint({ pairs, onFix }: { pairs: readonly ColourPair[]; onFix: (colour: string) => void }) {
  const { t, i18n } = useTranslation();
  const faint = pairs
    .map((pair) => ({ ...pair, ratio: contrastRatio(pair.colour, pair.background) }))
    .filter(({ ratio, least }) => ratio < least)
    .sort((one, other) => one.ratio / one.least - other.ratio / other.least);
  const [worst] = faint;
  if (!worst) return null;
  const { colour, ratio, least } = worst;
  // Rounded up, it could read as if it were enough.
  const words = (value: number) =>
    (Math.floor(value * 10) / 10).toLocaleString(i18n.language, { minimumFractionDigits: 1 });
  return (
    <Warning
      text={t('theme.faint', { ratio: words(ratio), least: words(least) })}
      onFix={() => onFix(readableColour(colour, pairs))}
    />
  );
}

function useLabel() {
  const { t } = useTranslation();
  const { part } = useShared();
  // The phrases have the shape of the options, which the types of a computed path cannot follow.
  return (path: string) => t(`themeOptions.${part}.${path}` as 'theme.name');
}

type OptionProps = {
  path: string;
  kind: OptionKind;
  value: Value;
  error: string | undefined;
  pairs: readonly ColourPair[];
};

const isSameOption = (one: OptionProps, other: OptionProps) =>
  one.path === other.path &&
  one.value === other.value &&
  one.error === other.error &&
  isSame(one.pairs, other.pairs);

/** An option; the others of its part are not drawn again when it changes, so that the preview need not wait for them. */
const Option = memo(function Option({ path, kind, value, error, pairs }: OptionProps) {
  const { at, wrong, palette, set, onEdit } = useShared();
  const inForm = `${at}.${path}`;
  const label = useLabel();
  const Control = CONTROLS[kind];
  const change = (chosen: Value) => set(path.split('.'), chosen);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that its control, or that one's picker, has the focus
    <div className={styles.option} onFocus={() => onEdit(path)}>
      <Control
        label={label(path)}
        value={value}
        error={error}
        onChange={change}
        wrong={wrong.get(inForm)}
        onWrong={(text) => (text ? wrong.set(inForm, text) : wrong.delete(inForm))}
        palette={palette}
      />
      {pairs.length > 0 && <Faint pairs={pairs} onFix={change} />}
    </div>
  );
}, isSameOption);

/** The values and the pairs of colours of a part, and what is wrong with its options. */
type Values = { values: object; pairs: readonly ColourPair[]; errors: FieldErrors };

type NodesProps = Values & { path: readonly string[]; tree: OptionTree };

function Group(props: NodesProps) {
  const label = useLabel();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.heading}>{label([...props.path, 'heading'].join('.'))}</legend>
      <Nodes {...props} />
    </fieldset>
  );
}

function Nodes({ path, tree, values, pairs, errors }: NodesProps) {
  const nodes = Object.entries(tree).map(([name, node]) => ({ node, path: [...path, name] }));
  const leaves = nodes.flatMap(({ node, path: own }) =>
    typeof node === 'string' ? [{ kind: node, names: own, at: own.join('.') }] : [],
  );
  const groups = nodes.flatMap(({ node, path: own }) =>
    typeof node === 'string' ? [] : [{ tree: node, path: own }],
  );
  return (
    <>
      {leaves.length > 0 && (
        <div className={styles.options}>
          {leaves.map(({ kind, names, at }) => (
            <Option
              key={at}
              path={at}
              kind={kind}
              value={valueAt(values, names) as Value}
              error={errors[at]}
              pairs={pairs.filter(({ option }) => option === at)}
            />
          ))}
        </div>
      )}
      {groups.map((group) => (
        <Group key={group.path.join('.')} {...group} values={values} pairs={pairs} errors={errors} />
      ))}
    </>
  );
}

/** The fields of all options of a part, made from the tree of options. */
export function OptionFields({ part, at, wrong, palette, set, onEdit, ...values }: Shared & Values) {
  const latest = useRef({ set, onEdit });
  useEffect(() => {
    latest.current = { set, onEdit };
  });
  const shared = useMemo(
    () => ({
      part,
      at,
      wrong,
      palette,
      set: (path: readonly string[], value: Value) => latest.current.set(path, value),
      onEdit: (path: string) => latest.current.onEdit(path),
    }),
    [part, at, wrong, palette],
  );
  return (
    <SharedContext value={shared}>
      <Nodes path={[]} tree={THEME_OPTIONS[part]} {...values} />
    </SharedContext>
  );
}
