import { CHARGE_WORDS } from './charge-words.ts';
import { isSpan } from './hours.ts';
import { NOTICE_WORDS } from './notice-words.ts';
import { PLACES } from './places.ts';

const STREET =
  'street|st\\.?|road|rd\\.?|avenue|ave\\.?|blvd|boulevard|lane|square|highway|floor|strasse|straße|str\\.|platz|gasse|weg|via|viale|piazza|corso|rue|calle|avenida|plaza|rua|cad\\.?|caddesi|sok\\.|sokak|sokağı|mah\\.?|mahallesi';

const CONTACTS: readonly RegExp[] = [
  // A telephone, or a number of one.
  /(?:\+|\b00)\d[\d\s().-]{6,}\d/,
  /(?<![\d.,])\(?0\d{1,4}\)?[\s./-]+\d[\d\s./-]{4,}\d/,
  /(?<!\p{L})(?:tel|ph|phone|reservations?|reservas|réservations?|rezervasyon|бронь|бронирование|mobile|call(?: us)?|whats\s?app|fax|тел|телефон|звоните|pedidos|encargos|commandes|هاتف|جوال|تليفون|واتساب|للطلب|للحجز|للحجوزات|اتصل|电话|電話|전화|โทร|טלפון|τηλ|τηλέφωνο|telefon|teléfono|फ़ोन|फोन|ტელ|հեռ)(?!\p{L})[^\d]{0,20}\d[\d\s./()-]{4,}/iu,
  /\b\d{3}(?:-\d{3,4}[- ]| \d{3,4}-)\d{4}\b|(?<![\d.,-])\d{3}-\d{4}(?![\d-])|\d(?:-\d{2,4}){3,}/,
  // An address of the web or of mail.
  /\bwww\.|https?:|[\p{L}\d._-]+@[\p{L}\d-]+\.\p{L}|(?:^|\s)@[\w.]{3,}|\b[a-z0-9-]{3,}\.(?:com|net|org|ae|sa|ru|de|fr|it|es|uk|example|menu|cafe)\b/iu,
  /(?<!\p{L})(?:instagram|facebook|tiktok|wi-?fi|telegram|вконтакте|انستغرام|انستقرام|فيسبوك)(?!\p{L})/iu,
  // A street with its number.
  new RegExp(
    `(?<!\\p{L})(?:no\\.?\\s*)?\\d{1,5}\\p{L}?,?\\s+(?:\\p{L}+\\s+){0,3}(?:${STREET})(?!\\p{L})`,
    'iu',
  ),
  new RegExp(`(?<!\\p{L})(?:${STREET})\\s[^\\d]{0,40}\\d+\\p{L}?\\s*[,·•-]\\s*[\\p{L}\\d]`, 'iu'),
  /\p{L}(?:strasse|straße|str\.|platz|gasse|weg|allee)\s\d+/iu,
  /(?<!\p{L})(?:ул|пр-т|просп|пер|наб|шоссе|бульвар|улица|проспект|площадь)(?!\p{L})\.?\s|(?<!\p{L})(?:г|д|стр)\.\s?\p{Lu}|(?<!\p{L})(?:д|дом|корп)\.\s?\d/iu,
  /(?<!\p{L})(?:خیابان|پلاک|کوچه|بلوار)\s[\p{L}\d]/u,
  /^(?:العنوان|شارع|طريق|حي)\s|(?<!\p{L})(?:شارع|الدور|الطابق)\s\p{L}+/u,
  /(?:^地址|^住所|^주소|^ที่อยู่|^כתובת|^Διεύθυνση|^адрес|^address|^adres|^adresse|^indirizzo|^पता|^მისამართი)\s?[:：]?/iu,
  /^c\/\s|(?:로|길)\s\d+(?:-\d+)?(?:$|[\s,])|\p{L}+(?:시|도)\s\p{L}+(?:구|군)\s/iu,
  /(?:路|街|大道)\d+号|丁目|番地|(?<!\p{L})(?:ถนน|ถ\.|רחוב|רח'|οδός)/u,
  /\bp\.?\s?o\.?\s?box\b|\b\d{5}\s\p{Lu}\p{Ll}{3,}$/u,
];

/** Words in the place of a price. */
const PRICELESS =
  /(?<=\p{L}[^\p{L}]+)(?:market price|(?:price|prices) (?:on|upon) request|price (?:by|per) weight|seasonal price|по запросу|цена по (?:весу|запросу)|по рыночной цене|сезонная цена|уточняйте|حسب (?:السوق|الوزن|الموسم|الطلب)|سعر السوق|tagespreis|nach tagespreis|preis auf anfrage|nach gewicht|selon arrivage|prix du marché|selon le marché|prix sur demande|según mercado|precio de mercado|s\/m|prezzo di mercato|secondo mercato|a peso|preço (?:de mercado|sob consulta)|sob consulta|dagprijs|marktprijs|cena (?:rynkowa|wg wagi|według wagi|dnia)|wg wagi|dle váhy|dle denní nabídky|podľa váhy|napi áron|súly szerint|preț la cerere|preț de piață|по запитване|за запитом|ціна за вагою|ринкова ціна|po dogovoru|po težini|dagspris|markedspris|marknadspris|päivän hinta|τιμή ημέρας|κατόπιν ζήτησης|thời giá|theo thời giá|harga pasar|piyasa fiyatı|günlük fiyat|sorunuz|τιμή αγοράς)(?!\p{L})|時価|时价|时令价|시가(?!지)|ตามน้ำหนัก|ราคาตลาด|לפי משקל|מחיר שוק/iu;
/** The same in short, in capitals. */
const PRICELESS_SHORT = /(?<=[\s.…(–-])(?:MP|M\.P\.?|S\.?Q\.?)\)?$/u;

/** What is paid beside dishes, and words to the guest, in a line that says nothing else. */
const ASIDE: readonly RegExp[] = [
  /(?<!\p{L})(?:servicio de mesa|pan y servicio|(?:sitting|tray|table|room|sharing|splitting|plate|cleaning|booking) (?:charge|fee)|(?:split|sharing|share) (?:plate )?(?:charge|fee)|cakeage|cake fee|pfand|suplemento (?:de )?terraza|suppl[eé]ment terrasse|supplemento (?:tavolo|esterno)|terraza \+)(?!\p{L})/iu,
  /^(?:контейнер|пакет|лоток|приборы|упаковка|упак|علبة سفري|كيس|takeaway box|take-?away box|to-?go box|box for takeaway|bag|carrier bag|tüte|poşet)[\s:.–—-]*\d+(?:[.,]\d+)?\s?\S{0,5}$/iu,
  /^(?:table|стол|طاولة|tisch|masa)\s?(?:no\.?|nr\.?|№|رقم)?\s?\d{1,3}$|(?<!\p{L}|\d\s?)(?:qr|كيو ار)(?!\p{L}|\.?\s?\d)|challenge 2[15]/iu,
  /(?<!\p{L})(?:password|passwort|пароль|şifre|parola|كلمة (?:السر|المرور)|رمز (?:الواي|المرور)|mot de passe|contraseña)(?!\p{L})/iu,
  /(?<!\p{L})(?:[sc]?gst(?:in)?|fssai|trn|inn|инн|огрн|الرقم الضريبي|سجل تجاري|licen[cs]e)(?!\p{L}).*\d/iu,
  /(?<!\p{L})(?:service|tips?|propina|trinkgeld|pourboire|mancia|bahşiş|إكرامية|خدمة)(?!\p{L})[^\d]{0,25}\d{1,2}(?:[.,]\d)?\s?%|^parties of \d|2[,.]?000 (?:k?cal|calories)|valid (?:until|till|from|through)\s\d|^(?:est\.?|established|since)\s(?:18|19|20)\d\d$|küche bis \d/iu,
  /^(?:#[\p{L}\p{N}_]+\s*){1,}$|(?<!\p{L})(?:follow us|find us|tag us|scan (?:me|to|for|the|here)|тегните|подписывайтесь|мы в (?:инстаграм|соцсетях|телеграм)|تابعونا|تابعنا|folge uns|suivez-nous|síguenos|seguici|bizi takip)(?!\p{L})/iu,
];

const OTHERS: readonly RegExp[] = [
  // Hours.
  /\b\d{1,2}(?:[:.]\d{2})\s?(?:am|pm)?\s?(?:[-–—〜~]|to|до|حتى)\s?\d{1,2}(?:[:.]\d{2})/iu,
  /\b\d{1,2}\s?(?:am|pm)\b/iu,
  /(?<!\p{L})(?:opening hours|open (?:daily|from|every)|we are open|режим работы|часы работы|работаем|работаем с|أوقات العمل|ساعات العمل|مفتوح|営業時間|营业时间|영업시간|เปิด(?:ทุกวัน|บริการ)|שעות פתיחה|öffnungszeiten|horaires|horario|ωράριο)/iu,
  /(?<!\p{L})(?:served|serving|open)\s\d{1,2}\s?[-–—]\s?\d{1,2}$/iu,
  /24\s?\/\s?7/,
  // A page.
  /^[\s–—-]*(?:page|стр\.?|страница|صفحة|seite|pagina|página|p\.|pg\.?|σελίδα|עמוד|หน้า)\s*\d+(?:\s*(?:of|\/|из|من|von|di|de)\s*\d+)?[\s–—-]*$/iu,
  /^第?\s?\d+\s?[页頁]$|^\d+\s*(?:of|из|من)\s*\d+$|^\d{1,2}\s*\/\s*\d{1,2}$|^[–—-]\s*\d+\s*[–—-]$/iu,
  // Charges beside dishes.
  /(?<!\p{L})(?:deliver(?:y|ies)(?! pizza)|min(?:imum|\.)?\s(?:order|spend|charge)|service (?:charge|fee|is|not)|cover charge|cover(?= (?:per|is|\d|\p{Lu}{3} |\p{Sc}))|couvert|corkage|packaging|takeaway (?:charge|fee)|vat|gratuity|tax(?:es)?|discretionary|surcharge|deposit)(?!\p{L})/iu,
  /(?<!\p{L})(?:coperto|servizio|lieferung|liefergebühr|mindestbestellwert|mwst|livraison|service compris|tva|minimum de commande|cubierto|iva|envío|entrega|kdv|paket servis|servis ücreti|kuver|kuver ücreti|serviço|taxa de serviço|gedeck|serwis|opłata serwisowa|φπα|κουβέρ|διανομή|παράδοση)(?!\p{L})/iu,
  /(?<!\p{L})(?:доставк\p{L}*|самовывоз\p{L}*|обслуживан\p{L}*|сервисный сбор|минимальн\p{L}+ (?:заказ|сумм)\p{L}*|пробковый сбор|чаевые|ндс|упаковк\p{L}*)(?!\p{L})/iu,
  /(?<!\p{L})(?:و?ال?توصيل|رسوم|رسم|خدمة الطاولة|كوفر|كوفير|ضريبة|الضريبة|الحد الأدنى|بقشيش)(?!\p{L})/u,
  /送料|配送|外卖|起送|餐具费|服务费|茶位|サービス料|お通し|消費税|税込|税抜|배달|봉사료|부가세|ค่าส่ง|ค่าบริการ|ภาษี|มูลค่า|משלוח|דמי שירות|מע"מ|डिलीवरी|सेवा शुल्क|कर अतिरिक्त|მიწოდება|მომსახურება/u,
  /%.*(?<!\p{L})(?:off|discount|скидк\p{L}*|خصم|rabatt|remise|sconto|descuento|indirim)|(?<!\p{L})(?:discount|скидк\p{L}*|خصم|rabatt|remise)(?!\p{L}).*%/iu,
  // A button or a mark of an ordering site.
  /^[+\s]*(?:add(?: to (?:cart|basket|bag|order))?|order now|sold out|out of stock|unavailable|customi[sz]able|в корзину|добавить|нет в наличии|أضف(?: إلى السلة)?|نفدت? الكمية|غير متوفر|ajouter(?: au panier)?|épuisé|in den warenkorb|ausverkauft|añadir(?: al carrito)?|agotado|aggiungi(?: al carrello)?|esaurito|sepete ekle|tükendi)[+\s]*$/iu,
  // A dish whose price is not told.
  /(?<!\p{L})(?:market price|price on request|по запросу|цена по весу|حسب السوق|سعر السوق)(?!\p{L})|時価|时价/iu,
  // A copyright, or how prices are meant.
  /©|copyright|all rights reserved/iu,
  /(?<!\p{L})(?:all|our) prices(?!\p{L})|^prices\s|(?<!\p{L})(?:все цены|цены указаны|الأسعار|alle preise|preise in|prix|prezzi|precios|fiyatlar|οι τιμές|המחירים|価格|价格|가격|ราคา(?:นี้|ทั้งหมด)?|कीमत|ფასები)(?!\p{L}).{6,}/iu,
];

const GROUPS = /(?<![\d.,])\d{3} (?:\d{3,4} \d{4}|\d{3} \d{3}|\d{3} \d{2} \d{2})(?![\d.,])/;

/** Whether groups of digits rise and end as prices do: those of sizes, which a telephone's only do by chance. */
const areAmounts = (groups: readonly string[]) =>
  groups.every((group, at) => /[059]$/.test(group) && Number(group) > Number(groups[at - 1] ?? 0));

/** Whether a line has a telephone in groups that blanks part. */
function hasGroups(line: string): boolean {
  const groups = GROUPS.exec(line)?.[0].split(' ');
  return groups !== undefined && !areAmounts(groups);
}

/** Whether a line says where and how to reach the place. */
export const isContact = (line: string): boolean =>
  CONTACTS.some((pattern) => pattern.test(line)) ||
  PLACES.some((pattern) => pattern.test(line)) ||
  hasGroups(line);

/** Whether a line names a dish with words in the place of its price, whose description may follow. */
export const isPriceless = (line: string): boolean =>
  !/\d/.test(line) && (PRICELESS.test(line) || PRICELESS_SHORT.test(line));

/** Whether a line also says what is paid beside the dishes, when it is open, or which page it is: never a dish. */
export function isNotice(line: string): boolean {
  if (isContact(line)) return true;
  // Words in the place of a price.
  if (isPriceless(line)) return true;
  // Words in brackets about the price of a dish make no notice of it.
  const outside = line.replaceAll(/\([^()]*\)|\[[^[\]]*\]/g, '');
  if (
    [...ASIDE, ...NOTICE_WORDS, ...CHARGE_WORDS].some((pattern) => pattern.test(outside)) ||
    isSpan(outside)
  )
    return true;
  return OTHERS.some((pattern) => pattern.test(/\p{L}/u.test(outside) ? outside : line));
}
