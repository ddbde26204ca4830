import type { Locator, Page } from '@playwright/test';

/** A person at the screen whose every act is counted: a click, a key pressed outside of a text, a field filled are one each. */
export type Person = {
  click: (place: Locator) => Promise<void>;
  fill: (field: Locator, text: string) => Promise<void>;
  press: (key: string) => Promise<void>;
  interactions: () => number;
};

type Hands = Pick<Person, 'click' | 'fill'>;

function counted(page: Page, hands: Hands): Person {
  let count = 0;
  return {
    click: async (place) => {
      await hands.click(place);
      count += 1;
    },
    fill: async (field, text) => {
      await hands.fill(field, text);
      count += 1;
    },
    press: async (key) => {
      await page.keyboard.press(key);
      count += 1;
    },
    interactions: () => count,
  };
}

/** Presses Tab until something has the focus. */
export async function tabTo(page: Page, place: Locator): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    if (await place.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${place} can't be reached with the Tab key.`);
}

/** Begins to count what a person does with a pointer and a keyboard. */
export const personAt = (page: Page): Person =>
  counted(page, { click: (place) => place.click(), fill: (field, text) => field.fill(text) });

/** The same for a person without a pointer; the way from one place to the next with the Tab key is not counted. */
export const personAtKeyboard = (page: Page): Person =>
  counted(page, {
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

/** A phrase of the console with its places filled, as the screen says it. */
export const filled = (phrase: string, values: Record<string, string | number>): string =>
  phrase.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
