import { expect, test } from 'vitest';
import { readPastedMenu } from './read-menu.ts';

/** Names of dishes that begin or end as charges, additions, portions and sizes do, by language. */
const NAMES: { [language: string]: string } = {
  en: 'Cheese board|Double cheeseburger|Triple chocolate cake|Half roast chicken|Side salad|Garlic bread|Extra crispy wings|Plus One burger|Bag of crisps|Box of chocolates|Pint of prawns|Pot of tea|Glass of milk|Cover crop salad|Card shark cocktail|Fish of the day|Add-a-room soup|Catch of the day|Top sirloin|Subway sandwich|Bowl of chips|Bread basket|Large cod|Small fries|King prawn curry|Kids pasta|Family platter|Platter for two|Three cheese pizza|Five spice duck|Seven layer dip|Two eggs any style|Seat of kings|Charge of the light brigade|Chicken 65|Room service club|Late harvest wine|Minimum effort toast|Orderly pie|Wings, bone-in|Steak, chips and salad|Mac and cheese and bacon|Tea and toast and jam',
  de: 'Kartoffelpuffer|Kassler|Plusterpilz|Zusatzlos glücklich|Gemischter Salat|Kleiner Salat|Große Platte|Halbes Hähnchen|Karpfen blau|Pfannengemüse|Karte des Hauses|Tütensuppe|Boxbeutel Wein|Schachtelkäse|Kännchen Kaffee|Bratwurst mit Senf|Kugel Eis|Beilagensalat|Portion Pommes|Stück Kuchen|Dazu-Teller|Kornkraft Müsli',
  fr: 'Sac à pain|Emballé du chef|Carte blanche|Couverture de saumon|Plus-que-parfait|Salade en extra|Assiette de charcuterie|Demi poulet|Grand crème|Petit noir|Pot-au-feu|Boîte de sardines|Verre de vin|Supplice du chocolat|Bouillon|Moules à la crème|Caisse de moules|Sachertorte',
  es: 'Caja china|Bolsa de patatas|Envuelto de pollo|Tarjetón ibérico|Media ración de pulpo|Ración de jamón|Plato combinado|Pan con tomate|Copa de helado|Doble de queso|Pollo entero|Caña de lomo|Agregado de atún|Carrillera|Costillas para compartir|Chicharrón|Tubo de calamar',
  it: 'Scatola di cioccolatini|Borsa di carne|Cartoccio|Aggiustata|Supplì al telefono|Extravergine|Mezza porzione di pasta|Coppa di testa|Bicchiere di latte|Piatto unico|Fettuccine|Sacchettini ai funghi|Pezzogna|Dalle Langhe|Calice di rosso',
  pt: 'Caixa de bombom|Bolsa de carne|Adocicado|Prato feito|Meia dose de arroz|Copo de leite|Pão de queijo|Porção de batata|Taça de vinho|Extra virgem|Fatia de bolo|Lata de atum|Sacolé',
  pl: 'Pudełko pierogów|Karta dań dnia|Kartacze|Kotlet schabowy|Porcja frytek|Duża pizza|Mała kawa|Extra mocna kawa|Torbacz|Pojemna miska|Kaczka|Dostojna kaczka|Zestaw obiadowy|Kawałek ciasta|Kaucjonat',
  cs: 'Obalovaný sýr|Kartáč|Tašky s masem|Malé pivo|Velké pivo|Porce hranolek|Krabí tyčinky|Přidaný pták|Příplatkový řízek|Půl kachny|Sklenice vína|Kus dortu|Zálohovaná kachna',
  hu: 'Dobos torta|Kártyás szelet|Dobozolt lángos|Nagy fröccs|Kis pörkölt|Fél kacsa|Adag rizs|Szelet torta|Extra erős paprika|Csomagolt hal|Pohár tej',
  ru: 'Коробочка суши|Пакетик чая|Карта вкусов|Картофель по-деревенски|Карп жареный|Допинг-кофе|Большая пицца|Маленький кофе|Половина курицы|Порция пельменей|Кусок торта|Экстра острый суп|Плюшка|Плюс один салат|Упаковочка сыра|Прибор сладкий|Доставшийся пирог|Контейнерный плов|Добавочный гарнир|Чайник чая|Сет на компанию|Мясо по-французски',
  uk: 'Картопля|Коропа смажена|Пакетик чаю|Велика піца|Мала кава|Половина курки|Порція вареників|Плюшка|Екстра гострий суп',
  tr: 'Kutu kola|Karışık ızgara|Kartal çorba|Büyük pizza|Küçük çay|Yarım döner|Ekmek arası|Ekler|Poşe yumurta|Paket lahmacun keyfi|Tam porsiyon köfte|Dilim pasta|Bardak ayran|Kaşarlı tost|İlaveli pide|Depolu döner|Çift kaşarlı tost',
  ar: 'علبة شوكولاتة فاخرة|كيس بطاطس|نصف دجاجة|دجاجة كاملة|طبق مشكل|كوب شاي|شاورما عربي|كبسة لحم|وجبة عائلية|ورق عنب|وجبة دجاج|إضافات الشيف|صحن حمص|سيخ كباب|مدى الحياة|ودجز وبطاطس',
  ja: '箱寿司|大盛りラーメン|小籠包|追いがつおうどん|加賀野菜|カードゲームカレー|中華そば|半熟卵|並木焼き|トッピングなしカレー|五目炒飯|三種盛り|8種の野菜カレー|二色丼|特製ラーメン|単品ラーメン',
  zh: '加州卷|加多宝|小笼包|大盘鸡|半只鸭|盒饭|箱子豆腐|卡布奇诺|三杯鸡|五香牛肉|八宝饭|一品锅|免费茶|双皮奶|加拿大龙虾|打卤面|大份炒饭',
  ko: '대구탕|소고기국밥|중식 볶음밥|특선 정식|추가네 국밥|박스 피자|카드뉴 치킨|한마리 치킨|반반 치킨|곱빼기 짜장|보통 짜장면|잔치국수|병어조림',
  th: 'ข้าวผัดพิเศษ|กล่องข้าว|ข้าวราดแกง|ค่าเฟ่ลาเต้|ก๋วยเตี๋ยวเล็ก|ธรรมดาผัดไทย',
  el: 'Κάρτα γεύσεων|Κουτί σοκολατάκια|Μερίδα πατάτες|Μισό κοτόπουλο|Μεγάλη πίτσα|Ποτήρι γάλα|Έξτρα παρθένο|Πιάτο ημέρας|Επιπλέουσα σούπα',
  sv: 'Påskbuffé|Boxburgare|Kortspel kaka|Stor pizza|Liten kaffe|Halv kyckling|Extra stark chili|Pantgård|Lådkaka|Skiva limpa',
  fi: 'Laatikko lasagne|Korttisoppa|Iso pizza|Pieni kahvi|Lisukesalaatti|Pala kakkua|Kassler|Rasiakala|Lisätyn salaatti',
  id: 'Paket ayam|Paket hemat|Nasi kotak|Ayam kampung besar|Es teh manis|Kartu as|Porsi besar|Tusuk sate',
  nl: 'Tassensoep|Bakje friet|Grote pizza|Kleine koffie|Halve kip|Extra gerijpte kaas|Plusbrood|Kaartje chocolade|Pinsa|Punt taart|Stuk appeltaart',
  ro: 'Cutie surpriză|Cartofi|Porție de cartofi|Mică pizza|Jumătate de pui|Felie de tort|Adaosul casei|Garanția casei|Plăcintă|Taxi burger',
  vi: 'Phở bò đặc biệt|Hộp cơm|Cơm phần|Bún thịt nướng|Bia Sài Gòn|Gỏi cuốn|Lẩu nhỏ|Phí lê cá',
  he: 'קופסת שוקולד|מנה עיקרית|חצי עוף|עוף שלם|כוס תה|צלחת חומוס|פסטה גדולה',
};

test.each(Object.entries(NAMES))('a dish whose name is like other words stays one: %s', (_, names) => {
  const dishes = names.split('|').map((name, at) => [name, String(10 + (at % 9))]);
  const text = `MAINS\nPerla 12\nSoup 14\nSteak 20\n\nGRILL\n${dishes.map((dish) => dish.join(' ')).join('\n')}\nLast 13`;
  const { sections } = readPastedMenu(text, { currency: 'eur', main: 'en', others: [] });
  const got = sections[1]?.items.map((item) => [
    item.title,
    item.price,
    item.description,
    item.extras,
    item.doubt,
  ]);
  expect(got?.slice(0, -1)).toEqual(dishes.map(([name, price]) => [name, price, '', [], undefined]));
});
