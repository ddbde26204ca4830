import { useMediaQuery } from '@mantine/hooks';
import { useEffect } from 'react';
import { dismissSuccesses } from '../../platform/notices.ts';
import { PHONE_SCREEN } from '../layout/phone-screen.ts';

/** Dismisses success notices on a phone once a dialog opens, which needs the room. */
export function useClearScreen(opened: boolean): void {
  const isPhone = useMediaQuery(PHONE_SCREEN, false, { getInitialValueInEffect: false });
  useEffect(() => {
    if (opened && isPhone) dismissSuccesses();
  }, [opened, isPhone]);
}
