import { needPhrases } from '../platform/i18n.ts';
import { lazy } from '../platform/lazy.ts';

/**
 * The tools of a list's rows and the field of their prices, which come once the rows are there to be read; together, so that what is
 * typed right after the press on a price goes into its field.
 */
export const loadRowTools = lazy(async () => {
  const [{ RowTools }, { PriceField }] = await Promise.all([
    import('./row-tools.tsx'),
    import('./price-field.tsx'),
    needPhrases('rows', 'unsaved'),
  ]);
  return { RowTools, PriceField };
});
