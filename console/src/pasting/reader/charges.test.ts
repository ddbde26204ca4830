import { expect, test } from 'vitest';
import { someOf } from '../../../../scripts/proof.ts';
import { isNotice } from './notices.ts';
import { readPastedMenu } from './read-menu.ts';

/** What is paid beside dishes or told about paying, by language. */
const CHARGES: { [language: string]: string } = {
  en: 'Takeaway box 0.50|Box to go 1|Takeaway container 0.50|Carrier bag 0.10|Packaging 1.00|Packaging fee 1|Delivery fee 3|Minimum order 15|Min. spend 20|Cards accepted over 10|Card payments minimum 5|We accept cards from 10|Corkage 15|Corkage fee 15 per bottle|Cover charge 2|Deposit 2|Cup deposit 1|Late fee 5|Reservation fee 10|No-show fee 20|Cancellation fee 10|Service charge 5|Booking fee 5',
  de: 'Verpackung 1,00|Verpackungspauschale 0,50|Box zum Mitnehmen 0,50|Tüte 0,20|Lieferung 3,00|Liefergebühr 2,50|Mindestbestellwert 20|Mindestverzehr 15|Kartenzahlung ab 10|EC-Karte ab 10|Korkgeld 15|Gedeck 2,50|Pfand 2,00|Becherpfand 1,00|Stornogebühr 10|Reservierungsgebühr 5|Anzahlung 20',
  fr: 'Emballage 0,50|Sac 0,20|Boîte à emporter 1|Livraison 3|Frais de livraison 3|Minimum de commande 20|Commande minimum 20|Carte bancaire à partir de 10|CB acceptée dès 10|Droit de bouchon 12|Couvert 2|Consigne 2|Acompte 20|Frais d’annulation 10|Consommation obligatoire 5',
  es: 'Envase 0,50|Envase para llevar 1|Bolsa 0,10|Caja para llevar 1|Envío 3|Envío a domicilio 30|Pedido mínimo 15|Consumo mínimo 100|Aceptamos tarjeta en compras mayores a 150|Tarjeta mínimo 10|Pago con tarjeta a partir de 10|Descorche 12|Cubierto 1,80|Depósito 5|Fianza 2|Cargo por servicio 10|Cargo por cancelación 50',
  pt: 'Embalagem 2,00|Embalagem para viagem 2,00|Sacola 0,50|Taxa de entrega 6,00|Pedido mínimo 30|Consumo mínimo 50|Aceitamos cartão acima de 10|Cartão a partir de 10|Taxa de rolha 40|Couvert artístico 15|Caução 5|Taxa de serviço 10|Taxa de cancelamento 20',
  it: 'Contenitore da asporto 0,50|Sacchetto 0,10|Scatola da asporto 1|Consegna a domicilio 3|Ordine minimo 15|Consumazione minima 10|Accettiamo carte di credito da 10|Bancomat minimo 10|Diritto di tappo 15|Coperto 2|Cauzione 2|Caparra 20',
  nl: 'Verpakking 0,50|Tasje 0,20|Bakje om mee te nemen 0,50|Bezorging 3|Bezorgkosten 2,50|Minimum bestelling 15|Minimale bestelling 15|Pinnen vanaf 10|Kurkengeld 12|Statiegeld 1|Aanbetaling 10|Annulering 10',
  pl: 'Opakowanie 2|Opakowanie na wynos 2|Pudełko na wynos 2|Pojemnik 1,50|Reklamówka 0,50|Dowóz 8|Dostawa 10|Minimalne zamówienie 50|Zamówienie minimalne 50|Płatność kartą od 20|Karta od 15|Korkowe 30|Kaucja 5|Zadatek 50|Opłata serwisowa 10',
  cs: 'Krabička 10|Krabička s sebou 10|Obal na jídlo s sebou 10|Taška 5|Rozvoz 49|Minimální objednávka 200|Platba kartou od 100|Karta od 100|Korkovné 150|Záloha 50|Poplatek za rezervaci 100',
  sk: 'Krabička 0,50|Obal so sebou 0,50|Taška 0,20|Donáška 2|Minimálna objednávka 10|Platba kartou od 5|Korkovné 5|Záloha 5|Poplatok za obsluhu 1',
  hu: 'Doboz 150|Csomagolás 200|Elviteles doboz 150|Szatyor csomagolás 50|Kiszállítás 500|Házhozszállítás 600|Minimális rendelés 3000|Bankkártyás fizetés 1000 felett|Dugópénz 2000|Betétdíj 100|Előleg 5000|Szervizdíj 500|Foglalási díj 1000',
  ro: 'Ambalaj 3|Caserolă la pachet 2|Cutie la pachet 3|Pungă 1|Livrare 10|Comandă minimă 50|Plata cu cardul peste 20, acceptăm card|Taxă de dop 30|Garanție 1|Avans 50|Taxă de servicii 10',
  bg: 'Опаковка 0,50|Кутия за вкъщи 0,50|Кутия 0,40|Плик 0,20|Торбичка 0,20|Доставка 5|Минимална поръчка 20|Плащане с карта над 10|Капаро 20|Депозит 1|Такса обслужване 5',
  sr: 'Ambalaža 30|Pakovanje 30|Kutija za poneti 30|Kutija 30|Kesa 10|Dostava 200|Minimalna porudžbina 1000|Minimalna narudžba 10|Plaćanje karticom iznad 500|Depozit 50|Амбалажа 30|Достава 200',
  ru: 'Контейнер 20|Контейнер с собой 15|Упаковка 30|Упаковка на вынос 30|Пакет 10|Коробка для пиццы с собой 40|Ланч-бокс 25|Приборы 10|Доставка 200|Минимальный заказ 800|Заказ от 1000|Оплата картой от 300|Принимаем карты от 100|Пробковый сбор 500|Депозит 2000|Залог 100|Бронирование стола 500|Предоплата 1000|Сервисный сбор 100',
  uk: 'Контейнер 15|Контейнер з собою 15|Упаковка 20|Пакет 5|Доставка 60|Мінімальне замовлення 300|Оплата карткою від 100|Корковий збір 200|Депозит 500|Завдаток 100|Передоплата 500',
  tr: 'Paket 10|Paket ücreti 10|Poşet 1|Kutu 5|Paket servis 20|Minimum sipariş 200|Minimum paket tutarı 200|Kredi kartı 50 TL üzeri geçerlidir|Kart ile ödeme min 100|Mantar ücreti 300|Kuver 40|Depozito 20|Servis bedeli 30|Rezervasyon ücreti 100|Kapora 500',
  el: 'Συσκευασία 0,50|Κουτί για το σπίτι 0,50|Σακούλα 0,10|Παράδοση 2|Ελάχιστη παραγγελία 10|Ελάχιστη κατανάλωση 5|Κάρτα από 10 δεκτή|Κουβέρ 1|Εγγύηση 1|Χρέωση σέρβις 2',
  sv: 'Förpackning 5|Avhämtning låda 5|Påse 3|Hemkörning 49|Minsta beställning 150|Kortbetalning över 50 kr|Korkavgift 150|Pant 2|Depositum 100|Handpenning 500|Serveringsavgift 10',
  da: 'Emballage 5|Æske 5|Pose 3|Levering 49 fra|Minimumsbestilling 150|Dankort over 50|Proppenge 150|Pant 2|Depositum 100|Gebyr 10',
  no: 'Emballasje 5|Boks 5|Pose 3|Utkjøring gebyr 49|Minste bestilling 150|Kort over 50 kr|Korkpenger 150|Pant 2|Gebyr 25',
  fi: 'Pakkaus 0,50|Rasia mukaan 0,50|Kassi 0,30|Kotiinkuljetus 5|Vähimmäistilaus 20|Minimitilaus 20|Kortilla yli 5|Korttimaksu yli 10|Tulppamaksu 15|Pantti 1|Palvelumaksu 2|Varausmaksu 5',
  et: 'Pakend 0,50|Karp kaasa 0,50|Kohaletoimetamine 4|Minimaalne tellimus 15|Kaardimakse üle 5|Pant 0,10|Teenustasu 2',
  lv: 'Iepakojums 0,50|Kastīte līdzņemšanai 0,50|Piegāde 4|Minimālais pasūtījums 15|Depozīts 5',
  lt: 'Pakuotė 0,50|Dėžutė išsinešti 0,50|Pristatymas 4|Minimalus užsakymas 15|Užstatas depozitas 5',
  ar: 'علبة سفري 2|علبة 1|كيس 0.5|تغليف 1|صندوق سفري 2|التوصيل 10|رسوم التوصيل 10|الحد الأدنى للطلب 50|نقبل البطاقات فوق 20|الدفع بالبطاقة من 20|رسوم الخدمة 5|رسوم الحجز 20|رسوم إلغاء 20|عربون 50|تأمين 20',
  fa: 'بسته‌بندی 5|ظرف 3|کیسه 1|حداقل سفارش 100',
  he: 'קופסה 2|קופסה לקחת 2|שקית 1|משלוח 15|מינימום הזמנה 50|כרטיס אשראי מעל 30|דמי חליצה 30|דמי שירות 10|פיקדון 5|מקדמה 100',
  ka: 'კონტეინერი 1|შეფუთვა 1|პარკი 0.5|ყუთი წასაღებად 1|მიწოდება 5|მინიმალური შეკვეთა 20|დეპოზიტი 10',
  hy: 'տուփ 200|փաթեթավորում 200|տոպրակ 50|առաքում 500|նվազագույն պատվեր 3000|ավանդ 1000',
  kk: 'Контейнер 100|Пакет 50|Жеткізу 500|Қорап өзімен алу 100',
  hi: 'पैकिंग 10|डिब्बा 10|पैकेजिंग शुल्क 10|डिलीवरी 30|न्यूनतम ऑर्डर 200|कार्ड 200 से स्वीकार',
  th: 'ค่ากล่อง 5|กล่อง 5|ถุง 2|ค่าส่ง 30|ค่าบริการ 10|ขั้นต่ำ 200|รับบัตรเครดิตขั้นต่ำ 300|ค่าเปิดขวด 300|มัดจำ 500',
  vi: 'Hộp mang về 5|Phí giao hàng 20|Đơn hàng tối thiểu 100|Thanh toán thẻ từ 200|Phí mở chai 100|Đặt cọc 200|Túi 2',
  id: 'Kotak bungkus 2000|Kemasan 2000|Biaya antar 10000|Ongkir 10000|Minimal order 50000|Minimum pembelian 50000|Biaya layanan 5000|Biaya pengiriman 8000|Menerima kartu mulai 50000',
  zh: '打包费 2|打包盒 1|餐盒 1|塑料袋 0.5|餐盒费 2|起送 20|最低消费 100|开瓶费 50|服务费 10|茶位费 5|押金 20|订金 100|信用卡满 100 可用|餐位费 5',
  ja: 'お通し代 330|レジ袋 5|容器代 50|持ち帰り容器 50|席料 300|サービス料 500|最低注文 1000|カード利用は 1000 以上|持ち込み料 1000|キャンセル料 1000|チャージ料 500|デポジット 100|保証金 500',
  ko: '포장비 500|포장 용기 500|비닐봉투 100|배달 3000|배달비 3000|최소 주문 15000|최소주문 15000|카드 5000 이상 가능|콜키지 20000|자릿세 3000|보증금 1000|예약금 10000|봉사료 1000',
};
const MAINS = 'MAINS\nPie 12\nSoup 8\nSteak 20\nFish 18';
const WANTED = 'MAINS: Pie 12, Soup 8, Steak 20, Fish 18; DESSERTS: Cake 6, Tart 7';
const PLACES: ((line: string) => string)[] = [
  (line) => `${MAINS}\n\nDESSERTS\nCake 6\nTart 7\n${line}`,
  (line) => `${MAINS}\n\nDESSERTS\nCake 6\nTart 7\n\n${line}`,
  (line) => `${MAINS}\n${line}\n\nDESSERTS\nCake 6\nTart 7`,
  (line) => `${line}\n\n${MAINS}\n\nDESSERTS\nCake 6\nTart 7`,
];
const FORMS: ((line: string) => string)[] = [
  (line) => line,
  (line) => `${line} €`,
  (line) => `* ${line}`,
  (line) => line.replace(/ (?=\d)/, ': '),
];

