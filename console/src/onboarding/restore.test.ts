import { expect, test } from 'vitest';
import { readPastedMenu } from '../pasting/reader/read-menu.ts';
import { signUpAttributes } from './payload.ts';
import { readWizard } from './restore.ts';
import { addPasted } from './sections.ts';
import { newItem, newSection, newWizard, type Wizard } from './wizard.ts';

const city = { id: '67656f6e-616d-8573-8000-0000000476bf', name: 'Dubai', country_code: 'AE' };
const soup = { ...newItem(), title: 'Soup', price: '4.50', ingredient_warnings: ['celery' as const] };
const photographed = { ...newItem(), photo: { url: '/p/1.webp', signedId: 'signed' } };
const full: Wizard = {
  ...newWizard(),
  step: 2,
  name: 'Levant',
  demo: 'table',
  title: 'Lunch',
  currency: 'kwd',
  sections: [{ ...newSection(), title: 'Starters', items: [soup, photographed] }],
  person: { ...newWizard().person, first_name: 'Layla', city: { text: 'Dubai', city } },
};

test.each([
  ['untouched', newWizard()],
  ['full', full],
])('a wizard that is %s is restored as it was kept', (_, wizard) => {
  expect(readWizard(JSON.parse(JSON.stringify(wizard)))).toEqual(wizard);
});

const withItem = (item: object) => ({ ...full, sections: [{ ...newSection(), items: [item] }] });

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['a word', 'wizard'],
  ['a list', []],
  ['a step that there is not', { ...full, step: 3 }],
  ['a kind that there is not', { ...full, kind: 'tray' }],
  ['a currency that there is not', { ...full, currency: 'xxx' }],
  ['sections that are no list', { ...full, sections: {} }],
  ['a section without items', { ...full, sections: [{ key: 'a', title: 'Starters' }] }],
  ['a section with a number for a description', { ...full, sections: [{ ...newSection(), description: 7 }] }],
  ['an item without a price', withItem({ ...soup, price: undefined })],
  ['a warning that there is not', withItem({ ...soup, ingredient_warnings: ['sand'] })],
  ['a photo with a number for a signed id', withItem({ ...soup, photo: { url: null, signedId: 7 } })],
  ['a person without a phone', { ...full, person: { ...full.person, phone: undefined } }],
  ['half a city', { ...full, person: { ...full.person, city: { text: 'Dubai', city: { id: 'x' } } } }],
])('%s is dropped', (_, kept) => expect(readWizard(kept)).toBeUndefined());

test('sizes and languages of a pasted menu are kept, and go along with the sign-up', () => {
  const { sections } = readPastedMenu(
    'Pizza بيتزا  Small / Large\nMargherita مارغريتا 30 / 40\nCalzone كالزوني 35 / 45\nPepperoni ببروني 38 / 50',
    { currency: 'aed', main: 'en', others: ['ar'] },
  );
  const wizard = addPasted(sections)(newWizard());
  expect(readWizard(JSON.parse(JSON.stringify(wizard)))).toEqual(wizard);
  const strange = JSON.parse(JSON.stringify(wizard).replace('"ar"', '"xx"'));
  expect(readWizard(strange)).toBeUndefined();
  const { sections: sent } = signUpAttributes({ wizard, password: '', confirmation: '' }, 'en');
  expect(sent?.[0]?.translations).toEqual({ ar: { title: 'بيتزا' } });
  expect(sent?.[0]?.items?.[0]).toMatchObject({
    title: 'Margherita',
    extras: [{ title: 'Large', price: '10' }],
    translations: { ar: { title: 'مارغريتا' } },
  });
});
