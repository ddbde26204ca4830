import { expect, type Page, test } from '@playwright/test';

/** The widths in pixels of a narrow phone (WCAG 1.4.10), and of a common window in which all is twice as large (1.4.4). */
const WIDTHS = [320, 640] as const;

/** The elements that move on the page although less motion is asked for; colours may fade. */
function movesOf(): string[] {
  const isMotion = (property: string) =>
    /^(transform|translate|scale|rotate|inset|margin|left|top|height|width)/.test(property);
  return document.getAnimations().flatMap((animation) => {
    const effect = animation.effect as KeyframeEffect;
    const moved = effect.getKeyframes().flatMap((frame) => Object.keys(frame).filter(isMotion));
    const isRunning = animation.playState === 'running' && Number(effect.getComputedTiming().duration) > 1;
    return isRunning && moved.length > 0 ? [`${effect.target?.outerHTML.slice(0, 120)}: ${moved}`] : [];
  });
}

/** Expects that a page fits narrow windows without scrolling aside, and that nothing on it moves where less motion is asked for. */
export async function expectFits(page: Page, where: string): Promise<void> {
  await test.step(`${where}, narrow and still`, async () => {
    const before = page.viewportSize();
    expect.soft(await page.evaluate(movesOf), where).toEqual([]);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 640 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(wide, `${where} at ${width} px`).toBe(width);
    }
    if (before) await page.setViewportSize(before);
  });
}
