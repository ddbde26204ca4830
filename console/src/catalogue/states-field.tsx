import { Button } from '@mantine/core';
import { listOf, STATEMENTS } from '@sofra/contract/catalogue/ingredient-states';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReadOnly } from '../ui/feedback/read-only.tsx';
import { Doubts } from './doubts.tsx';
import { useIngredientWords } from './ingredient-words.ts';
import { STATE_ICONS, StateRows } from './state-rows.tsx';
import { freeOfTheRest, INGREDIENTS, restated, type Stated, theRest, unstated } from './states.ts';
import styles from './states-field.module.css';

/** The lists that have something, a line for each, and the number of ingredients that are not stated. */
function Summary({ stated, claims }: Pick<Props, 'stated' | 'claims'>) {
  const { t } = useTranslation();
  const { words } = useIngredientWords();
  const open = unstated(stated).length;
  if (open === INGREDIENTS.length) return <span className={styles.open}>{t('states.nothing')}</span>;
  return (
    <>
      {STATEMENTS.filter((list) => stated[list].length > 0).map((list) => {
        const Icon = STATE_ICONS[list];
        return (
          <span key={list} className={styles.line} data-state={list}>
            <Icon size={16} stroke={2.25} aria-hidden />
            <span>{t('states.line', { state: t(`states.${list}`), list: words(stated[list]) })}</span>
          </span>
        );
      })}
      <Doubts stated={stated} claims={claims} />
      {open > 0 && <span className={styles.open}>{t('states.open', { count: open })}</span>}
    </>
  );
}

type Props = {
  /** The name of the dish or the extra, as the field says it. */
  label: string;
  stated: Stated;
  /** The diets and labels that a dish claims. */
  claims?: readonly string[];
  onChange: (stated: Stated) => void;
};

/** Asks whether all that is not stated is what the dish is free of, and says what that means. */
function TheRest({ stated, onChange }: Pick<Props, 'stated' | 'onChange'>) {
  const { t } = useTranslation();
  const readOnly = useReadOnly();
  const { words } = useIngredientWords();
  const [isAsked, setAsked] = useState(false);
  const asking = useRef<HTMLButtonElement>(null);
  const id = useId();
  const rest = theRest(stated);
  if (rest.length === 0) return null;
  const leave = () => {
    setAsked(false);
    queueMicrotask(() => asking.current?.focus());
  };
  if (!isAsked)
    return (
      <Button ref={asking} {...readOnly} variant="default" onClick={() => setAsked(true)}>
        {t('states.rest')}
      </Button>
    );
  return (
    <fieldset aria-labelledby={id} className={styles.question}>
      <p id={id}>{t('states.restText', { list: words(rest) })}</p>
      <div className={styles.answers}>
        <Button variant="default" autoFocus onClick={leave}>
          {t('interface.cancel')}
        </Button>
        <Button
          onClick={() => {
            setAsked(false);
            onChange(freeOfTheRest(stated));
          }}
        >
          {t('states.restYes')}
        </Button>
      </div>
    </fieldset>
  );
}

/** The statements of a dish or an extra: in a few lines, which open to all ingredients. */
export function StatesField({ label, stated, claims = [], onChange }: Props) {
  const { t } = useTranslation();
  const { word } = useIngredientWords();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const rows = INGREDIENTS.map((key) => ({ key, name: word(key), list: listOf(stated, key) }));
  return (
    <div className={styles.field}>
      <div className={styles.summary}>
        <div className={styles.lines}>
          <Summary stated={stated} claims={claims} />
        </div>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-label={t('states.of', { name: label, state: t(isOpen ? 'states.close' : 'states.change') })}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'states.close' : 'states.change')}
          <IconChevronDown size={18} aria-hidden data-open={isOpen || undefined} />
        </button>
      </div>
      {isOpen && (
        <div id={id} className={styles.all}>
          <StateRows
            label={label}
            rows={rows}
            onChange={(key, list) => onChange(restated(stated, key, list))}
          />
          <TheRest stated={stated} onChange={onChange} />
        </div>
      )}
    </div>
  );
}
