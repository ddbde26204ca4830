import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoosingContext } from '../catalogue/row-grips.tsx';
import { CheckBox } from '../ui/controls/check-box.tsx';
import type { MenuSection } from './menu-lines.ts';

/** The box that chooses all items of a section; an empty one has nothing to choose. */
export function ChooseSection({ row: { id, title }, items }: MenuSection) {
  const { t } = useTranslation();
  const { chosen, toggle } = use(ChoosingContext);
  const count = items.filter((item) => chosen.has(item.id)).length;
  if (items.length === 0) return null;
  return (
    <CheckBox
      label=""
      data-choose
      aria-label={t('wholeMenu.chooseAll', { title })}
      checked={count === items.length}
      ref={(box) => {
        if (box) box.indeterminate = count > 0 && count < items.length;
      }}
      onChange={() => toggle(id)}
    />
  );
}
