import { useMediaQuery } from '@mantine/hooks';
import { useEffect } from 'react';
import { dismissSuccesses } from '../../platform/notices.ts';
import { PHONE_SCREEN } from '../layout/phone-screen.ts';

/** Lets go of what was told on a phone once a dialog opens, which needs the room: whoever begins something else has read it. */
export function useClearScreen(opened: boolean): void {
  const isPhone = useMediaQuery(PHONE_SCREEN, false, { getInitialValueInEffect: false });
  useEffect(() => {
    if (opened && isPhone) dismissSuccesses();
  }, [opened, isPhone]);
}
