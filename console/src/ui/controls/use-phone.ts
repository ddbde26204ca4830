import { PHONE } from '@sofra/contract/limits';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { lazy, useLazy } from '../../platform/lazy.ts';
import { guessCountry } from '../format/country.ts';
import {
  movePhone,
  type PhoneCountry,
  type PhoneLibrary,
  settlePhone,
  type TypedPhone,
  typePhone,
} from '../format/phone-number.ts';

const loadLibrary = lazy<PhoneLibrary>(() => import('libphonenumber-js/min'));

const firstCountry = (home: string | null | undefined) =>
  (home ?? guessCountry() ?? PHONE.preferred[0]) as PhoneCountry;

/**
 * A phone number that is being typed; the form is told its value, E.164 as soon as it is one. It begins in the country
 * `home`, else in the browser's.
 */
export function usePhone(value: string, onChange: (value: string) => void, home?: string | null) {
  const library = useLazy(loadLibrary);
  const [shown, setShown] = useState(() => ({ text: value, country: firstCountry(home) }));
  const told = useRef(value);
  const take = (typed: string, country: PhoneCountry, growth: { isLonger: boolean }) => {
    const next: TypedPhone = library
      ? typePhone(library, typed, country, growth)
      : { text: typed, country, value: typed.trim() };
    setShown(next);
    told.current = next.value;
    if (next.value !== value) onChange(next.value);
  };
  const settle = () => {
    if (library) setShown(({ text, country }) => ({ country, text: settlePhone(library, text, country) }));
  };

  // A number that was kept, or typed before the numbering plans loaded, is read once they have.
  const read = useEffectEvent((text: string) => {
    take(text, shown.country, { isLonger: true });
    settle();
  });
  const readShown = useEffectEvent(() => read(shown.text));
  useEffect(() => {
    if (library) readShown();
  }, [library]);
  useEffect(() => {
    if (value !== told.current) read(value);
  }, [value]);
  return {
    ...shown,
    library,
    take,
    settle,
    move: (to: PhoneCountry) => library && take(movePhone(library, shown.text, to), to, { isLonger: true }),
  };
}
