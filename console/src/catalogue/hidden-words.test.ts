import { usualWeek } from '@sofra/contract/schedules/schedules';
import i18next from 'i18next';
import { expect, test } from 'vitest';
import { hiddenWords } from './hidden-words.ts';
import { phrases as lists } from './phrases/en/catalogue.ts';
import { phrases as editors } from './phrases/en/editor.ts';

const i18n = i18next.createInstance();
const translation = { schedule: lists.schedule, preview: editors.preview };
await i18n.init({ lng: 'en', resources: { en: { translation } }, interpolation: { escapeValue: false } });

type Given = Parameters<typeof hiddenWords>[0];
type Shown = NonNullable<Given['row']>;

const always = { schedule_type: 'always', schedule_data: null } as const;
const settings = { description: '', note: '', preview_photo_url: null, attachments: [] };
const record = (title: string, parts: Partial<Shown> = {}): Shown => ({
  title,
  disabled: false,
  settings: { ...settings, ...always },
  ...parts,
});
const words = (given: Partial<Given>) =>
  hiddenWords({
    row: record('Kebab'),
    above: [record('Lunch'), record('Grill')],
    isEmpty: false,
    zone: 'Asia/Dubai',
    // A Thursday, 16:00 in Dubai.
    now: Date.parse('2026-11-26T12:00:00Z'),
    t: i18n.t,
    locale: 'en',
    ...given,
  });

/** A record that shows from 18:00 to 20:00. */
function inTheEvening(title: string, enabled = true): Shown {
  const week = usualWeek();
  for (const hours of Object.values(week)) Object.assign(hours, { from: '18:00', to: '20:00', enabled });
  return record(title, { settings: { ...settings, schedule_type: 'periodic', schedule_data: week } });
}

test('nothing is said of a record that guests see, nor of a new one', () => {
  expect(words({})).toEqual([]);
  expect(words({ row: undefined })).toEqual([]);
});

test('what is switched off is told of the record and of what it is in', () => {
  const above = [record('Lunch', { disabled_here: true }), record('Grill', { disabled: true })];
  expect(words({ row: record('Kebab', { disabled: true }), above })).toEqual([
    '“Lunch” is switched off: guests see nothing of it.',
    '“Grill” is switched off: guests see nothing of it.',
    'It is switched off: guests don’t see it.',
  ]);
});

test('what is outside of its hours is told with when it shows again', () => {
  expect(words({ row: inTheEvening('Kebab'), above: [inTheEvening('Grill')] })).toEqual([
    'Guests don’t see “Grill” now. Shows again today 18:00.',
    'Guests don’t see it now. Shows again today 18:00.',
  ]);
  expect(words({ row: inTheEvening('Kebab', false) })).toEqual(['Guests don’t see it now. No days chosen.']);
});

test('what is empty is told', () => {
  expect(words({ isEmpty: true })).toEqual(['Guests see it once it has an item that is switched on.']);
});
