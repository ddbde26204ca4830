import { expect, type Locator, type Page } from '@playwright/test';

/** Somebody with a keyboard alone, who knows of the screen only what is said of the thing that has the focus. */
export type Reader = {
  press: (...keys: string[]) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Goes on with a key, Tab unless another is named, until a thing of this role and name has the focus. */
  goTo: (role: string, name: string, key?: string) => Promise<void>;
  /** Waits until a thing of this role and name has the focus without a further key. */
  standsOn: (role: string, name: string) => Promise<void>;
  /** Goes down the list of the box that has the focus, once it has come, until an option that begins so is read out, and takes it. */
  take: (beginning: string) => Promise<void>;
};

/** A text as it is heard: without the marks that keep names of another direction apart. */
export const heard = (text: string) => text.replace(/[\u2066-\u2069]/g, '');

/** What is said of a thing: its role, and its name in quotes; empty when it isn't there. */
async function saidOf(thing: Locator): Promise<string> {
  if ((await thing.count()) === 0) return '';
  const [first = ''] = (await thing.ariaSnapshot()).split('\n');
  return heard(first).replace(/^- '?/, '');
}

const heardOf = (page: Page) => saidOf(page.locator(':focus'));

/** The option that is read out while the focus stays in the box above it. */
async function optionOf(page: Page): Promise<string> {
  const id = await page.locator(':focus').getAttribute('aria-activedescendant');
  return id ? saidOf(page.locator(`[id="${id}"]`)) : '';
}

/** Puts somebody with a keyboard alone before a page. */
export function readerAt(page: Page): Reader {
  const press: Reader['press'] = async (...keys) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const isOn = async (role: string, name: string) => (await heardOf(page)).startsWith(`${role} "${name}"`);
  return {
    press,
    type: (text) => page.keyboard.type(text),
    goTo: async (role, name, key = 'Tab') => {
      for (let presses = 0; presses < 80; presses++) {
        if (await isOn(role, name)) return;
        await press(key);
      }
      throw new Error(`${role} “${name}” can’t be reached by ${key}; at last: ${await heardOf(page)}`);
    },
    standsOn: (role, name) =>
      expect.poll(() => heardOf(page), 'what has the focus').toContain(`${role} "${name}"`),
    take: async (beginning) => {
      await expect(async () => {
        await press('ArrowDown');
        expect(await optionOf(page)).toContain(`option "${beginning}`);
        // The list forgets where one stands a moment after it has opened, so that the first Enter may find nothing.
        await press('Enter');
        await expect(page.locator(':focus')).toHaveValue(new RegExp(`^${beginning}`), { timeout: 1000 });
      }).toPass();
    },
  };
}
