/**
 * The names of sizes and portions on menus, with their short forms. A mark `~` stands for a blank within a name. How large a
 * dish is (`large`), which part of it (`half`), what it comes in (`bowl`), and in which way (`iced`) are told apart, since
 * only some of them go together: `half kilo`, `small box`.
 */

/** How large a dish is. */
export const LARGENESS =
  's m l xl xxl sm sml lg lge lrg md mdm med reg std small medium large extra~large x-large regular standard mini junior jr big giant jumbo king short tall grande venti kids child adult personal individual sharing family party ' +
  'маленькая маленький маленькое мал средняя средний среднее сред ср большая большой большое бол стандартная стандартный стандарт станд мини макси детская детский семейная семейный ' +
  'صغير صغيرة صغيره وسط متوسط متوسطة متوسطه كبير كبيرة كبيره عائلي عائلية عائليه جامبو عملاق فردي عادي عادية الصغير الصغيرة الوسط المتوسط المتوسطة الكبير الكبيرة العائلي ص و ك ' +
  'klein kleine kleiner kleines mittel groß große großer großes gross petit petite moyen moyenne grand grande geant géant normale ' +
  'klein middel groot liten mellan stor mała małe mały średnia średnie duża duże duży malá velká kecil sedang besar mic mare ' +
  'pequeño pequeña mediano mediana gran piccola piccolo piccole media medio grandi normal maxi familiar pequeno pequena médio média ' +
  'küçük kucuk orta büyük buyuk boy μικρή μικρό μικρός μεσαία μεσαίο μεγάλη μεγάλο μεγάλος ' +
  'პატარა საშუალო დიდი کوچک متوسط بزرگ छोटा मध्यम बड़ा chota bada ' +
  'мала малий мале середня середній середнє велика великий велике малка малък малко голяма голям голямо среден средна средно střední kicsi kis közepes nagy mică mic mică medie mediu mare nhỏ vừa lớn mala mali malo srednja srednji srednje velika veliki veliko мали велики iso keskikokoinen pieni lille mellem ' +
  'chico chica chicos chicas ch gde grd chiquito broto família individual malé malý velké velký střední veľké veľký stredné mažas maža didelis didelė vidutinis mazs maza liels liela väike suur keskmine kiçik böyük kichik katta кіші үлкен орташа փոքր միջին մեծ ' +
  '並 並盛 並盛り 大盛 大盛り 特盛 小盛 ミニ レギュラー ラージ スモール ミディアム 보통 곱빼기 특 대 대자 중자 소자 소짜 중짜 대짜 미니 레귤러 라지 ธรรมดา พิเศษ จัมโบ้ ปกติ 标准 加大 迷你 超大 thường אישי אישית משפחתי משפחתית בינונית ' +
  '小 中 大 小份 中份 大份 小杯 中杯 大杯 特大 普通 เล็ก กลาง ใหญ่ קטן קטנה בינוני גדול גדולה 소 중';

/** Which part of a dish, or how many times it, a price is for. */
export const PARTS =
  'half hlf full whole quarter qtr third single sgl double dbl triple half~dozen dozen ' +
  'половина половинка полпорции пол-порции пол четверть целая целый одинарный одинарная двойной двойная тройной ' +
  'نص نصف ربع ثلث كامل كاملة كامله سنجل سنغل دبل دوبل دبلي تربل مفرد مزدوج ' +
  'halb halbe halber halbes ganz ganze einfach doppelt doppio demi demie entier entière simple double medio mezza mezzo intera intero media~ración 1/2~ración doble entera entero ' +
  'meia inteira inteiro meio dose~dupla połowa pół cała podwójna ' +
  'yarım yarim tam tek çift duble bir~buçuk çeyrek μισή μισό ολόκληρη διπλός διπλό μονός μονό ნახევარი მთლიანი نیم aadha poora آدھا نصف~پلیٹ हाफ फुल आधा पूरा ' +
  'половинна подвійна подвійний единична двойна fél dupla egész jumătate întreg porție~dublă nửa đôi pola celo puolikas kokonainen halv hel dobbel enkel ' +
  'dvojitý poloviční půlka celá celý polovica celé pusė puse pool terve 반마리 한마리 半人前 ハーフサイズ 双份 单份 yarım~porsiyon bir~porsiyon ' +
  '半 ハーフ フル シングル ダブル 반 半份 整份 全 半只 整只 半隻 一只';

