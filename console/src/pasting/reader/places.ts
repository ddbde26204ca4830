import { oneOf } from './one-of.ts';

/** Large cities that no dish is named after, in their own writing; a mark `~` stands for a blank. */
const CITIES =
  'Москва Санкт-Петербург Казань Екатеринбург Новосибирск Самара Сочи Краснодар Ростов-на-Дону Уфа Омск Пермь Воронеж Волгоград Тюмень Иркутск Калининград Владивосток Нижний~Новгород Челябинск Красноярск Алматы Астана Шымкент Караганда Атырау Актау Актобе Бишкек Ош Ташкент Самарканд Бухара Душанбе Минск Гомель Брест Гродно Витебск Могилев Київ Киев Львів Львов Одеса Одесса Харків Харьков Дніпро Днепр Тбилиси Батуми Ереван Баку София Пловдив Варна Бургас Скопје Београд Нови~Сад ' +
  'Almaty Astana Tashkent Tbilisi Batumi Yerevan Baku Warszawa Kraków Wrocław Gdańsk Poznań Łódź Katowice Lublin Szczecin Praha Brno Ostrava Plzeň Bratislava Košice Budapest Debrecen Szeged Pécs București Cluj-Napoca Timișoara Iași Brașov Beograd Zagreb Split Ljubljana Sarajevo Sofia Vilnius Kaunas Riga Tallinn ' +
  'Amsterdam Rotterdam Utrecht Den~Haag Eindhoven Antwerpen Gent Bruxelles Stockholm Göteborg Malmö Oslo Trondheim København Aarhus Odense Helsinki Tampere Turku Reykjavík Lisboa Porto Faro Coimbra Dublin Cork London Manchester Leeds Liverpool Glasgow Edinburgh Bristol Cardiff Belfast ' +
  'Zürich Genève Lausanne Salzburg Graz Linz Innsbruck Köln Dresden Leipzig Stuttgart Düsseldorf Hannover München Nürnberg İstanbul Istanbul Ankara İzmir Izmir Antalya Bursa Dubai Abu~Dhabi Sharjah Doha Riyadh Jeddah Manama Muscat Amman Beirut Cairo São~Paulo Rio~de~Janeiro Bengaluru Mumbai Chennai Hyderabad Kolkata Pune Singapore Bangkok Jakarta Sydney Brisbane Perth Auckland Toronto Montréal Vancouver Chicago Houston Seattle Denver Miami ' +
  'دبي أبوظبي الشارقة الرياض جدة الدمام الخبر الدوحة المنامة مسقط الكويت عمان بيروت القاهرة الإسكندرية بغداد თბილისი ბათუმი Երևան Αθήνα Θεσσαλονίκη תל~אביב ירושלים חיפה';
/** Cities whose names are those of pizzas and other dishes too, which tell only behind a number. */
const DISHES =
  'Paris Lyon Marseille Bordeaux Nice Lille Roma Milano Napoli Torino Firenze Bologna Venezia Genova Palermo Verona Madrid Barcelona Valencia Sevilla Málaga Bilbao Berlin Hamburg Frankfurt Wien Leipzig Bremen Bern Basel New~York Boston Delhi Goa Tokyo';

const blank = (words: string) => oneOf(words).replaceAll('~', String.raw`\s`);
const CITY = blank(CITIES);
const ANY_CITY = `${CITY}|${blank(DISHES)}`;
/** A number of a house with what may stand behind it: `10/16`, `12 бис`, `4a`. */
const HOUSE = String.raw`\d{1,4}(?:\s?[/-]\s?\d{1,4})?\s?\p{L}?`;

/** An address that names a city, without any word for a street; a price with decimals or a currency is none of a house. */
export const PLACES: readonly RegExp[] = [
  new RegExp(String.raw`^(?:г\.\s?)?(?:${CITY}),\s(?:[\p{L}.'’-]+\s){1,4},?\s?${HOUSE}$`, 'u'),
  new RegExp(String.raw`\d.*,\s*(?:${ANY_CITY})(?:\s\d{1,2})?\.?$`, 'u'),
  new RegExp(
    String.raw`(?<![\p{L}\d.,])(?:\d{2}-\d{3}|\d{3}\s?\d{2}|\d{4,6}(?:\s\p{Lu}{2})?)\s(?:${ANY_CITY})(?!\p{L})`,
    'u',
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:${ANY_CITY})(?:,?\s(?:\p{Lu}{2,3}\s)?\d{5,6}|\s\p{Lu}{1,2}\d{1,2}\p{Lu}?\s\d\p{Lu}{2})$`,
    'u',
  ),
  // A state with its number, and a quarter of a city in the far east.
  /,\s\p{Lu}{2}\s\d{5}(?:-\d{4})?$|[都道府県].*[区市町村].*\d|市.*区.*\d/u,
  // A street by the end of its name.
  new RegExp(
    String.raw`^\p{Lu}\p{L}{2,}(?:gatan|gata|gade|vägen|veien|katu|gracht|straat|laan|plein)\s${HOUSE}(?:,|$)`,
    'u',
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:utca|út|tér|náměstí|nám\.|ulice|ulica|ul\.|strada|str\.|бул\.|вул\.|просп\.|пр\.|пр-т|alley|piazza|plaza|praça|largo|rynek|plac|quai|allée|passage)\s(?:\p{L}+\s){0,3}${HOUSE}(?:,.*|$)`,
    'iu',
  ),
];
