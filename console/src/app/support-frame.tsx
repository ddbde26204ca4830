import { Outlet, useMatches, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { isSiteless, usePerson } from '../accounts/profile.ts';
import { showFailure } from '../platform/notices.ts';
import { PATHS, type RouteName } from '../platform/paths.ts';
import { NoSite } from '../support/no-site.tsx';
import { useSupportEnd } from '../support/use-support-end.ts';

/** Leads to the accounts that have invited support, and is settled when a screen stands: theirs, or another gone to since. */
export function useWayToSites(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    await navigate({ to: PATHS['settings-support'], search: {}, replace: true }).catch(showFailure);
  };
}

/** The screens that are about no venue. */
const OWN: readonly RouteName[] = ['dashboard', 'settings-main', 'settings-password', 'settings-support'];

/**
 * The screen of the address. Support that stands in nobody's account is led to its invitations first, and told on every
 * screen of a venue that there is none (`docs/api.md`, Support); what ends while it is inside leads it back.
 */
export function FramedScreen() {
  const person = usePerson();
  const name = useMatches({
    select: (matches) => matches.findLast(({ staticData }) => staticData.name)?.staticData.name,
  });
  const toSites = useWayToSites();
  useSupportEnd(toSites);
  const needsSite = person !== undefined && isSiteless(person);
  // Sign-in leads to the menus first; support without a site is shown nothing before it is redirected.
  const [isOnTheWay, setOnTheWay] = useState(name === 'menus');
  if (isOnTheWay && name !== 'menus') setOnTheWay(false);
  const lead = useEffectEvent(async () => {
    if (name !== 'menus') return;
    await toSites();
    setOnTheWay(false);
  });
  useEffect(() => {
    if (needsSite) void lead();
  }, [needsSite]);
  if (!needsSite || !name || OWN.includes(name)) return <Outlet />;
  return isOnTheWay ? null : <NoSite />;
}