const read = (text: string) =>
  readPastedMenu(text, { currency: 'eur', main: 'en', others: [] })
    .sections.map(({ title, items }) => {
      const dishes = items.map((item) => `${item.title} ${item.price}${item.description}${item.doubt ?? ''}`);
      return `${title}: ${dishes.join(', ')}`;
    })
    .join('; ');

test.each(Object.entries(CHARGES))('what is paid beside dishes is none: %s', (_, lines) => {
  const wrong: string[] = [];
  for (const [at, line] of lines.split('|').entries())
    for (const [turn, form] of FORMS.entries())
      for (const place of someOf(PLACES, at + turn, 4))
        if (read(place(form(line))) !== WANTED) wrong.push(form(line));
  expect([...new Set(wrong)]).toEqual([]);
});

test.each([
  'Bento Box 12|Box Meal 9|Lunch box chicken 9|Bag of chips 3|Paper chicken 9|Chicken in a box 9|Eco burger 9',
  'Cardamom tea 3|Carpaccio 9|Spezzatino 12|Menu à la carte 20|Cartoccio di pesce 18|Charge-grilled? steak 20',
  'Kartoffelsuppe 5|Karpfen 14|Kassler 12|Pfannkuchen 6|Pfandkuchen aus Berlin 6|Käse im Päckchen 7',
  'Коробочка конфет 300|Пирог 200|Котлета по-киевски 300|Карта вин 300|Карпаччо 500|Пакора 200',
  'Sacher 5|Sachertorte 6|Saco de batatas fritas 8|Caja de alitas 9|Bolsa de patatas 2|Cajun chicken 11',
  'Paket hemat 1 25|Paket ayam bakar 30|Nasi kotak 25|Pantera 9|Panterrine 9|Pose-free cake 5|Torbalı köfte 90',
  'علبة شوكولاتة 20|كيس بطاطس 5|طبق مدى 30|رز 8',
  '打包鸡 20|费列罗 8|餐包 5|咖啡 5',
  '카드뮴? 5|치킨 박스 20|도시락 10',
  'Delivery pizza 12|Feet of frog 9|Coffee 3|Cover-up cake 5|No-bake cheesecake 6',
  'Krabí polévka 90|Krabičky s rýží 90|Tasca stew 9|Torba s mesom 9|Dostojewski 9|Lavaş 10|Kutu kola 30',
])('dishes that begin alike stay: %s', (dishes) => {
  expect(dishes.split('|').filter(isNotice)).toEqual([]);
});
