import { expect, test } from 'vitest';
import { startPhrases } from '../../testing/start-phrases.ts';
import { loadColumnNames } from './column-names.ts';
import { columnsFor } from './sheet-columns.ts';

test('a column is known by its name in each language of the screen', async () => {
  await startPhrases('ar', 'spreadsheet');
  const namesOf = await loadColumnNames();
  const columns = columnsFor(['en', 'ar']);
  expect(columns.map(namesOf)).toContainEqual(['Price', 'السعر', 'Цена']);
  expect(columns.map(namesOf)).toContainEqual(['Name: Arabic', 'الاسم: العربية', 'Название: Арабский']);
});
