import type { Locale } from '@sofra/contract/languages/locales';

/** The parts of the sample's dishes. */
export type Words = { [part in 'how' | 'what' | 'by' | 'lead' | 'told' | 'sections' | 'extras']: string[] };

const list = (words: string) => words.split('|');

/** Enough words for dishes that all differ and a page of realistic weight. */
export const WORDS: { [L in Locale]: Words } = {
  en: {
    how: list(
      'Charred|Slow-roasted|Crisp|Grandmother’s|Smoked|Wood-fired|Chilled|Stuffed|Pulled|Roasted|Spiced|Glazed|Braised|Marinated|Seared|Golden|Whipped|Baked|Hand-rolled|Sizzling|Blackened|Pickled|Village|Harbour',
    ),
    what: list(
      'aubergine|lamb shoulder|sea bass|chicken wings|halloumi|cauliflower|octopus|king prawns|beef kofta|red mullet|chickpeas|lentil soup|feta parcels|quail|duck leg|courgettes|artichokes|sweet potato|veal cheek|calamari|broad beans|ribeye|mushrooms|tomato salad|freekeh|fattoush|labneh|carrots|okra',
    ),
    by: list(
      'with tahini|and lemon|in vine leaves|with pomegranate|on flatbread|in saffron butter|with dukkah|and za’atar|over smoked rice|with burnt honey|in filo|with harissa|and green chilli|with walnut sauce|and bitter greens|with preserved lemon|in coconut milk|with sumac onions|and fresh dill',
    ),
    told: list(
      'pickled turnip|garlic sauce|warm pita|walnuts|red pepper paste|olive oil|brown butter|pine nuts|saffron rice|cucumber|fresh mint|strained yoghurt|sour cherries|caramelised onions|crispy shallots|toasted almonds|orange blossom|black garlic|wild thyme|charred spring onions|baby spinach|smoked paprika|roast pepper relish|pistachio crumb|rose petals|tamarind glaze|date molasses|lime leaf|Aleppo pepper|cracked wheat|capers|anchovy dressing|coriander stalks|chilli oil|fennel seeds|salted lemon|poached egg|bone marrow|barley|fig jam',
    ),
    lead: list(
      'Grilled over coals, then served with|Cooked for six hours with|A recipe from the mountains:|Finished at the table with|Our lightest plate:|Best shared between two;|Folded by hand with|Straight from the oven, under|From this morning’s market, with|The dish we opened with:|Torn over',
    ),
    sections: list(
      'Cold mezze|Hot mezze|Soups|Salads|From the grill|Fish|Rice and stews|Desserts|Coffee|Juices',
    ),
    extras: list(
      'Extra garlic sauce|Grilled cheese|Basket of bread|Pickles|Spicy butter|Double portion|Side of fries|Fried egg|Avocado',
    ),
  },
  ar: {
    how: list(
      'مشوي|مطهو ببطء|مقرمش|على طريقة الجدة|مدخّن|من فرن الحطب|بارد|محشي|مفروم|محمّص|متبّل|مزجّج|مسبّك|منقوع|محمّر|ذهبي|مخفوق|مخبوز|ملفوف يدويًا|ساخن|حار|مخلل|ريفي|بحري',
    ),
    what: list(
      'باذنجان|كتف خروف|قاروص|أجنحة دجاج|حلّوم|قرنبيط|أخطبوط|روبيان|كفتة|سلطان إبراهيم|حمّص|شوربة عدس|فطائر جبنة|سمّان|فخذ بط|كوسا|أرضي شوكي|بطاطا حلوة|خد عجل|كاليماري|فول أخضر|ريب آي|فطر|سلطة طماطم|فريكة|فتوش|لبنة|جزر|بامية',
    ),
    by: list(
      'مع الطحينة|والليمون|بورق العنب|مع الرمان|على خبز رقيق|بزبدة الزعفران|مع الدقّة|والزعتر|فوق أرز مدخّن|بالعسل المحروق|برقائق العجين|مع الهريسة|والفلفل الأخضر|بصلصة الجوز|والخضار المرّة|مع الليمون المخلل|بحليب جوز الهند|مع بصل السماق|والشبت الطازج',
    ),
    told: list(
      'مخلل اللفت|صلصة الثوم|خبز ساخن|جوز|معجون الفلفل الأحمر|زيت زيتون|زبدة بنية|صنوبر|أرز بالزعفران|خيار|نعناع طازج|لبن مصفّى|كرز حامض|بصل مكرمل|كرّاث مقرمش|لوز محمّص|ماء الزهر|ثوم أسود|زعتر بري|بصل أخضر مشوي|سبانخ صغيرة|بابريكا مدخّنة|صلصة الفلفل المشوي|فستق مجروش|بتلات الورد|تمر هندي|دبس التمر|ورق الليم|فلفل حلبي|برغل|كبر|صلصة الأنشوجة|سيقان الكزبرة|زيت الفلفل|بذور الشمر|ليمون مملّح|بيض مسلوق|نخاع العظم|شعير|مربى التين',
    ),
    lead: list(
      'يُشوى على الفحم ويُقدَّم مع|يُطهى ست ساعات مع|وصفة من الجبل:|يُنهى على الطاولة مع|أخف أطباقنا:|يكفي شخصين ومعه|ملفوف باليد مع|من الفرن مباشرة تحت|من سوق هذا الصباح مع|أول طبق قدّمناه:|مقطّع فوق',
    ),
    sections: list('مقبلات باردة|مقبلات ساخنة|شوربات|سلطات|من المشواة|أسماك|أرز ويخنات|حلويات|قهوة|عصائر'),
    extras: list(
      'صلصة ثوم إضافية|جبنة مشوية|سلة خبز|مخللات|زبدة حارة|حصة مضاعفة|بطاطا مقلية|بيضة مقلية|أفوكادو',
    ),
  },
  ru: {
    how: list(
      'Обожжённый|Томлёный|Хрустящий|Бабушкин|Копчёный|Запечённый|Холодный|Фаршированный|Рваный|Жареный|Пряный|Глазированный|Тушёный|Маринованный|Румяный|Золотистый|Взбитый|Печёный|Домашний|Шипящий|Острый|Солёный|Деревенский|Портовый',
    ),
    what: list(
      'баклажан|бараний бок|сибас|цыплёнок|халуми|кочан капусты|осьминог|лангустин|кебаб|барабулька|нут|чечевичный суп|пирожок с фетой|перепел|утиный окорок|кабачок|артишок|батат|телячий язык|кальмар|боб|рибай|гриб|салат из томатов|фрике|фаттуш|лабне|морковный салат|бамия',
    ),
    by: list(
      'с тахини|с лимоном|в виноградных листьях|с гранатом|на лепёшке|в шафрановом масле|с дуккой|с заатаром|на копчёном рисе|с жжёным мёдом|в тесте фило|с хариссой|с зелёным чили|с ореховым соусом|с горькой зеленью|с солёным лимоном|в кокосовом молоке|с луком и сумахом|со свежим укропом',
    ),
    told: list(
      'маринованная репа|чесночный соус|тёплая пита|грецкие орехи|паста из красного перца|оливковое масло|ореховое масло|кедровые орешки|шафрановый рис|огурец|свежая мята|густой йогурт|кислая вишня|карамельный лук|хрустящий шалот|жареный миндаль|флёрдоранж|чёрный чеснок|дикий тимьян|зелёный лук с углей|молодой шпинат|копчёная паприка|соус из печёного перца|фисташковая крошка|лепестки роз|тамариндовая глазурь|финиковая патока|лист лайма|алеппский перец|булгур|каперсы|заправка с анчоусом|стебли кинзы|масло чили|семена фенхеля|солёный лимон|яйцо пашот|костный мозг|перловка|инжирный джем',
    ),
    lead: list(
      'Жарим на углях, к нему|Томим шесть часов, в нём|Горный рецепт:|Завершаем у стола:|Наше самое лёгкое блюдо:|Хорошо на двоих:|Лепим вручную, внутри|Прямо из печи, сверху|С утреннего рынка:|С него мы начинали:|Рвём руками, добавляем',
    ),
    sections: list('Холодные закуски|Горячие закуски|Супы|Салаты|С гриля|Рыба|Рис и рагу|Десерты|Кофе|Соки'),
    extras: list(
      'Чесночный соус|Жареный сыр|Корзина хлеба|Соленья|Острое масло|Двойная порция|Картофель фри|Яичница|Авокадо',
    ),
  },
};
