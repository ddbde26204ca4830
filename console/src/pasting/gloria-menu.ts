import { z } from 'zod';

const size = z.object({ name: z.string(), price: z.number() });
const item = z.object({
  id: z.union([z.number(), z.string()]),
  name: z.string(),
  description: z.string().nullish(),
  price: z.number(),
  sizes: z.array(size).default([]),
});
/** A menu as GloriaFood gives it out (its API "Fetch Menu", version 2): a size says what it costs more than the dish. */
const gloriaMenu = z.object({
  currency: z.string(),
  categories: z.array(z.object({ name: z.string(), items: z.array(item) })),
});

// The names of Square's columns, which the reader knows (`reader/peers.ts`).
const HEAD = ['Token', 'Item Name', 'Variation Name', 'Description', 'Category', 'Price'];

const cell = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

// Sums of binary fractions have more digits than any price.
const amount = (price: number): string => String(Number(price.toFixed(4)));

/** The text of a menu of GloriaFood, a row for each size of a dish; undefined of any other text. Groups of options are left out. */
export function textOfGloriaMenu(text: string): string | undefined {
  if (!text.trimStart().startsWith('{')) return undefined;
  const read = gloriaMenu.safeParse(parsed(text));
  if (!read.success) return undefined;
  const { currency, categories } = read.data;
  const rows = categories.flatMap(({ name: category, items }) =>
    items.flatMap(({ id, name, description, price, sizes }) =>
      (sizes.length > 0 ? sizes : [{ name: '', price: 0 }]).map((one) => [
        String(id),
        name,
        one.name,
        description ?? '',
        category,
        `${amount(price + one.price)} ${currency}`,
      ]),
    ),
  );
  return [HEAD, ...rows].map((row) => row.map(cell).join('\t')).join('\n');
}

/** The value of a JSON text; undefined of a text that is none. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
