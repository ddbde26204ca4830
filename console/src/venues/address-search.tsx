import { ActionIcon, Combobox, Loader, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { Locale } from '@sofra/contract/languages/locales';
import { INTERFACE } from '@sofra/contract/limits';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ChangeEvent, type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '../platform/notices.ts';
import { OWN_DIRECTION } from '../ui/format/own-direction.ts';
import styles from './address-search.module.css';
import { mapSettings } from './map-settings.ts';
import { type Place, placeLine, placesQuery } from './places.ts';

type Props = {
  value: string;
  error: string | undefined;
  onChange: (address: string) => void;
  onChoose: (place: Place) => void;
};

/** The searched words: those typed, a moment after the last key, or those submitted. */
function useSearch(value: string) {
  const { i18n } = useTranslation();
  const [mode] = useState(() => mapSettings().search);
  // Undefined while nobody searches: an address that is only shown is not looked up.
  const [typed, setTyped] = useState<string>();
  const [settled] = useDebouncedValue(typed?.trim() ?? '', INTERFACE.citySearchMs);
  const [asked, setAsked] = useState('');
  const sought = typed === undefined ? '' : mode === 'typed' ? settled : asked;
  const query = placesQuery(sought, i18n.language as Locale);
  const { data, error, isFetching } = useQuery(query);
  const isCurrent = sought !== '' && sought === (typed ?? '').trim() && !isFetching;
  return {
    mode,
    found: query.enabled ? data : undefined,
    error: query.enabled ? error : null,
    isBusy: typed !== undefined && query.enabled && !isCurrent && (mode === 'typed' || isFetching),
    isCurrent,
    type: setTyped,
    ask: () => {
      setTyped(value);
      setAsked(value.trim());
    },
    end: () => setTyped(undefined),
  };
}

function usePlaceList({ value, onChange, onChoose }: Props) {
  const search = useSearch(value);
  const [isWanted, setWanted] = useState(false);
  const list = useCombobox({
    opened: isWanted && search.isCurrent && search.found !== undefined,
    onOpenedChange: setWanted,
    onDropdownClose: () => list.resetSelectedOption(),
  });
  const first = search.isCurrent ? search.found?.places[0]?.id : undefined;
  const markFirst = useEffectEvent(() => list.selectFirstOption());
  useEffect(() => {
    if (first !== undefined) markFirst();
  }, [first]);
  const ask = () => {
    search.ask();
    setWanted(true);
  };
  return {
    list,
    search,
    ask,
    choose: (id: string) => {
      const place = search.found?.places.find((one) => one.id === id);
      if (!place) return;
      onChoose(place);
      search.end();
      setWanted(false);
    },
    input: {
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        onChange(event.currentTarget.value);
        search.type(event.currentTarget.value);
        setWanted(true);
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (search.mode === 'typed' || event.key !== 'Enter' || list.dropdownOpened) return;
        event.preventDefault();
        ask();
      },
      onBlur: () => setWanted(false),
    },
  };
}

function Places({ places }: { places: readonly Place[] }) {
  const { t, i18n } = useTranslation();
  return (
    <Combobox.Options aria-label={t('venueForm.places')}>
      {places.map((place) => (
        <Combobox.Option key={place.id} value={place.id} dir="auto">
          {placeLine(place, i18n.language)}
        </Combobox.Option>
      ))}
      {places.length === 0 && <Combobox.Empty>{t('venueForm.noPlace')}</Combobox.Empty>}
    </Combobox.Options>
  );
}

/** The address of a venue, which may be chosen from the places found for what is typed. */
export function AddressSearch(props: Props) {
  const { t } = useTranslation();
  const { list, search, ask, choose, input } = usePlaceList(props);
  const { found, error, isBusy, mode } = search;
  const button = mode === 'asked' && (
    <ActionIcon aria-label={t('venueForm.searchAddress')} onClick={ask}>
      <IconSearch size={20} aria-hidden />
    </ActionIcon>
  );
  return (
    <div>
      <Combobox store={list} size="md" withinPortal={false} onOptionSubmit={choose}>
        <Combobox.Target>
          <TextInput
            name="address"
            {...OWN_DIRECTION}
            label={t('venueForm.address')}
            description={t(mode === 'asked' ? 'venueForm.addressAsked' : 'venueForm.addressTyped')}
            error={props.error}
            autoComplete="off"
            value={props.value}
            rightSection={isBusy ? <Loader size="xs" /> : button}
            {...input}
          />
        </Combobox.Target>
        <Combobox.Dropdown>{found && <Places places={found.places} />}</Combobox.Dropdown>
      </Combobox>
      <p role="status" className={styles.note}>
        {found?.shortfall && t(`venueForm.shortfall.${found.shortfall}`)}
        {error && `${t('venueForm.placesAway')} ${failureText(error)}`}
      </p>
    </div>
  );
}
