import { expect, test } from '@playwright/test';
import { consoleWeights } from './console-weight.ts';

const KB = 1000;

test('the login and the list keep to their budgets', () => {
  const { login, list } = consoleWeights();
  expect(login).toBeLessThan(160 * KB);
  expect(list).toBeLessThan(280 * KB);
});
