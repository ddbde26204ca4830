import { expect, type Page, test } from '@playwright/test';
import { DEFAULT_LOCALE, isLocale, LOCALE_CODES, type Locale } from '@sofra/contract/languages/locales';
import type { RunOptions } from 'axe-core';
import { axeViolations } from '../guest/test/violations.ts';
import { IS_PROOF } from '../scripts/proof.ts';

/** The rules of axe that judge a state in a scheme, all unless it names some, and whether it is turned from right to left. */
type Judgement = { scheme: 'light' | 'dark'; rules?: keyof typeof RULES; turned?: boolean };

const OF_COLOURS = 'color-contrast';

const RULES = {
  colours: { runOnly: { type: 'rule', values: [OF_COLOURS] } },
  'all but colours': { rules: { [OF_COLOURS]: { enabled: false } } },
  places: { runOnly: { type: 'rule', values: ['target-size', 'scrollable-region-focusable'] } },
} as const satisfies Record<string, RunOptions>;

/**
 * The judgements of a state in each language. Words and colours are the same parts in all of them: Arabic is judged for its
 * direction, into which English states are turned too, and Russian, whose words are the longest, is measured (`tight.ts`). The
 * page's own scheme (`playwright.config.ts`) comes last.
 */
const JUDGEMENTS: Record<Locale, readonly Judgement[]> = {
  en: [
    { scheme: 'dark', rules: 'colours' },
    { scheme: 'light' },
    { scheme: 'light', rules: 'places', turned: true },
  ],
  ar: [{ scheme: 'light', rules: 'all but colours' }],
  ru: [],
};

/** The languages in which states are walked through: in `npm run prove` all. */
export const JUDGED_LOCALES: readonly Locale[] = IS_PROOF ? LOCALE_CODES : [DEFAULT_LOCALE];

/** The widths of a narrow phone, a tablet and a wide screen, which are judged besides the test's own in `npm run prove`. */
const PROVEN_WIDTHS = [320, 820, 1920];

const PROVEN: readonly Judgement[] = [{ scheme: 'dark' }, { scheme: 'light' }];

/** Waits until all animations have ended: axe would judge half-faded colours. */
async function animationsEnd(): Promise<void> {
  const frame = () => new Promise(requestAnimationFrame);
  const moves = () => document.getAnimations().some(({ playState }) => playState === 'running');
  // A changed scheme reaches the styles with the next frame, and starts transitions with the one after.
  do for (let frames = 0; frames < 2; frames++) await frame();
  while (moves());
}

/** Judges a state by the rules of axe: in `npm run prove` by all of them, in each language, scheme and width. */
export async function expectNoViolations(page: Page, where: string): Promise<void> {
  const locale = await page.evaluate(() => document.documentElement.lang);
  const usual = JUDGEMENTS[isLocale(locale) ? locale : DEFAULT_LOCALE];
  await judge(page, where, IS_PROOF ? PROVEN : usual);
  const size = page.viewportSize();
  if (!IS_PROOF || !size) return;
  for (const width of PROVEN_WIDTHS) {
    await page.setViewportSize({ width, height: size.height });
    await judge(page, `${where} at ${width}`, PROVEN);
  }
  await page.setViewportSize(size);
}

/** Turns a page from right to left, or back; answers its direction before. */
function turn(direction: string): string {
  const { dir } = document.documentElement;
  document.documentElement.dir = direction;
  return dir;
}

/** Judges a state as it stands, each judgement as a step of its own; a failure does not stop the test. */
async function judge(page: Page, where: string, judgements: readonly Judgement[]): Promise<void> {
  for (const { scheme, rules, turned } of judgements)
    await test.step(`${where}, ${scheme}`, async () => {
      await page.emulateMedia({ colorScheme: scheme });
      const before = turned ? await page.evaluate(turn, 'rtl') : undefined;
      await page.evaluate(animationsEnd);
      const violations = await axeViolations(page, rules ? RULES[rules] : {});
      if (before !== undefined) {
        await page.evaluate(turn, before);
        await page.evaluate(animationsEnd);
      }
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${where}, ${scheme}: ${id}: ${html} ${failureSummary}`),
      );
      expect.soft(found).toEqual([]);
    });
}
