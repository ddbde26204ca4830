import { oneOf } from './one-of.ts';

/** The days of the week in short, and by the beginnings of their names, in the languages of menus. */
const SHORT_DAYS =
  'mon tue tues wed thu thur thurs fri sat sun пн вт ср чт пт сб вс нд mo di mi do fr sa so lun mar mer jeu ven sam dim jue vie sáb dom seg ter qua qui sex pon wt śr czw pt sob niedz ndz po út st čt pá ne vin sâm joi mån tis ons tors fre lör sön man tir lør søn ma ke pe la su pzt paz cum cmt';
const DAYS =
  'monday tuesd wednes thursd friday saturd sunday понедел вторн пятниц суббот воскрес понеділ середа субот неділ montag dienstag mittwoch donnerstag freitag samstag sonntag lundi mardi mercredi jeudi vendredi samedi dimanche lunedì martedì giovedì venerdì sabato domenica lunes martes jueves viernes sábado domingo segunda sexta poniedz piątek sobot niedziel ponděl pátek neděl pondel piatok nedeľ hétf kedd szerd csüt péntek szombat vasárnap luni vineri sâmbăt duminic ponedel petak nedelj måndag fredag lördag söndag mandag lørdag søndag maanantai perjantai lauantai sunnuntai pazartesi cuma pazar δευτέρα παρασκευ σάββατο κυριακή السبت الأحد الاثنين الخميس الجمعة';
/** The months by the beginnings of their names. */
const MONTHS =
  'janua feb mar apr may maj mai mei maio jun jul aug sep oct okt nov dec dez déc dic janv fév févr avr juin juil août enero ene abr mayo ago agosto gennaio genn magg giugno luglio sett ott janeiro fev set out stycz luty marzec kwie czerw lip sierp wrze paźdz list grud ocak şubat mart nisan mayıs haz tem ağu eyl ekim kas ara янв фев мар апр май мая июн июл авг сен окт ноя дек січ лют бер квіт трав черв лип серп верес жовт листоп груд يناير فبراير مارس أبريل ابريل مايو يونيو يوليو أغسطس اغسطس سبتمبر أكتوبر اكتوبر نوفمبر ديسمبر';
const EACH_DAY =
  'ежедневно|щодня|щоденно|daily|täglich|tous les jours|tutti i giorni|todos los días|todos os dias|codziennie|denně|denne|minden nap|zilnic|svaki dan|всеки ден|her gün|hafta (?:içi|sonu)|dagligen|dagligt|daglig|päivittäin|καθημερινά|يومي[اًا]*|כל יום|毎日|每天|매일|ทุกวัน';
const NAME_OF_DAY = String.raw`(?:(?:${oneOf(SHORT_DAYS)})(?!\p{L})|(?:${oneOf(DAYS)})\p{L}{0,6})\.?`;

const word = (words: string) => String.raw`(?<!\p{L})(?:${words})`;

