import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useIngredientWords } from './ingredient-words.ts';
import styles from './states-field.module.css';
import type { Unseen } from './unseen.ts';

/** Says what somebody else has stated meanwhile, before it is saved and signed together with what was typed here. */
export function Meanwhile({ dishes }: { dishes: readonly Unseen[] }) {
  const { t } = useTranslation();
  const { word } = useIngredientWords();
  const notice = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what comes later must be seen too.
  useEffect(() => notice.current?.focus(), [dishes.length]);
  return (
    <div role="alert" tabIndex={-1} ref={notice} className={styles.unseen}>
      <IconAlertTriangle size={20} stroke={1.75} aria-hidden />
      <p>{t('editor.others')}</p>
      <ul>
        {dishes.map(({ key, title, by, words }) => (
          <li key={key}>
            <strong>
              <bdi>{title}</bdi>
            </strong>
            {by && <span> ({<bdi>{by}</bdi>})</span>}
            {words.length > 0 && (
              <ul>
                {words.map((one) => (
                  <li key={one.key}>
                    {t('states.of', {
                      name: word(one.key),
                      state: t(one.list ? `states.${one.list}` : 'states.not_stated'),
                    })}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