/** What a dish comes in, or how it is counted. */
export const VESSELS =
  'glass gls bottle btl btle carafe cup mug bowl plate platter dish pot teapot jug pitcher pint can tin box bucket basket bag tray crock tumbler magnum portion serving slice piece pcs shot scoop stick skewer rack stack kilo kg pound lb litre liter meal combo sandwich sub wrap half-portion ' +
  'бокал бок рюмка бутылка бут порция порции порций порц чашка чайник кружка стакан графин кувшин банка бал тарелка миска коробка ведро шт штука штуки кусок шар кг кило литр ' +
  'كيلو ك كغ كجم كأس كاس كاسة كوب فنجان إبريق ابريق براد جك جاك قدح زجاجة قنينة قارورة علبة صحن طبق وجبة ساندوتش ساندويتش ساندويش سندويش سندوتش سندويتش رغيف حبة حبه قطعة قطعه نفر نفرين شخص شخصين سيخ بولة سطل حجم الحجم درزن دزينة ' +
  'glas flasche becher tasse kännchen krug karaffe portion stück schale teller maß verre bouteille bolée pichet tasse bol assiette pot pièce part ' +
  'copo garrafa jarro dose porção szklanka kufel butelka kieliszek porcja fles kan porsi gelas cangkir mangkok flaska kopp sklenice láhev pahar sticla ' +
  'bicchiere bottiglia caraffa tazza porzione calice fetta pezzo copa botella jarra taza plato tapa ración ració vaso caña tercio unidad unid porción racion ' +
  'pinte half~pint demi-pinte verre~bouteille carafon ballon tapa келих пляшка склянка порція чашка кухоль чаша бутилка халба pohár üveg korsó adag csésze sticlă pahar cană halbă porție čaša čaše flaša porcija krigla lasi pullo tuoppi kuppi flaske krus kop kopp flaska ' +
  'kadeh şişe sise bardak fincan sürahi tabak porsiyon adet dilim kase ποτήρι φιάλη μπουκάλι καράφα μερίδα φλιτζάνι τεμάχιο ' +
  'ჭიქა ბოთლი პორცია ცალი لیوان بطری پرس پیالہ plate पलेट प्लेट गिलास बोतल ' +
  '一合 二合 三合 1合 2合 徳利 中瓶 大瓶 小瓶 ジョッキ 中ジョッキ 大ジョッキ 小ジョッキ デカンタ カラフェ 缶 単品 定食 セット 一人前 二人前 단품 세트 한~잔 한~병 한잔 한병 반병 캔 피처 ly lon cốc tô đĩa phần suất botol cangkir mangkuk ' +
  'sklenka sklenička lahev džbán půllitr třetinka fľaša lampka karafka dzbanek filiżanka puszka dzban tölkki klaas pudel glāze pudele taurė butelis stiklinė šolja steklenica kozarec графинчик стопка чарка кана шише seidel seidl krügerl achterl viertel schoppen humpen galopin tubo tanque botellín quinto chupito caneca lata chope tulipa quartino boccale lattina بطل ' +
  '杯 瓶 壶 碗 碟 份 例 盘 扎 串 グラス ボトル แก้ว ขวด จาน ถ้วย כוס בקבוק מנה 잔 병 그릇 접시';

/** In which way a dish comes; a name of a size only between prices. */
export const WAYS =
  'hot iced cold starter main side lunch dinner take~away takeaway eat~in dine~in ' +
  'холодный холодная горячий горячая с~собой в~зале بارد باردة حار ساخن سفري محلي سادة محلى ' +
  'warm kalt heiß chaud froid entrée plat caldo freddo frío caliente sıcak soğuk buzlu ζεστός κρύος 热 冷 冻 ร้อน เย็น';

/** Names that are dishes, or the headers of other columns. */
const DISHES: ReadonlySet<string> = new Set(
  'meal combo sandwich sub wrap king party dish طبق وجبة plat plato piatto prato حجم الحجم part pièce piece pcs'.split(
    ' ',
  ),
);

/** Names that may stand alone over a column of prices. */
export const NAMES = [...new Set(`${LARGENESS} ${PARTS} ${VESSELS}`.split(' '))]
  .filter((name) => !DISHES.has(name))
  .join(' ');
