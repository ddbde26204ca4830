import { Menu, UnstyledButton } from '@mantine/core';
import { PAGE } from '@sofra/contract/limits';
import { IconBuildingStore, IconSelector } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type ComponentProps, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showFailure } from '../platform/notices.ts';
import { PATHS } from '../platform/paths.ts';
import { hasUnsaved } from '../platform/unsaved.ts';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx';
import { FLOATING } from '../ui/layout/floating.ts';
import { useVenueSwitch, venueQuery, venuesQuery } from '../venues/venues.ts';
import styles from './top-bar.module.css';
import { AddMark, CurrentMark, type VenueListProps, VenueName } from './venue-option.tsx';
import { VenueSearch } from './venue-search.tsx';

/** A few venues, as a menu. */
function VenueMenu({ button, venues, current, onChoose, onAdd }: VenueListProps) {
  const { t } = useTranslation();
  return (
    <Menu position="bottom-start" width={280}>
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        {venues.map((venue) => (
          <Menu.Item
            key={venue.id}
            aria-current={venue.id === current}
            leftSection={<CurrentMark isCurrent={venue.id === current} />}
            onClick={() => onChoose(venue.id)}
          >
            <VenueName venue={venue} />
          </Menu.Item>
        ))}
        {venues.length > 0 && <Menu.Divider />}
        <Menu.Item leftSection={<AddMark />} onClick={onAdd}>
          {t('frame.addVenue')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** The ways to the screens of a venue that has been switched to, and to the form of a new one (rule 73). */
function useWaysOfVenues() {
  const router = useRouter();
  /** Stays on menus and venue, the menus at their first page; leads to the menus from all others. */
  const toVenue = () => {
    const { pathname } = router.state.location;
    // The question about unsaved input has been answered before the switch (`venue-changer.tsx`).
    const way = { ignoreBlocker: true };
    const go =
      pathname === PATHS.venue
        ? router.navigate({ to: PATHS.venue, search: {}, ...way })
        : router.navigate({
            to: PATHS.menus,
            search: pathname === PATHS.menus ? { size: PAGE.size } : {},
            ...way,
          });
    go.catch(showFailure);
  };
  const toNewVenue = () => void router.navigate({ to: PATHS.venue, search: { new: 1 } }).catch(showFailure);
  return { toVenue, toNewVenue };
}

/** From this many venues on they can be searched (rule 73). */
const SEARCHED_FROM = 8;

type ButtonProps = ComponentProps<'button'> & { name: string };

/** The button with the current venue's name; its list hands it what opens and names it. */
function VenueButton({ name, ...props }: ButtonProps) {
  return (
    <UnstyledButton {...props} data-venue className={styles.button}>
      <IconBuildingStore size={20} stroke={1.75} aria-hidden className={styles.store} />
      <span dir="auto" className={styles.venue}>
        {name}
      </span>
      <IconSelector size={16} aria-hidden className={styles.chevron} />
    </UnstyledButton>
  );
}

/**
 * Holds the screen of the venue that is being left: what is begun on it would end in the next one.
 * The bar's menus open within the same landmark and stay of use.
 */
function useHeldScreen(isHeld: boolean): void {
  useEffect(() => {
    if (!isHeld) return;
    const parts = document.querySelectorAll<HTMLElement>(`#main > :not(#${FLOATING})`);
    for (const part of parts) part.inert = true;
    return () => {
      for (const part of parts) part.inert = false;
    };
  }, [isHeld]);
}

/** Switches to a venue; asks first where input is unsaved, so that no form outlives its venue and writes into another. */
function useAskedSwitch(current: string | undefined) {
  const { toVenue } = useWaysOfVenues();
  const change = useVenueSwitch(toVenue);
  const [asked, setAsked] = useState<string>();
  useHeldScreen(change.isPending && change.variables !== current);
  const goal = change.isPending ? change.variables : current;
  const choose = (id: string) => {
    if (id === goal) return;
    if (hasUnsaved()) setAsked(id);
    else change.mutate(id);
  };
  const stay = () => setAsked(undefined);
  const leave = () => {
    if (asked) change.mutate(asked);
    stay();
  };
  return { choose, isSwitching: change.isPending, question: { isAsked: asked !== undefined, leave, stay } };
}

type Question = ReturnType<typeof useAskedSwitch>['question'];

/** The question before unsaved input is left with its venue. */
function SwitchQuestion({ isAsked, leave, stay }: Question) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      opened={isAsked}
      title={t('frame.leaveVenue')}
      text={t('frame.leaveVenueText')}
      action={t('frame.leaveVenueNow')}
      cancel={t('frame.stayInVenue')}
      isDanger
      onConfirm={leave}
      onClose={stay}
    />
  );
}

/** The current venue, the way to the others with their roles, and the way to a new one (rule 73). */
export function VenueChanger() {
  const { t } = useTranslation();
  const { data: venue } = useQuery(venueQuery);
  const { data: venues = [], isPending } = useQuery(venuesQuery);
  const { choose, isSwitching, question } = useAskedSwitch(venue?.id);
  const { toNewVenue } = useWaysOfVenues();
  // A list that opened before all venues are known would close when they come. The space is reserved, so that nothing moves.
  if (!venue || isPending) return <span className={styles.place} data-venue />;
  const List = venues.length < SEARCHED_FROM ? VenueMenu : VenueSearch;
  return (
    <>
      <List
        button={
          <VenueButton
            name={isSwitching ? t('frame.switching') : venue.full_name}
            aria-label={t('frame.venue', { name: venue.full_name })}
          />
        }
        venues={venues}
        current={venue.id}
        onChoose={choose}
        onAdd={toNewVenue}
      />
      <SwitchQuestion {...question} />
    </>
  );
}
