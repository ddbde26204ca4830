import { Combobox, Loader, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { Locale } from '@sofra/contract/languages/locales';
import { INTERFACE, TEXT } from '@sofra/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { type ChangeEvent, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '../platform/notices.ts';
import { countryName } from '../ui/format/country.ts';
import { type City, type CityChoice, citiesQuery } from './cities.ts';

type Props = {
  name: string;
  value: CityChoice;
  error?: string | undefined;
  /** Says below the field that a typed name which is no known city is left out, once it has been typed. */
  leftOut?: (name: string) => string;
  /** The words there else. */
  hint?: string;
  onChange: (value: CityChoice) => void;
};

/** A city as people tell it from others of its name: with its country. */
function useCityLabel() {
  const { t, i18n } = useTranslation();
  return ({ name, country_code }: City) =>
    t('person.cityLabel', { name, country: countryName(country_code, i18n.language as Locale) });
}

/** The cities for what is typed, 400 ms after the last key. */
function useCities({ text, city }: CityChoice) {
  const { i18n } = useTranslation();
  const wanted = city ? '' : text.trim();
  const [name] = useDebouncedValue(wanted, INTERFACE.citySearchMs);
  const { data, error, isFetching } = useQuery(citiesQuery(name, i18n.language));
  const isCurrent = name === wanted && !isFetching;
  const isAsked = [...wanted].length >= TEXT.citySearch.min;
  return { cities: isAsked && data ? data : [], isCurrent, isAsked, error: isAsked ? error : null };
}

/** The list under the field, and what choosing, typing and leaving do. */
function useCityList({ value, onChange }: Props) {
  const found = useCities(value);
  const [isLeft, setLeft] = useState(true);
  const [isTyped, setTyped] = useState(true);
  const [isWanted, setWanted] = useState(false);
  const list = useCombobox({
    opened: isWanted && found.isAsked,
    onOpenedChange: setWanted,
    onDropdownClose: () => list.resetSelectedOption(),
  });
  const take = ({ id, name, country_code }: City) => {
    onChange({ text: name, city: { id, name, country_code } });
    setTyped(false);
    setWanted(false);
  };
  // Leaving the field with a whole name typed, in whatever language, chooses the largest city of that name.
  const takeBest = useEffectEvent((hasLeft: boolean) => {
    const called = found.cities.find(({ isCalled }) => isCalled);
    if (!hasLeft) list.selectFirstOption();
    else if (called) take(called);
  });
  const best = found.isCurrent ? found.cities[0]?.id : undefined;
  useEffect(() => {
    if (best !== undefined) takeBest(isLeft);
  }, [best, isLeft]);

  return {
    list,
    found,
    isTyped,
    choose: (id: string) => {
      const city = found.cities.find((one) => one.id === id);
      if (city) take(city);
    },
    input: {
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        onChange({ text: event.currentTarget.value, city: null });
        setTyped(false);
        setWanted(true);
      },
      onFocus: () => {
        setLeft(false);
        setWanted(true);
      },
      onBlur: () => {
        setLeft(true);
        setTyped(true);
        setWanted(false);
      },
    },
  };
}

function Cities({ found, text }: { found: ReturnType<typeof useCities>; text: string }) {
  const { t } = useTranslation();
  const cityLabel = useCityLabel();
  return (
    <Combobox.Options aria-label={t('person.cities')}>
      {found.cities.map((city) => (
        <Combobox.Option key={city.id} value={city.id}>
          {cityLabel(city)}
        </Combobox.Option>
      ))}
      {found.cities.length === 0 && (
        <Combobox.Empty>
          {found.isCurrent ? t('person.cityNotFound', { name: text.trim() }) : t('person.citySearching')}
        </Combobox.Empty>
      )}
    </Combobox.Options>
  );
}

/** A search for a city by its name (rule 67): the best one is ready to be taken with Enter. */
export function CitySearch(props: Props) {
  const { t } = useTranslation();
  const cityLabel = useCityLabel();
  const { name, value, error, leftOut, hint } = props;
  const { list, found, isTyped, choose, input } = useCityList(props);
  const { city, text } = value;
  const unknown = isTyped && !city && text.trim();
  return (
    <Combobox store={list} size="md" withinPortal={false} onOptionSubmit={choose}>
      <Combobox.Target>
        <TextInput
          name={name}
          label={t('person.city')}
          description={leftOut && <span role="status">{unknown ? leftOut(unknown) : hint}</span>}
          error={error ?? (found.error && failureText(found.error))}
          autoComplete="off"
          value={city ? cityLabel(city) : text}
          rightSection={found.isAsked && !found.isCurrent ? <Loader size="xs" /> : null}
          {...input}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Cities found={found} text={text} />
      </Combobox.Dropdown>
    </Combobox>
  );
}
