import { NativeSelect, Pagination } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { PAGE } from '@sofra/contract/limits';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PHONE_SCREEN } from '../layout/phone-screen.ts';
import styles from './list-footer.module.css';
import { isPageSize, type PageSize } from './page-size.ts';

/** The figures of a page as the wire gives them. */
export type PageFigures = { current_page: number; last_page: number; per_page: number; total: number };

type Props = {
  figures: PageFigures;
  size: PageSize;
  onPage: (page: number) => void;
  onSize: (size: PageSize) => void;
};

/** Below a list: which rows of how many, the pages, and how many rows a page has. */
export function ListFooter({ figures, size, onPage, onSize }: Props) {
  const { t } = useTranslation();
  const sizeId = useId();
  const isPhone = useMediaQuery(PHONE_SCREEN, false, { getInitialValueInEffect: false });
  const { current_page: page, last_page: last, total } = figures;
  const range = { from: (page - 1) * size + 1, to: Math.min(page * size, total), total };
  const labels = { previous: t('lists.previous'), next: t('lists.next') };
  return (
    <div className={styles.footer}>
      <span className={styles.range}>{t('lists.range', range)}</span>
      {last > 1 && (
        <nav aria-label={t('lists.pages')}>
          <Pagination
            value={page}
            total={last}
            classNames={{ control: styles.page ?? '' }}
            gap={4}
            // Beside the first and the last page a phone has room for the one that it is on.
            siblings={isPhone ? 0 : 1}
            onChange={onPage}
            getItemProps={(number) => ({ 'aria-label': t('lists.page', { page: number }) })}
            getControlProps={(control) =>
              control === 'previous' || control === 'next' ? { 'aria-label': labels[control] } : {}
            }
          />
        </nav>
      )}
      <label className={styles.size} htmlFor={sizeId}>
        {t('lists.rows')}
        <NativeSelect
          id={sizeId}
          data={PAGE.sizes.map(String)}
          value={String(size)}
          onChange={({ currentTarget: { value } }) =>
            isPageSize(Number(value)) && onSize(Number(value) as PageSize)
          }
        />
      </label>
    </div>
  );
}
