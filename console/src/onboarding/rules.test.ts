import { problemText } from '@sofra/contract/api/problems';
import { TEXT } from '@sofra/contract/limits';
import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import { phrases as person } from '../accounts/phrases/en/person.ts';
import { phrases as shell } from '../platform/phrases/en/shell.ts';
import { phrases as phone } from '../ui/phrases/en/phone.ts';
import { stepOf } from './fields.ts';
import { type SignUpForm, signUpAttributes } from './payload.ts';
import { phrases } from './phrases/en/wizard.ts';
import { brokenWizardRules } from './rules.ts';
import { newItem, newSection, newWizard, type PersonDraft, type Wizard } from './wizard.ts';

const i18n = createInstance();
const t = await i18n.init({
  lng: 'en',
  resources: { en: { translation: { ...shell, ...person, ...phone, ...phrases } } },
  interpolation: { escapeValue: false },
});

const city = { id: '67656f6e-616d-8573-8000-0000000476bf', name: 'Dubai', country_code: 'AE' };
const layla: PersonDraft = {
  first_name: 'Layla',
  last_name: 'Haddad',
  email: 'layla@example.com',
  phone: '+971501234567',
  city: { text: 'Dubai', city },
};
const form = (change: Partial<Wizard> = {}, passwords: Partial<SignUpForm> = {}): SignUpForm => ({
  wizard: { ...newWizard(), name: 'Levant', currency: 'usd', person: layla, ...change },
  password: 'a-laid-table',
  confirmation: 'a-laid-table',
  ...passwords,
});
const broken = (given: SignUpForm) => brokenWizardRules(given, t, 'en');
const soup = { ...newItem(), title: 'Soup', price: '4.5' };
const withItem = (change: object, currency: Wizard['currency'] = 'usd') =>
  form({
    title: 'Lunch',
    currency,
    sections: [{ ...newSection(), title: 'Starters', items: [{ ...soup, ...change }] }],
  });
const short = (min: number) => problemText('too_short', 'en', { min });
const required = problemText('required', 'en');

test('a person and a name are enough; without a word about a menu none is sent', () => {
  expect(broken(form())).toEqual({});
  expect(signUpAttributes(form(), 'ar')).toEqual({
    first_name: 'Layla',
    last_name: 'Haddad',
    email: 'layla@example.com',
    phone: '+971501234567',
    city_id: city.id,
    password: 'a-laid-table',
    locale: 'ar',
    venue: { name: 'Levant', time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone },
  });
});

test("a menu is sent with its kind, its currency and its items' texts", () => {
  const chips = {
    ...soup,
    title: 'Chips',
    price: '٣',
    description: ' ',
    photo: { url: '/1', signedId: 'signed' },
  };
  const sections = [{ ...newSection(), title: 'Starters', items: [chips] }];
  expect(signUpAttributes(form({ title: 'Lunch', kind: 'in_room', sections }), 'en')).toMatchObject({
    menu: { title: 'Lunch', currency: 'usd', kind: 'in_room' },
    sections: [
      {
        title: 'Starters',
        items: [{ title: 'Chips', price: '3', ingredient_warnings: [], signed_id: 'signed' }],
      },
    ],
  });
});

test('an empty form reports each required field', () => {
  const empty = broken({ wizard: newWizard(), password: '', confirmation: '' });
  const fields = ['venue/name', 'first_name', 'last_name', 'email', 'phone', 'password'];
  expect(empty).toEqual(
    Object.fromEntries([...fields, 'password_confirmation'].map((field) => [field, required])),
  );
});

test.each<[string, SignUpForm, string, string]>([
  ['a short name', form({ name: 'Le' }), 'venue/name', short(TEXT.venueName.min)],
  ['a long name', form({ name: 'L'.repeat(31) }), 'venue/name', problemText('too_long', 'en', { max: 30 })],
  ['a short first name', form({ person: { ...layla, first_name: 'La' } }), 'first_name', short(3)],
  ['no address', form({ person: { ...layla, email: 'layla@' } }), 'email', shell.login.rules.emailInvalid],
  ['no number', form({ person: { ...layla, phone: '+97150' } }), 'phone', phone.phone.invalid],
  ['a short password', form({}, { password: 'short', confirmation: 'short' }), 'password', short(8)],
  [
    'another password',
    form({}, { confirmation: 'a-laid-tabel' }),
    'password_confirmation',
    problemText('password_mismatch', 'en'),
  ],
  [
    'sections without a menu',
    form({ sections: [{ ...newSection(), title: 'Soups' }] }),
    'menu/title',
    required,
  ],
  ['a short item', withItem({ title: 'Ox' }), 'sections/0/items/0/title', short(3)],
  ['a short description', withItem({ description: 'Ox' }), 'sections/0/items/0/description', short(3)],
  ['no price', withItem({ price: '' }), 'sections/0/items/0/price', required],
  [
    'words for a price',
    withItem({ price: 'cheap' }),
    'sections/0/items/0/price',
    problemText('invalid_amount', 'en'),
  ],
  [
    'a price of nearly nothing',
    withItem({ price: '0.09' }),
    'sections/0/items/0/price',
    problemText('too_small', 'en', { min: '0.1' }),
  ],
  [
    'half a yen',
    withItem({ price: '0.4' }, 'jpy'),
    'sections/0/items/0/price',
    problemText('too_small', 'en', { min: '1' }),
  ],
])('%s is reported at its field', (_, given, field, sentence) => {
  expect(broken(given)).toEqual({ [field]: sentence });
});

test('a city that is not found holds nothing back', () => {
  expect(broken(form({ person: { ...layla, city: { text: 'Atlantis', city: null } } }))).toEqual({});
});

test('each field belongs to a step', () => {
  expect(['venue/name', 'menu/kind'].map(stepOf)).toEqual([0, 0]);
  expect(['menu/title', 'menu/currency', 'sections/0/items/1/price'].map(stepOf)).toEqual([1, 1, 1]);
  expect(['first_name', 'password_confirmation', 'city_id'].map(stepOf)).toEqual([2, 2, 2]);
});
