import type { Locator, Page } from '@playwright/test';

/** A person whose interactions are counted: each click, filled field, choice, and key pressed outside of a text. */
export type Person = {
  click: (place: Locator) => Promise<void>;
  fill: (field: Locator, text: string) => Promise<void>;
  choose: (field: Locator, value: string) => Promise<void>;
  press: (key: string) => Promise<void>;
  interactions: () => number;
};

type Actions = Pick<Person, 'click' | 'fill'>;

function countActions(page: Page, actions: Actions): Person {
  let count = 0;
  return {
    click: async (place) => {
      await actions.click(place);
      count += 1;
    },
    fill: async (field, text) => {
      await actions.fill(field, text);
      count += 1;
    },
    choose: async (field, value) => {
      await field.selectOption(value);
      count += 1;
    },
    press: async (key) => {
      await page.keyboard.press(key);
      count += 1;
    },
    interactions: () => count,
  };
}

/** Presses Tab until an element has the focus. */
export async function tabTo(page: Page, place: Locator): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    if (await place.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${place} can't be reached with the Tab key.`);
}

/** A person with a pointer and a keyboard. */
export const personAt = (page: Page): Person =>
  countActions(page, { click: (place) => place.click(), fill: (field, text) => field.fill(text) });

/** A person without a pointer; presses of the Tab key are not counted. */
export const personAtKeyboard = (page: Page): Person =>
  countActions(page, {
    click: async (place) => {
      await tabTo(page, place);
      await page.keyboard.press('Enter');
    },
    fill: async (field, text) => {
      await tabTo(page, field);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
  });

/** A phrase of the console with its placeholders filled. */
export const filled = (phrase: string, values: Record<string, string | number>): string =>
  phrase.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
