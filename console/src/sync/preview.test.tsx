import type { PreviewedChild, SyncChange } from '@sofra/contract/sync/sync';
import { expect, test } from 'vitest';
import { show } from '../../testing/dialogs.tsx';
import { startPhrases } from '../../testing/start-phrases.ts';
import { Preview } from './preview.tsx';

await startPhrases('en', 'sync');

const change = (action: SyncChange['action'], title: string | null, above: string[] = []): SyncChange => ({
  action,
  record_type: above.length === 0 ? 'menus' : 'items',
  record_id: `${action} ${title}`,
  title,
  above,
  holds: [],
  overwrites: [],
  check_prices: [],
  currency: null,
  before: null,
  after: null,
});

const BRANCH: PreviewedChild = {
  id: 'b',
  status: 'synced',
  created: 1,
  updated: 11,
  removed: 0,
  publication_number: null,
  error: null,
  changes: [
    change('reordered', null),
    change('added', 'Brunch'),
    ...Array.from({ length: 10 }, (_, at) => change('changed', `Soup ${at}`, ['Lunch', 'Soups'])),
  ],
  left_out: 3,
  kept: {
    own: 2,
    off_here: 1,
    stated: [{ title: 'Kebab', above: ['Lunch', 'Grill'], ingredients: ['sesame', 'milk'] }],
  },
};

test('changes stand by their menus, and many of them are folded', async () => {
  const describe = ({ action, title }: SyncChange) => [`${action} ${title}`];
  const screen = await show(<Preview branches={[BRANCH]} nameOf={() => 'Seaside'} describe={describe} />);
  await expect.element(screen.getByRole('region', { name: 'Seaside' })).toBeVisible();
  await expect.element(screen.getByText('1 added · 11 changed')).toBeVisible();
  await expect.element(screen.getByText('added Brunch')).toBeVisible();
  const folded = screen.getByText('changed Soup 4');
  await expect.element(folded).not.toBeVisible();
  await screen.getByText('10 changes').click();
  await expect.element(folded).toBeVisible();
  const menus = [...screen.container.querySelectorAll('summary bdi')].map((menu) => menu.textContent);
  expect(menus).toEqual(['Brunch', 'Lunch', 'The menus themselves']);
  await expect.element(screen.getByText('and 3 more changes')).toBeVisible();
  await expect.element(screen.getByText('“Kebab” (Grill): Sesame, Milk')).toBeVisible();
  await expect
    .element(screen.getByText('Stays as it is: 2 records of its own · 1 switched off here'))
    .toBeVisible();
});

test('branches with the same changes stand together below the exceptions, and what they lose is marked', async () => {
  const lunch = change('changed', 'Lunch');
  const same = (id: string) => ({ ...BRANCH, id, changes: [{ ...lunch, record_id: `lunch of ${id}` }] });
  const marked = { ...lunch, overwrites: ['price'], check_prices: ['House tea'] };
  const other = { ...BRANCH, id: 'c', changes: [marked] };
  const branches = [same('a'), same('b'), other, same('d')];
  const describe = ({ action, title }: SyncChange) => [`${action} ${title}`];
  const screen = await show(
    <Preview branches={branches} nameOf={(id) => `Branch ${id}`} describe={describe} />,
  );
  const headings = () =>
    screen
      .getByRole('heading')
      .elements()
      .map(({ textContent }) => textContent);
  await expect.poll(headings).toEqual(['Branch c', 'The same in 3 branches']);
  await expect.element(screen.getByText('“Branch a”, “Branch b”, and “Branch d”')).toBeVisible();
  const exception = screen.getByRole('region', { name: 'Branch c' });
  await expect.element(exception.getByText(/The sync writes over it/)).toBeVisible();
  await expect.element(exception.getByText(/Check its price.*House tea/)).toBeVisible();
});
