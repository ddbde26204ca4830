import { expect, test } from 'vitest';
import { newWizard, withCity } from './wizard.ts';

const dubai = { id: '67656f6e-616d-8573-8000-0000000476bf', name: 'Dubai', country_code: 'AE' };

test('a city brings its currency for as long as nobody has chosen one', () => {
  const choice = { text: 'Dubai', city: dubai };
  const wizard = { ...newWizard(), currency: 'usd' as const };
  expect(withCity(wizard, choice)).toMatchObject({ currency: 'aed', person: { city: choice } });
  expect(withCity({ ...wizard, isCurrencyChosen: true }, choice).currency).toBe('usd');
  expect(withCity(withCity(wizard, choice), { text: 'Du', city: null }).currency).toBe('aed');
});
