import { oneOf } from './one-of.ts';

/** Words and counters for a piece, behind a number, in the languages of menus. */
const COUNTERS =
  'pcs pc piece pieces pce slice slices ball balls scoop scoops cups skewer skewers stick sticks wings ea unit units stk stck stück stücke st stuks stuk scheiben scheibe kugeln kugel bollen bol bolletjes spieße ' +
  'pièces pièce pce tranches tranche boules boule unités brochettes pz pza pzas pzs pieza piezas ud uds und unid unids unidad unidades bola bolas rebanada rebanadas tajada brocheta brochetas pezzo pezzi fetta fette palline pallina spiedini ' +
  'un unidade unidades fatia fatias peça peças pç pçs espetos bolas szt sztuk sztuki sztuka kawałki kawałków plastry gałki gałka kromki ks kus kusy kusů kusov plátky kopeček kopečky kopčeky kopček kúsky db darab szelet gombóc buc bucăți bucata bucată felii cupe kom komad komada kriška kuglice kugle kugla ком комад комада ' +
  'шт штук штуки штука штуки кусок кусочка кусочков куска ломтика шарик шарика шариков палочка палочки палочек шампур шпажки порц скибочки шматки кульки бр броя брой парчета топки дана ' +
  'tk tükki viilu palli kpl kappaletta palaa siivua pallo palloa styck stycken skivor skiva bitar bit kulor kula stykker stykke skiver kugler kuler kule gab gabali gabaliņi vnt gabalėliai adet dilim parça tane top ədəd ' +
  'τεμ τεμάχια τεμάχιο κομμάτια κομμάτι φέτες φέτα μπάλες σουβλάκια יח יחידות יחידה פרוסות פרוסה כדורים כדור שיפודים ' +
  'حبة حبه حبات حبتين قطعة قطعه قطع قطعتين شريحة شرائح كرة كرات سيخ أسياخ اسياخ عدد تکه عدد قطعه دانه برش سیخ ' +
  'ცალი ც ნაჭერი ბურთულა հատ կտոր գնդիկ टुकड़े टुकड़ा पीस नग स्लाइस टुकडे ชิ้น ลูก ไม้ ตัว อัน ก้อน แผ่น ลูกชิ้น miếng cái con cuốn viên xiên lát potong biji buah tusuk pcs iris ' +
  '개 조각 알 꼬치 쪽 피스 장 마리 本 個 コ ケ 枚 切れ 切 貫 玉 粒 ヶ 尾 杯 皿 種 種類 点 ピース カット 个 只 隻 块 塊 片 串 件 粒 颗 顆 根 条 條 份 位';

/** Words for those who eat, behind a number. */
const EATERS =
  'person persons people pax ppl guests adults pers personen personnes personne pers personas persona comensales persone pessoas pessoa personer personen henkilöä henkilölle hlö hlölle inimest inimesele ' +
  'osoby osób osoba os osoby osôb osob fő főre személy személyre részére persoane persoană pers osobe osobu човека души человек человека чел персоны персон персоны осіб особи людини ос адам кісіге kişi kişilik kişiye nəfərlik ' +
  'άτομα ατόμων άτομο סועדים אנשים איש زوج سועד أشخاص اشخاص شخص أفراد افراد فرد أنفار انفار نفر نفرين شخصين نفره نفری კაცზე პერსონა ადამიანზე անձ հոգու लोग लोगों व्यक्ति ท่าน คน người orang 인 인분 인용 명 人 人前 名様 名 人份 人用 位';

/** Words for a portion, behind a number or alone. */
const PORTIONS =
  'portion portions serving servings portionen porción porciones ración raciones porzione porzioni porção porções dose doses portie porties porcja porcje porcji porce porcí porcia porcie porcií porcií adag porție porții porcija porcije porcijos порция порции порций порція порції порций porsiyon porsiyonluk μερίδα μερίδες annos annosta porsjon porsjoner portioner מנה מנות صحن حصة نفر طبق پرس პორცია պորցիա प्लेट จาน phần suất porsi 인분 접시 人前 份 例 盘 盤 客';

/** Words before a number of those who eat. */
const FOR =
  'for serves feeds für reicht~für pour para rinde sirve~para per serve voor dla pro pre za na за на для за~ для για för til till för kahdelle pentru לـ ל ل لـ يكفي يكفي~ل تكفي برای';

