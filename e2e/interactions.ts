import type { Locator, Page } from '@playwright/test';

/** A person at the screen whose every act is counted: a click, a key pressed outside of a text, a field filled are one each. */
export type Person = {
  click: (place: Locator) => Promise<void>;
  fill: (field: Locator, text: string) => Promise<void>;
  press: (key: string) => Promise<void>;
  interactions: () => number;
};

/** Begins to count. */
export function personAt(page: Page): Person {
  let count = 0;
  return {
    click: async (place) => {
      await place.click();
      count += 1;
    },
    fill: async (field, text) => {
      await field.fill(text);
      count += 1;
    },
    press: async (key) => {
      await page.keyboard.press(key);
      count += 1;
    },
    interactions: () => count,
  };
}
