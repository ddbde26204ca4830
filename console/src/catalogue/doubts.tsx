import { outdoing } from '@sofra/contract/catalogue/ingredient-states';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { claimsAgainst } from './claims-against.ts';
import { useIngredientWords } from './ingredient-words.ts';
import type { Stated } from './states.ts';
import styles from './states-field.module.css';

type Props = {
  stated: Stated;
  /** The diets and labels that the dish claims; an extra claims none. */
  claims?: readonly string[] | undefined;
};

/** The warnings about what a dish states: a word that no guest is shown, because another outdoes it, and a diet against an ingredient. */
export function useDoubts() {
  const { t } = useTranslation();
  const { word, words } = useIngredientWords();
  return ({ stated, claims = [] }: Props): string[] => {
    const found = outdoing(stated);
    const list = words(found.map(({ key }) => key));
    const kinds = words(found.map(({ kind }) => kind));
    return [
      ...(found.length > 0 ? [t('states.outdone', { list, kinds })] : []),
      ...claimsAgainst(claims, stated).map(({ diet, ingredients }) =>
        t('editor.against', { diet: word(diet), list: words(ingredients) }),
      ),
    ];
  };
}

/** The warnings about what a dish or an extra states. */
export function Doubts(props: Props) {
  const doubts = useDoubts()(props);
  if (doubts.length === 0) return null;
  return (
    <span role="status" className={styles.doubts}>
      {doubts.map((doubt) => (
        <span key={doubt} className={styles.line} data-state="may_contain">
          <IconAlertTriangle size={16} stroke={2.25} aria-hidden />
          <span>{doubt}</span>
        </span>
      ))}
    </span>
  );
}
