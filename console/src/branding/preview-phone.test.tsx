import { MantineProvider } from '@mantine/core';
import { EMPTY_THEME } from '@sofra/contract/branding/themes';
import type { Publication, PublishedItem } from '@sofra/contract/publishing/publishing';
import { elementOf } from '@sofra/guest/option-elements';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ABSENT, EVERY_OPTION, fullVenue, put, seenOn, TWO_VALUES } from '../../../guest/test/options.ts';
import { menu, publication, themeOf } from '../../../guest/test/sample.ts';
import { startPhrases } from '../../testing/start-phrases.ts';
import { shownBy } from './preview.tsx';
import { PreviewPhone } from './preview-phone.tsx';
import { COMMON, newValues, type ThemeForm } from './theme-values.ts';

await startPhrases('en', 'theme');

beforeEach(() => page.viewport(500, 900));

/** The form of a new theme with one option of another value. */
function valuesWith(part: string, path: readonly string[], value: unknown): ThemeForm {
  const values = structuredClone(newValues('Summer'));
  put(values, [...(part === 'menu' ? ['menus', COMMON] : [part]), 'options', ...path], value);
  return values;
}

/** An option that is edited: its part, its path in it, and its value. */
type Edit = [part: string, path: readonly string[], value: unknown];

/** Shows a draft in a preview while an option is edited, and then other options. */
async function open(draft: Publication, first: Edit) {
  const preview = ([part, path, value]: Edit) => (
    <PreviewPhone
      draft={draft}
      values={valuesWith(part, path, value)}
      shown={shownBy(part === 'menu' ? `menus.${COMMON}` : part) ?? { screen: 'menu', look: COMMON }}
      onShow={() => {}}
      option={path.join('.')}
    />
  );
  const screen = await render(preview(first), { wrapper: MantineProvider });
  const frame = () => screen.container.querySelector('iframe');
  const find = (option: string) =>
    frame()?.contentDocument?.querySelector<HTMLElement>(elementOf(option)?.selector ?? '') ?? null;
  return { edit: (edit: Edit) => screen.rerender(preview(edit)), frame, find };
}

test.each(EVERY_OPTION)('%s is seen on its element in the preview', async (name, part, path, kind) => {
  const [first] = TWO_VALUES[kind];
  const { edit, find } = await open(fullVenue(themeOf(EMPTY_THEME)), [part, path, first?.[0]]);
  for (const [value, expected] of TWO_VALUES[kind]) {
    await edit([part, path, value]);
    await expect
      .poll(() => {
        const element = find(name);
        return element === null
          ? ABSENT
          : element.checkVisibility() && seenOn(element, elementOf(name)?.property ?? '');
      })
      .toBe(expected);
  }
});

/** A menu of two hundred dishes. */
const longMenu = () => publication({ menus: [menu(1, 'dinner', 10, 20)] });

/** Whether an element is within a frame's height. */
function isInSight(element: HTMLElement | null): boolean {
  if (!element) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= (element.ownerDocument.defaultView?.innerHeight ?? 0);
}

const SECTIONS = ['sections', 'size'];

test('what is edited comes into sight, and is outlined for a moment', async () => {
  const { edit, frame, find } = await open(longMenu(), ['menu', ['solid_color'], '#ffffff']);
  await expect.poll(() => find('menu.sections.size')).not.toBeNull();
  const view = frame()?.contentWindow;
  view?.scrollTo({ top: 5000, behavior: 'instant' });
  expect(isInSight(find('menu.sections.size'))).toBe(false);
  await edit(['menu', SECTIONS, 30]);
  await expect.poll(() => find('menu.sections.size')?.getAnimations().length).toBe(1);
  await expect.poll(() => isInSight(find('menu.sections.size'))).toBe(true);
  view?.scrollTo({ top: 5000, behavior: 'instant' });
  await edit(['menu', SECTIONS, 31]);
  await expect.poll(() => isInSight(find('menu.sections.size'))).toBe(true);
});

test('a dish opens that has what is edited, and scrolls to it', async () => {
  const draft = longMenu();
  const items = draft.menus[0]?.sections.flatMap((section) => section.items) ?? [];
  const words = Array.from({ length: 60 }, () => 'Slowly cooked over charcoal.').join(' ');
  for (const [place, item] of items.slice(0, 3).entries()) {
    Object.assign(
      item,
      place < 2 ? { extras: [], warnings: [] } : { texts: { en: { title: 'Lamb', description: words } } },
    );
  }
  const { edit, frame, find } = await open(draft, ['detail', ['background'], '#ffffff']);
  const opened = () => frame()?.contentWindow?.location.hash;
  await expect.poll(opened).toBe(`#item-${items[0]?.number}`);
  await edit(['detail', ['allergy', 'ico', 'color'], '#123456']);
  await expect.poll(opened).toBe(`#item-${items[2]?.number}`);
  await expect.poll(() => isInSight(find('detail.allergy.ico.color'))).toBe(true);
  await edit(['detail', ['item', 'title', 'size'], 30]);
  await expect.poll(() => isInSight(find('detail.item.title.size'))).toBe(true);
  expect(opened()).toBe(`#item-${items[2]?.number}`);
});

test('a link that leaves the venue’s pages leads nowhere', async () => {
  const shown: unknown[] = [];
  const draft = publication({ menus: [menu(1, 'dinner', 1, 1)] });
  const preview = (
    <PreviewPhone
      draft={draft}
      values={newValues('Summer')}
      shown={{ screen: 'welcome', look: COMMON }}
      onShow={(to) => shown.push(to)}
      option=""
    />
  );
  const { container } = await render(preview, { wrapper: MantineProvider });
  const link = (selector: string) =>
    container.querySelector('iframe')?.contentDocument?.querySelector<HTMLAnchorElement>(`a${selector}`);
  await expect.poll(() => link('[href^="tel:"]')).toBeTruthy();
  for (const start of ['tel:', 'https:']) link(`[href^="${start}"]`)?.click();
  expect(shown).toEqual([]);
  link('[href^="/m/"]:not([hreflang])')?.click();
  expect(shown).toHaveLength(1);
});

test('a colour changes the style sheet alone: no dish is rendered again', async () => {
  const draft = longMenu();
  let reads = 0;
  for (const item of draft.menus[0]?.sections.flatMap((section) => section.items) ?? []) {
    const { texts } = item;
    const counted: PropertyDescriptor & ThisType<PublishedItem> = {
      get: () => {
        reads += 1;
        return texts;
      },
    };
    Object.defineProperty(item, 'texts', counted);
  }
  const path = ['items', 'name', 'color'];
  const { edit, frame, find } = await open(draft, ['menu', path, '#111111']);
  const colour = () => seenOn(find('menu.items.name.color') ?? document.body, 'color');
  await expect.poll(colour).toBe('rgb(17, 17, 17)');
  const rendered = reads;
  expect(rendered).toBeGreaterThan(200);
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => void changes.push(...records));
  const body = frame()?.contentDocument?.body as HTMLElement;
  observer.observe(body, { subtree: true, childList: true, attributes: true, characterData: true });
  for (const [value, seen] of TWO_VALUES.colour) {
    await edit(['menu', path, value]);
    await expect.poll(colour).toBe(seen);
  }
  observer.disconnect();
  expect(reads).toBe(rendered);
  expect(changes).toEqual([]);
  // The last dishes are neither in sight nor laid out.
  const last = frame()?.contentDocument?.querySelector('section:last-of-type li > div');
  expect(last?.checkVisibility({ contentVisibilityAuto: true })).toBe(false);
});