/** A piece or a portion by itself: `(slice)`, `(per person)`, `(each)`. */
const ONE =
  "slice a~slice per~slice piece per~piece each per~portion per~person per~skewer by~the~slice single~piece kg scoop per~scoop kilo per~kilo the~kilo stück pro~stück je~stück das~stück scheibe kugel die~kugel pro~kugel pro~person portion boule la~boule tranche la~tranche pièce la~pièce l’unité l'unité à~l’unité à~l'unité la~part par~personne par~pers rebanada la~rebanada porción pieza la~pieza unidad la~unidad por~persona pallina la~pallina fetta la~fetta al~pezzo l’uno cadauno cad porzione a~persona fatia a~fatia unidade a~unidade por~pessoa stuk per~stuk punt sneetje per~persoon kawałek za~kawałek sztuka za~sztukę porcja kus za~kus kousek porce porcia darab szelet adag bucata bucată felie porție porția komad po~komadu kriška porcija кг килограмм за~кг за~килограмм шарик за~шарик кусок кусочек за~кусок штука за~штуку за~шт порция на~человека шматок шматочок порція парче брой порция dilim adet tane porsiyon kişi~başı κιλό το~κιλό μπάλα η~μπάλα η~μερίδα τεμάχιο κομμάτι φέτα μερίδα ανά~άτομο το~κομμάτι skiva styck bit per~person portion stykke per~stk stk skive annos pala kpl viipale tükk viil קטע פרוסה יחידה מנה ליחידה לאדם قطعة قطعه شريحة حبة حبه للحبة للقطعة للشخص للفرد سيخ تکه عدد برش ნაჭერი ცალი პორცია կտոր հատ टुकड़ा पीस स्लाइस ชิ้น ต่อชิ้น ต่อท่าน miếng lát một~miếng potong per~potong 1조각 조각 1개 한~조각 一切れ 一個 一本 一人前 1カット 一块 一份 每位 每份 一片";

/** Numbers in words before or behind those who eat: `for two`, `iki kişilik`. */
const FOR_SOME =
  'for~one for~two for~three for~four serves~two serves~three serves~four für~zwei für~drei für~vier pour~deux pour~trois pour~quatre para~dos para~tres para~cuatro para~dois para~duas para~três para~quatro per~due per~tre per~quattro voor~twee voor~drie voor~vier dla~dwojga dla~dwóch dla~trojga pro~dva pro~dvě pre~dvoch pre~dvoje két~főre két~személyre négy~főre pentru~doi pentru~două za~dvoje za~dvije za~dve на~двоих на~троих на~четверых на~двох на~трьох на~компанию на~компанію за~двама за~двоје bir~kişilik iki~kişilik üç~kişilik dört~kişilik tek~kişilik tək~kişilik για~δύο για~δυο för~två til~to kahdelle لشخصين لفردين لنفرين ل~شخصين לזוג לשניים ორისთვის երկուսի~համար екі~адамға 一人前 二人前 三人前 二人用 两人份 兩人份 双人 雙人 2인용 สำหรับ~2~ท่าน दो~लोगों~के~लिए cho~hai~người untuk~dua~orang';

/** Numbers in words, before a piece or a portion in brackets: `two skewers`. */
const NUMBER_WORDS =
  'one two three four five six ein eine zwei drei vier une deux trois quatre dos tres due tre dois iki üç dört один одна два две три четыре یک دو سه چهار پنج واحد ثلاث ثلاثة اربع أربع أربعة δύο τρία τρεις שני שתי שלושה שלוש';

const some = (words: string) =>
  `(?:${oneOf([...new Set(words.split(' '))].join(' ')).replaceAll('~', String.raw`\s`)})`;

const NUMBER = String.raw`(?:\d{1,2}(?:[.,]\d)?(?:\s?[–/-]\s?\d{1,2})?|½|1/2)`;
const WHO = String.raw`(?:\s?-?${some(`${EATERS} ${PORTIONS}`)}\.?)`;
const COUNTED = String.raw`(?:[x×]\s?)?${NUMBER}\s?[x×]?\s?-?${some(`${COUNTERS} ${EATERS} ${PORTIONS}`)}['’׳.]?`;
const MEANT = String.raw`(?:${some(FOR)}[\s:-]?${NUMBER}${WHO}?|${some(FOR_SOME)}${WHO}?)`;
const IN_WORDS = String.raw`${some(NUMBER_WORDS)}\s${some(`${COUNTERS} ${EATERS} ${PORTIONS}`)}`;
const BEGIN = String.raw`(?<![\p{L}\p{N}\p{Sc}.,])`;
const END = String.raw`(?![\p{L}\p{M}\p{N}])`;

/** Any number of something in one word, `(3 eggs)`, which tells the years of a drink apart from its pieces. */
const SOMETHING = String.raw`\d{1,2}\s?(?!(?:${some('years yrs yo jahre jahr ans años anni anos jaar lat let rokov rokov лет года років години yıl yıllık éves ani år godina ετών έτη χρόνια vuotta سنة سنوات 年 년 ปี')})(?!\p{L}))\p{L}[\p{L}\p{M}]+`;
const ONE_PORTION = String.raw`(?:(?:ca|około|около|circa|env|approx|ok)\.?\s)?(?:${COUNTED}|${IN_WORDS}|${MEANT}|${some(ONE)}|${NUMBER}\s?[x×]|[x×]\s?${NUMBER}|${SOMETHING})`;
const WHOLE = new RegExp(`^${ONE_PORTION}$`, 'iu');
const FURTHER = new RegExp(`^(?:${COUNTED}|${MEANT})$`, 'iu');

