import { expect, test } from 'vitest';
import { startI18n } from '../platform/i18n.ts';
import { loadColumnNames } from './column-names.ts';
import { columnsFor } from './sheet-columns.ts';

test('a column is known by its name in each language of the screen', async () => {
  await startI18n('ar', 'spreadsheet');
  const namesOf = await loadColumnNames();
  const columns = columnsFor(['en', 'ar']);
  expect(columns.map(namesOf)).toContainEqual(['Price', 'السعر', 'Цена']);
  expect(columns.map(namesOf)).toContainEqual(['Name: Arabic', 'الاسم: العربية', 'Название: Арабский']);
});