/** Lines that tell of the place and its rules, in many languages: by the beginnings of the words that only they have. */
export const NOTICE_WORDS: readonly RegExp[] = [
  // Hours of days, and days without any.
  new RegExp(
    String.raw`^(?:${NAME_OF_DAY}\s?(?:[–—-]|(?:to|a|à|bis|do|до|al|til|till|και|&)(?=\s))\s?${NAME_OF_DAY}|${EACH_DAY})[\s,:]*(?:od|от|с|von|from|de|da|fra|från|kl\.?|من)?\s?\d{1,2}(?!\d)`,
    'iu',
  ),
  /^(?:closed|geschlossen|fermé|chiuso|cerrado|zamknięte|zavřeno|закрыто|выходной|مغلق)(?!\p{L})/iu,
  // Pages and editions.
  /^[–—-]?\s*(?:strona|strana|str\.|oldal|side|sida|sivu|página|pagina|σελ\.?|sayfa|сторінка|стр)\s?\d{1,2}(?:\s?(?:z|ze|de|di|af|av|\/|из|з|od|din)\s?\d{1,2})?$/iu,
  /^(?:menu|menü|menú|carte|speisekarte|меню|karta|jedálny lístok|jídelní lístek|étlap|meniu|jelovnik|κατάλογος|قائمة)(?:\s\p{L}+){0,2}\s20\d\d$|^(?:updated|stand|aktualizacja|обновлено|mise à jour)\s.*20\d\d$|^\d{1,2}\s\p{L}+\s20\d\d$/iu,
  new RegExp(String.raw`^(?:\d{1,2}\.?\s)?(?:${oneOf(MONTHS)})\p{L}{0,7}\.?,?\s20\d\d$`, 'iu'),
  // Taxes and their numbers.
  /(?<!\p{L})(?:dph|áfa|áfá\p{L}*|áfát|ддс|пдв|pdv|moms|mva|alv|btw|ндс)(?!\p{L})/iu,
  /(?<!\p{L})(?:ičo|dič|иин|бин|едрпоу|ust-idnr|siret|cif|nif|nip|regon|p\.?\s?iva|oib|pib|cvr|org\.?\s?nr|steuernummer)(?!\p{L}).*\d{5}|(?<!\p{L})cnpj\s\d/iu,
  // Charges and taxes, which are paid beside the dishes.
  new RegExp(
    `^[+*\\s]*${word('nakrycie|kuvert|opakowani|obal(?!\\p{L})|csomagolás|ambalaj|опаковк|упаковк|verpackung|emballage|envase|embalagem|imballaggio|pakning|dow[oó]z|dostaw|rozvoz|donášk|kiszállít|szállítás|livrar|доставк|bezorg|levering|hemkörning|hemleverans|kotiinkuljetus|dostava|zamówienie minim|minimaln|minimáln|comand[aă] minim|pedido mínimo|ordine minimo|minimum bestell|minimumsbestilling|minimitilaus|napiwk|spropit|borravaló|bacșiș|napojnic|dricks|drikkepenge|serwis|obsługa|szervizdíj|szervízdíj|servisní|taxa de serviç|сервіс')}\\p{L}*`,
    'iu',
  ),
  /(?<!\p{L})(?:чайові|чаевые|бакшиш)(?!\p{L})/iu,
  // Allergies and how one pays.
  new RegExp(
    `^(?=.*${word('allerg|alerg|аллерг|алерг|حساسي|alerji|αλλεργ')})(?=.*${word('please|inform|tell|ask|staff|team|waiter|speak|notify|bitte|personal|service|signal|merci|demand|obsług|poinform|obsluh|vám|informe|avis|consult|cameriere|personale|сообщ|предупред|официант|повідом|персонал|kérjük|danış|bildir|ειδοποι|يرجى|الرجاء|إبلاغ|اسأل|peça|rugăm|molimo|fråga|spør|spørg|kysy')})`,
    'iu',
  ),
  new RegExp(
    `^(?:${word('no cash|cash only|cards? only|card payments|nur barzahlung|keine kartenzahlung|только наличные|оплата (?:картой|наличн)|solo efectivo|solo contanti|espèces uniquement|tylko gotówka|pouze hotovost|نقدا فقط')}|(?:visa|mastercard|bancontact|maestro|amex)\\s?[,/&])`,
    'iu',
  ),
  /(?<!\p{L})(?:fb\.com|t\.me|wa\.me)\/|^(?:min\.?|max\.?|minimum)\s\d+\s(?:persons?|people|guests|hours)$|^table for \d/iu,
  // Wishes and thanks.
  /^(?:bon app[eé]tit|guten appetit|mahlzeit|buon appetito|buen provecho|que aproveche|bom apetite|eet smakelijk|smacznego|dobrou chuť|dobrú chuť|jó étvágyat|poftă bună|prijatno|dobar tek|приятного аппетита|смачного|приятен апетит|afiyet olsun|καλή όρεξη|smaklig måltid|velbekomme|hyvää ruokahalua|بالهناء والشفاء|صحتين|בתיאבון)[\s!.*♥❤]*$|^(?:thank you|thanks|dziękujemy|děkujeme|ďakujeme|danke|vielen dank|merci|grazie|gracias|obrigad[oa]|спасибо|дякуємо|благодарим|köszönjük|mulțumim|hvala|teşekkür|ευχαριστούμε|tack|tak|takk|kiitos|شكرا)(?!\p{L})[^\d]{0,40}$/iu,
];
