import { Button, CloseButton, Menu } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { INTERFACE, PAGE } from '@sofra/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { restoreFocus } from '../ui/dialogs/restore-focus.ts';
import { useAsked } from '../ui/dialogs/use-opening.ts';
import { PHONE_SCREEN } from '../ui/layout/phone-screen.ts';
import { CHOSEN_ACTS, type ChosenAct, MOST_TOGETHER } from './chosen-acts.ts';
import styles from './chosen-bar.module.css';
import { ChosenDialogs } from './chosen-dialogs.tsx';
import { isOneList, useChangeMany } from './many.ts';
import type { Place } from './place.ts';
import { wholeListQuery } from './queries.ts';
import type { Row } from './rows.ts';

/** The facts of the bar: the list of the chosen rows, or lists, and whether other lists could take them. */
export type ChosenBarProps = {
  place: Place;
  currency: string;
  isMovable: boolean;
  /** The rows that can be chosen, where they are more than those of the list. */
  every?: readonly Row[] | undefined;
  chosen: ReadonlySet<string>;
  choose: (chosen: ReadonlySet<string>) => void;
};

/** Switches rows on or off at once; of many it is asked first. */
function useSwitches(place: Place) {
  const changes = { on: useChangeMany(place, 'on'), off: useChangeMany(place, 'off') };
  return (act: 'on' | 'off', rows: readonly Row[]) =>
    changes[act].mutate(rows.map(({ id }) => ({ id, attributes: { disabled: act === 'off' } })));
}

/** The acts on the chosen rows of a list, or of several; it stays in sight while they are. */
export function ChosenBar({ place, currency, isMovable, every, chosen, choose }: ChosenBarProps) {
  const { t } = useTranslation();
  const isPhone = useMediaQuery(PHONE_SCREEN, false, { getInitialValueInEffect: false });
  const isOne = isOneList(place);
  const { data: listed } = useQuery({ ...wholeListQuery(place), enabled: isOne });
  const all = every ?? listed;
  const rows = (isOne ? listed : every)?.filter(({ id }) => chosen.has(id)) ?? [];
  const { asked, times, ask, dialog } = useAsked<{ act: ChosenAct; rows: readonly Row[] }>();
  const turn = useSwitches(place);
  const start = (act: ChosenAct) => {
    if ((act === 'on' || act === 'off') && rows.length < INTERFACE.looksFrom) return turn(act, rows);
    ask({ act, rows });
  };
  const chooseNone = () => {
    choose(new Set());
    // The bar goes, with what has the focus in it.
    setTimeout(restoreFocus);
  };
  const isMany = rows.length > PAGE.maxSize;
  const offered = CHOSEN_ACTS.filter(({ levels }) => levels?.includes(place.level) ?? true)
    .filter(({ isForSeveral }) => !isForSeveral || isMovable)
    .map((act) => ({
      ...act,
      disabled:
        rows.length === 0 || (isMany && MOST_TOGETHER.has(act.name)) || !(isOne || (act.isAcross ?? false)),
    }));
  const inBar = isPhone ? offered.slice(0, 3) : offered;
  const inMenu = isPhone ? offered.slice(3) : [];
  return (
    <section className={styles.bar} aria-label={t('many.bar')}>
      <CloseButton size={44} aria-label={t('many.clear')} onClick={chooseNone} />
      <span role="status" className={styles.count}>
        {t('many.chosen', { count: chosen.size })}
      </span>
      {all && chosen.size < all.length && (
        <Button variant="subtle" size="compact-md" onClick={() => choose(new Set(all.map(({ id }) => id)))}>
          {t('many.all', { total: all.length })}
        </Button>
      )}
      {isMany && <span className={styles.most}>{t('many.most', { max: PAGE.maxSize })}</span>}
      {!isOne && <span className={styles.most}>{t('many.across')}</span>}
      <div className={styles.acts}>
        {inBar.map(({ name, Icon, isDanger, disabled }) => (
          <Button
            key={name}
            variant="default"
            {...(isDanger && { color: 'red', variant: 'light' })}
            px="xs"
            leftSection={<Icon size={18} aria-hidden />}
            disabled={disabled}
            onClick={() => start(name)}
          >
            {t(`many.acts.${name}`)}
          </Button>
        ))}
        {inMenu.length > 0 && (
          <Menu position="top-end">
            <Menu.Target>
              <Button variant="default" px="sm">
                {t('many.more')}
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {inMenu.map(({ name, Icon, isDanger, disabled }) => (
                <Menu.Item
                  key={name}
                  {...(isDanger && { className: styles.danger })}
                  leftSection={<Icon size={18} aria-hidden />}
                  disabled={disabled}
                  onClick={() => start(name)}
                >
                  {t(`many.acts.${name}`)}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        )}
      </div>
      {asked && (
        <ChosenDialogs
          key={times}
          {...asked}
          {...dialog}
          place={place}
          currency={currency}
          onTurn={turn}
          onGone={chooseNone}
        />
      )}
    </section>
  );
}
