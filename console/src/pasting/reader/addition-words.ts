import { oneOf } from './one-of.ts';
import { isSectionName } from './section-names.ts';

const some = (words: string) => `(?:${oneOf(words).replaceAll('~', String.raw`\s`)})`;

/** Words that bid one add something, in the languages of menus. */
export const ADD = some(
  'add add-on add~on swap~to swap~for upgrade~to switch~to make~it top~with top~it~with hinzufügen dazu ajouter ajoutez rajouter rajoutez aggiungi aggiungete aggiungere añade añadir añada agrega agregar agregue agrégale adicione adicionar acrescente acrescentar voeg~toe toevoegen dodaj dodać přidat přidejte přidej pridať pridajte adaugă adăugați adauga добави добавете добавь добавить добавьте додай додати додайте dodati dodajte додај ekle ekleyin προσθέστε πρόσθεσε lägg~till tilføj legg~til lisää أضف أضيفي اضف زود زودها מוסיפים הוסף הוסיפו დაამატე ավելացնել қосу जोड़ें เพิ่ม thêm tambah 追加 추가',
);
/** Words for what is added, which begin the line of an addition. */
const ADDED = some(
  'additional zusätzlich zusätzliche zusätzlicher zusatz aufpreis aufpreis~für zuschlag zuschlag~für mit~extra supplément suppléments supplement supplement~of supplément~de suppl supp en~supplément avec~supplément suplemento suplemento~de suplementos supplemento supplemento~di con~aggiunta~di aggiunta aggiunta~di aggiunte adicional adicional~de adicionales adicionais acréscimo acréscimo~de toevoeging toeslag meerprijs met~extra dodatek dodatek~do dodatkowy dodatkowa dodatkowe dodatkowo dopłata dopłata~za dopłata~do příplatek příplatek~za přídavek navíc príplatok príplatok~za prídavok navyše feltét plusz felár kiegészítő supliment supliment~de adaos adaos~de în~plus добавка допълнително допълнителен допълнителна dodatak dodatni dodatna dodatno doplata доплата додатак додатно додатково додатковий додаткова додаткові дод доп дополнительно дополнительный дополнительная дополнительные доплата~за надбавка надбавка~за ilave İlave Ek ek artı προσθήκη επιπλέον πρόσθετο πρόσθετα tillägg tillägg~av tillæg tilvalg tillegg tilegg lisä lisänä lisand lisaks papildus piedeva papildomai priedas إضافة اضافة إضافه اضافه زيادة زياده مع~إضافة اضافه افزودن با~اضافه תוספת תוספת~של დამატება დამატებით հավելում լրացուցիչ қосымша अतिरिक्त',
);
/** Words that stand before an addition, and before a dish as well: only a small price tells them apart. */
const MAYBE = some(
  'extra extra’s ekstra екстра экстра έξτρα έξτρα~ exstra plus плюс double~(?:meat|cheese|shot|patty) side~of with~extra con~extra avec~extra с~доп إكسترا اكسترا إكستر اكسترا اضافي اكستره אקסטרה ექსტრა էքստրա एक्स्ट्रा tambahan',
);
/** The same in scripts without blanks, and compounds. */
const MAYBE_BESIDE = String.raw`加[点點]?(?!州|拿|勒)|另加|额外|額外|加料|加購|追い|トッピング|เพิ่ม|พิเศษเพิ่ม|lisä(?=\p{L}{3})|extra(?=(?:käse|ost|sajt|kaas)(?!\p{L}))`;
/** Words behind what is added, which say that it costs more. */
const MORE = some(
  'surcharge upcharge supplement supplément suppl suplemento supplemento adicional aufpreis zuschlag toeslag meerprijs dopłata příplatek príplatok navíc navyše felár supliment доплата доплата~за надбавка doplata tillägg tillæg tillegg lisä lisähinta fark farkı ilave ilavesi ücreti~farkı προσαύξηση زيادة زياده إضافة اضافة إضافي תוספת დამატება հավելավճար қосымша अतिरिक्त 追加 추가 增加 另加 เพิ่ม thêm~tiền tambahan',
);
const MORE_BESIDE = String.raw`追加|추가|トッピング|増し|เพิ่ม|(?<=\p{L}{3})(?:zuschlag|aufpreis|tillägg|tillæg|tillegg|lisä)`;
const MAYBE_BEHIND = some('extra ekstra экстра екстра έξτρα اضافي إكسترا אקסטרה plus additional');

const BEHIND_WORD = String.raw`(?:[.:]\s*|\s+(?:[.:–—-]\s*)?)`;
/** Words that begin an addition. */
const BEGINS = String.raw`^[\s(]*(?:(?:${ADD}|${ADDED})${BEHIND_WORD}(?:de\s|of\s|di\s|von\s)?|追加(?=[\p{Lo}ー])|เพิ่ม(?=\p{L}))`;
const BEGINNING = new RegExp(BEGINS, 'iu');
const ENDING = new RegExp(String.raw`(?:[\s:(–—,-]+${MORE}|${MORE_BESIDE})[\s:.)–—…+-]*$`, 'iu');
const MAYBE_ADDING = new RegExp(
  String.raw`^[\s(]*(?:${MAYBE}(?:[\s:.]|$)|${MAYBE_BESIDE})|\s${MAYBE_BEHIND}[\s:.)…·_–—-]*$`,
  'iu',
);

/** Whether words say in whatever language that something is added or costs more. */
export const saysAdding = (words: string): boolean => BEGINNING.test(words) || ENDING.test(words);

/** Whether words may say so, as `Extra cheese` does and `Extra hot curry` does not. */
export const mayAdd = (words: string): boolean => MAYBE_ADDING.test(words);

/** What is added, without the words that say so. */
export function addedIn(words: string): string {
  const bare = words.replace(BEGINNING, '').replace(ENDING, '');
  return /[\p{L}\p{M}]{3}/u.test(bare) ? bare : words;
}

const EXTRAS =
  /(?<!\p{L})(?:extra|add-?on|topping|addition|side|sauce|dip|supp?l[eéi]|zus[äa]t|beilag|adicion|acr[ée]scim|acompanh|guarnici|salsa|salse|sos(?!\p{L})|aggiunt|contorn|accompagn|garnitur|garnirung|toevoeg|bijgerecht|sauzen|dodat|dodac|příloh|príloh|omáčk|köret|feltét|szósz|mártás|adaos|garnit|sosuri|prilo|umac|доп|добав|додат|топпинг|топінг|гарнир|гарнір|соус|прилоз|сосов|ilave|ekstra|екстра|экстра|ek lezzet|sos|soslar|garnitür|συνοδευτικ|έξτρα|πρόσθετ|σάλτσ|tillbehör|tillägg|tilbehør|tillegg|tilvalg|såser|saucer|lisuk|lisä|kastik|lisand|piedev|pried)|إضاف|اضاف|صوص|جانبي|مخللات|תוספות|רטבים|დამატებ|სოუს|გარნირ|հավելում|खस|सॉस|加料|配料|配菜|小料|トッピング|サイド|추가|토핑|사이드|소스|เพิ่ม|เครื่องเคียง|ซอส|thêm|ăn kèm|tambahan|pelengkap/iu;

/** Whether a heading stands over additions or side dishes, which are then dishes of their own. */
export const isOverExtras = (heading: string): boolean =>
  EXTRAS.test(heading) && (isSectionName(heading) || heading.split(/\s+/).length <= 4);
