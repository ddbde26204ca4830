import type { Locale } from '@sofra/contract/languages/locales';
import { PLACE } from '@sofra/contract/limits';
import { type City, citiesCalled, cityName, kilometresTo, nearestCity, searchCities } from './cities.ts';
import { countryCode, countryName } from './countries.ts';
import type { Place, Sought } from './place.ts';

function placeOf(city: City, language: Locale): Place {
  const { id, country_code, latitude, longitude } = city;
  const country = countryName(country_code, language) ?? null;
  return {
    id,
    address: null,
    city: cityName(city, language),
    state: null,
    country,
    country_code,
    latitude,
    longitude,
  };
}

/** The most cities of a name that are looked at for one in the right country. */
const MOST_NAMESAKES = 200;

const citiesNamed = (name: string, limit = MOST_NAMESAKES) => searchCities({ name, offset: 0, limit }).cities;

/** Letters of the shortest part beside others that may begin a city's name: shorter ones are states, and codes of countries. */
const LEAST_BEGINNING = 4;

/** The words at the end of a text, three of them, two and one; those with digits are of a street or a post code. */
function lastWords(text: string): string[] {
  const words = text.split(/\s+/).filter((word) => !/\d/.test(word));
  return [3, 2, 1].map((count) => words.slice(-count).join(' '));
}

/**
 * The cities that an address may lie in: those that one of its last parts between commas names, the largest first; else
 * those that a part begins to name, the last part first; else the city whose name ends a part. A country that it names holds them.
 */
function citiesIn(address: string): City[] {
  const parts = address
    .split(/[,،;\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
    .slice(-PLACE.addressParts);
  // A part alone is still being typed.
  if (parts.length === 1) {
    const found = citiesNamed(parts[0] ?? '');
    if (found.length > 0) return found;
  }
  // Some names are of a city and of a country: a part alone is a city, and the last of several the country.
  const country =
    parts.length > 1 ? parts.map(countryCode).findLast((code) => code !== undefined) : undefined;
  const inCountry = (city: City) => !country || city.country_code === country;
  const names = [...new Set(parts.filter((part) => !country || countryCode(part) !== country))].reverse();
  const whole = new Set(names.flatMap(citiesCalled).filter(inCountry));
  if (whole.size > 0) return [...whole].sort((one, other) => other.population - one.population);
  for (const name of names.filter(({ length }) => length >= LEAST_BEGINNING)) {
    const found = citiesNamed(name).filter(inCountry);
    if (found.length > 0) return found;
  }
  for (const words of new Set(names.flatMap(lastWords))) {
    const found = citiesCalled(words).filter(inCountry);
    if (found.length > 0) return found;
  }
  return [];
}

/** Places by the built-in list, at the level of cities: what always works (rule 22). */
export function cityPlaces(sought: Sought): Place[] {
  if ('address' in sought)
    return citiesIn(sought.address)
      .slice(0, PLACE.results)
      .map((city) => placeOf(city, sought.language));
  const { latitude, longitude, language } = sought;
  const city = nearestCity(latitude, longitude);
  return city && kilometresTo(city, latitude, longitude) <= PLACE.nearCity ? [placeOf(city, language)] : [];
}

/** Whether our list has the city of a place, in the place's country where that is known. */
export function isKnownCity({ city, country_code }: Place): boolean {
  if (!city) return true;
  return citiesNamed(city).some((known) => !country_code || known.country_code === country_code);
}
