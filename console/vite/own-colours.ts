/**
 * Mantine's colours that nothing of ours is painted in, and its shades of those that have ours (`src/ui/layout/theme.ts`), which
 * its provider writes into the page.
 */
const STRANGE =
  /^--mantine-color-((pink|grape|violet|indigo|blue|cyan|teal|lime|yellow|orange)-|(gray|dark|red|green)-\d$)/;

/**
 * Leaves Mantine's other colours out of its sheet of properties, half of which they are: every screen begins with it. A
 * plugin for Vite's own PostCSS, which puts the sheets together.
 */
export const ownColours = {
  postcssPlugin: 'sofra-own-colours',
  Declaration(declaration: { prop: string; remove: () => void }) {
    if (STRANGE.test(declaration.prop)) declaration.remove();
  },
};
