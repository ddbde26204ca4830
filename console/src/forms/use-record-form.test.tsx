import { expect, test } from 'vitest';
import { show } from '../../testing/dialogs.tsx';
import { startPhrases } from '../../testing/start-phrases.ts';
import { ApiError } from '../platform/api-error.ts';
import { useRecordForm } from './use-record-form.ts';

await startPhrases('en', 'saving');

const fault = (pointer: string, detail: string) =>
  ({ id: '1', status: '422', code: 'invalid_format', title: detail, detail, source: { pointer } }) as const;

type Fault = ReturnType<typeof fault>;
type Props = { faults: readonly Fault[]; onTold: (error: unknown) => void };

/** A form of one field, whose save the server refuses. */
function OneField({ faults, onTold }: Props) {
  const form = useRecordForm<{ name: string }, { version: number }>({
    draftKey: undefined,
    record: { version: 1 },
    read: () => ({ name: 'Levant' }),
    save: async () => {
      throw new ApiError(422, [...faults]);
    },
    rules: () => ({}),
    fieldOf: (pointer) => /^\/data\/attributes\/(\w+)$/.exec(pointer)?.[1],
    conflictsIn: () => [],
    resolve: ({ mine }) => mine,
    tell: onTold,
    onSaved: () => {},
  });
  return (
    <form {...form.props}>
      <p>{form.errors.name}</p>
      <button type="submit">Save</button>
    </form>
  );
}

/** Saves a form that the server refuses for these reasons. */
async function refused(faults: readonly Fault[]) {
  const told: unknown[] = [];
  const screen = await show(<OneField faults={faults} onTold={(error) => told.push(error)} />);
  await screen.getByRole('button', { name: 'Save' }).click();
  return { screen, told };
}

test('a refusal that stands at a field is not told again', async () => {
  const { screen, told } = await refused([fault('/data/attributes/name', 'Too short.')]);
  await expect.element(screen.getByText('Too short.')).toBeVisible();
  expect(told).toEqual([]);
});

test.each([
  ['of no field', [fault('', 'The venue is full.')]],
  ['of a field that the form has not', [fault('/data/attributes/sync', 'Not now.')]],
  ['of a field and of none', [fault('/data/attributes/name', 'Too short.'), fault('/data', 'Full.')]],
])('a refusal %s is told', async (_, faults) => {
  const { told } = await refused(faults);
  await expect.poll(() => told).toHaveLength(1);
});
