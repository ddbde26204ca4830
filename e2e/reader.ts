import { expect, type Locator, type Page } from '@playwright/test';

/** A user of a keyboard and a screen reader, who perceives only the role and name of the focused element. */
export type Reader = {
  press: (...keys: string[]) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Presses a key, by default Tab, until an element of this role and name has the focus. */
  goTo: (role: string, name: string, key?: string) => Promise<void>;
  /** Waits until an element of this role and name has the focus, without pressing a key. */
  expectFocus: (role: string, name: string) => Promise<void>;
  /** Moves down the focused combobox's list to the option with this beginning, and chooses it. */
  take: (beginning: string) => Promise<void>;
};

/** A text without its direction marks. */
export const withoutMarks = (text: string) => text.replace(/[\u2066-\u2069]/g, '');

/** The role of an element and its name in quotes; empty when it does not exist. */
async function roleAndName(thing: Locator): Promise<string> {
  if ((await thing.count()) === 0) return '';
  const [first = ''] = (await thing.ariaSnapshot()).split('\n');
  return withoutMarks(first).replace(/^- '?/, '');
}

const focusedName = (page: Page) => roleAndName(page.locator(':focus'));

/** The active option of the focused combobox. */
async function activeOption(page: Page): Promise<string> {
  const id = await page.locator(':focus').getAttribute('aria-activedescendant');
  return id ? roleAndName(page.locator(`[id="${id}"]`)) : '';
}

/** A reader at a page. */
export function readerAt(page: Page): Reader {
  const press: Reader['press'] = async (...keys) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const isOn = async (role: string, name: string) =>
    (await focusedName(page)).startsWith(`${role} "${name}"`);
  return {
    press,
    type: (text) => page.keyboard.type(text),
    goTo: async (role, name, key = 'Tab') => {
      for (let presses = 0; presses < 80; presses++) {
        if (await isOn(role, name)) return;
        await press(key);
      }
      throw new Error(`${role} “${name}” can’t be reached by ${key}; at last: ${await focusedName(page)}`);
    },
    expectFocus: (role, name) =>
      expect.poll(() => focusedName(page), 'what has the focus').toContain(`${role} "${name}"`),
    take: async (beginning) => {
      await expect(async () => {
        await press('ArrowDown');
        expect(await activeOption(page)).toContain(`option "${beginning}`);
        // The list resets its active option just after it opens, so the first Enter may choose nothing.
        await press('Enter');
        await expect(page.locator(':focus')).toHaveValue(new RegExp(`^${beginning}`), { timeout: 1000 });
      }).toPass();
    },
  };
}