/** A remark in brackets. */
const BRACKETS = /\s*[([]\s?([^()[\]]+?)\s?[)\]]/g;
/** Brackets between a title and its price, where their number may look like one with a currency: `Knedlíky (4 ks) 89`. */
const BEFORE_PRICE =
  /^(?<title>\p{L}[^()[\]\d]*)[([]\s?(?<portion>[^()[\]]+?)\s?[)\]](?<rest>[^\p{L}\p{N}]*(?:\p{L}{1,4}[^\p{L}\p{N}]*)?\d[^()[\]]*)$/iu;

/** Whether words in brackets count or mean eaters: `4 szt.`, `2 kişilik`, `ca. 5 Stk`, `slice`, `4 ks, 2 os.`. */
const isPortion = (inside: string): boolean =>
  WHOLE.test(inside) ||
  [...inside.matchAll(/\s?[,/]\s?/g)].some(
    ({ index, 0: mark }) =>
      WHOLE.test(inside.slice(0, index)) && FURTHER.test(inside.slice(index + mark.length)),
  );

/** The first brackets with a portion, as a pattern finds them. */
function inBrackets(words: string) {
  const found = [...words.matchAll(BRACKETS)].find(([, inside = '']) => isPortion(inside));
  return found && { index: found.index, all: found[0], portion: found[1] ?? '' };
}

function portionBehind(words: string) {
  const found = BEHIND.exec(words) ?? BESIDE.exec(words);
  return found && { index: found.index, all: found[0], portion: found.groups?.portion ?? '' };
}

/** The same without brackets, before nothing but one price. */
const BARE_BEFORE_PRICE = new RegExp(
  String.raw`^(?<title>\p{L}[^()[\]\d]*?)[\s,;–—-]+(?<portion>${NUMBER}\s?-?${some(`${COUNTERS} ${EATERS}`)}\.?|${some(FOR)}\s${NUMBER}${WHO}?)(?<rest>(?:(?<parted>\s*[–—:]|\s+-|\s*[.…·_]{2}|\t|\s{2})[^\p{L}\p{N}]*|\s+)(?<before>\p{Sc}\s?|\p{L}{1,4}\.?\s?)?\d{1,3}(?:[ .,'’]\d{3})*(?:[.,]\d{1,2})?\s?(?<mark>\p{Sc}|\p{L}{1,5}\.?)?\s*)$`,
  'iu',
);
/** Behind a title, where only a number and a word of a piece or of eaters tell. */
const BEHIND = new RegExp(
  String.raw`[\s,;–—-]+${BEGIN}(?<portion>${COUNTED}|(?:${some(FOR)})\s${NUMBER}${WHO}?|[x×]\s?${NUMBER}|${NUMBER}[x×])${END}$`,
  'iu',
);
/** The same where the script writes without blanks: `餃子6個`. */
const BESIDE = new RegExp(
  String.raw`(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Hangul}\p{Script=Thai}])(?<portion>${NUMBER}\s?${some('個 コ ヶ ケ 本 枚 貫 切れ 人前 名様 粒 个 只 隻 块 塊 片 件 颗 顆 人份 개 조각 알 꼬치 인분 ชิ้น ไม้ ลูก')})$`,
  'u',
);

/** Words without what tells how many pieces or eaters a dish is for, and that. */
export function withoutPortion(words: string): { words: string; portion: string } {
  const { index, all, portion } = inBrackets(words) ??
    portionBehind(words) ?? { index: 0, all: '', portion: '' };
  if (portion === '') return { words, portion };
  const rest = `${words.slice(0, index)} ${words.slice(index + all.length)}`;
  return /\p{L}/u.test(rest)
    ? { words: rest.replaceAll(/\s+/g, ' ').trim(), portion }
    : { words, portion: '' };
}

/** A line without the pieces or eaters in brackets before its price, and those. */
export function portionBeforePrice(line: string): { line: string; portion: string } {
  if (!/\d/.test(line)) return { line, portion: '' };
  const bracketed = BEFORE_PRICE.exec(line);
  const found = isPortion(bracketed?.groups?.portion ?? '') ? bracketed : BARE_BEFORE_PRICE.exec(line);
  const { title = '', rest = '', portion = '', parted, before = '', mark = '' } = found?.groups ?? {};
  // Without a currency or a mark between, `Cake 24 slice 3` has two prices.
  if (found && rest.trim() !== '' && !/[()[\]]/.test(line) && !parted && before + mark === '')
    return { line, portion: '' };
  // `10 tk 20 tk` are two amounts.
  const isAmount = mark !== '' && portion.toLowerCase().endsWith(mark.toLowerCase());
  return portion === '' || isAmount ? { line, portion: '' } : { line: `${title.trimEnd()} ${rest}`, portion };
}
