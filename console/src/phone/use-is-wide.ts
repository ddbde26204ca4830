import { useMediaQuery } from '@mantine/hooks';

/** Screens on which a preview stands beside a form; the style sheets say the same. */
const WIDE = '(min-width: 75em)';

/** Whether a preview has room beside a form. */
export const useIsWide = () => useMediaQuery(WIDE, true, { getInitialValueInEffect: false });
