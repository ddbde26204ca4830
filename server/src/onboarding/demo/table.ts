import { type DemoMenu, inAll, item } from './shape.ts';

/** The demo of a menu that is read at the table: an evening in an eastern-Mediterranean restaurant. */
export const TABLE_MENU: DemoMenu = {
  kind: 'table',
  currency: 'usd',
  texts: inAll(
    [
      'Dinner',
      'Mezze to share, fire and charcoal, and something sweet to end with.',
      'Our kitchen closes at 23:00.',
    ],
    ['العشاء', 'مازات للمشاركة، ومشاوٍ على الفحم، وحلوى طيبة في الختام.', 'يغلق مطبخنا عند الساعة 23:00.'],
    [
      'Ужин',
      'Мезе для всей компании, блюда на углях и что-нибудь сладкое напоследок.',
      'Кухня работает до 23:00.',
    ],
  ),
  sections: [
    {
      texts: inAll(
        ['To share', 'Small plates for the middle of the table.'],
        ['للمشاركة', 'أطباق صغيرة تتوسط المائدة.'],
        ['На всех', 'Небольшие тарелки в центр стола.'],
      ),
      items: [
        item(
          ['hummus', '7.50'],
          ['sesame'],
          ['vegan', 'halal'],
          ['Silky hummus', 'Chickpeas whipped with tahini and lemon, finished with green olive oil.'],
          ['حمص ناعم', 'حمص مخفوق مع الطحينة والليمون، يعلوه زيت زيتون أخضر.'],
          ['Шелковистый хумус', 'Нут, взбитый с тахини и лимоном, с зелёным оливковым маслом.'],
        ),
        item(
          ['smoked-aubergine', '8.00'],
          ['sesame'],
          ['vegan', 'gluten_free'],
          ['Smoked aubergine dip', 'Aubergine charred over an open flame, tahini, pomegranate seeds.'],
          ['متبل الباذنجان المدخّن', 'باذنجان مشوي على اللهب مع الطحينة وحبات الرمان.'],
          [
            'Закуска из копчёных баклажанов',
            'Баклажаны, опалённые на открытом огне, тахини и зёрна граната.',
          ],
        ),
        item(
          ['tabbouleh', '8.50'],
          ['gluten'],
          ['vegan'],
          ['Garden tabbouleh', 'Hand-cut parsley and mint, tomato, a little bulgur, plenty of lemon.'],
          ['تبولة البستان', 'بقدونس ونعناع مفرومان باليد، وبندورة، وقليل من البرغل، وكثير من الليمون.'],
          ['Табуле с грядки', 'Петрушка и мята, нарезанные вручную, томаты, немного булгура и много лимона.'],
        ),
        item(
          ['falafel', '9.00'],
          ['sesame'],
          ['vegan', 'halal'],
          ['Herb falafel', 'Crisp outside, green within, with tahini sauce and pickles.'],
          ['فلافل بالأعشاب', 'مقرمشة من الخارج وخضراء من الداخل، مع صلصة الطحينة والمخلل.'],
          ['Фалафель с зеленью', 'Хрустящий снаружи, зелёный внутри, с соусом тахини и соленьями.'],
        ),
      ],
    },
    {
      texts: inAll(
        ['From the charcoal', 'Grilled to order over oak charcoal.'],
        ['من الفحم', 'تُشوى عند الطلب على فحم السنديان.'],
        ['С углей', 'Готовим под заказ на дубовых углях.'],
      ),
      items: [
        item(
          ['kofta', '17.00'],
          [],
          ['halal', 'chef_choice'],
          ['Lamb kofta', 'Minced lamb with parsley and seven spices, grilled tomato, sumac onions.'],
          ['كفتة غنم', 'لحم غنم مفروم مع البقدونس والبهارات السبعة، وبندورة مشوية وبصل بالسمّاق.'],
          [
            'Кофта из ягнёнка',
            'Рубленая ягнятина с петрушкой и семью специями, томаты гриль и лук с сумахом.',
          ],
        ),
        item(
          ['shish-tawook', '16.50'],
          ['milk'],
          ['halal'],
          ['Chicken shish tawook', 'Chicken in yoghurt, lemon and garlic, with whipped garlic sauce.'],
          ['شيش طاووق', 'دجاج متبّل باللبن والليمون والثوم، مع كريمة الثوم.'],
          ['Шиш-таук из курицы', 'Курица в йогурте с лимоном и чесноком, со взбитым чесночным соусом.'],
        ),
        item(
          ['lamb-shank', '24.00'],
          ['nuts', 'milk'],
          ['halal'],
          [
            'Slow lamb shank on saffron rice',
            'Seven hours in the oven, until it leaves the bone; toasted almonds.',
          ],
          ['موزة غنم على رز بالزعفران', 'سبع ساعات في الفرن حتى يذوب اللحم عن العظم، مع لوز محمّص.'],
          [
            'Голяшка ягнёнка с шафрановым рисом',
            'Семь часов в печи, пока мясо не отойдёт от кости; жареный миндаль.',
          ],
        ),
        item(
          ['sea-bass', '26.00'],
          ['fish'],
          ['gluten_free'],
          ['Whole sea bass', 'Stuffed with lemon and thyme, grilled on the bone.'],
          ['سمكة قاروص كاملة', 'محشوة بالليمون والزعتر ومشوية على الفحم.'],
          ['Сибас целиком', 'Фарширован лимоном и тимьяном, приготовлен на гриле на кости.'],
        ),
      ],
    },
    {
      texts: inAll(
        ['Sweet endings', 'With mint tea, or without.'],
        ['ختامها حلو', 'مع شاي بالنعناع أو من دونه.'],
        ['Сладкое', 'С мятным чаем или без него.'],
      ),
      items: [
        item(
          ['baklava', '7.00'],
          ['gluten', 'nuts', 'milk'],
          ['vegetarian'],
          ['Pistachio baklava', 'Forty leaves of pastry, clarified butter, a light orange-blossom syrup.'],
          ['بقلاوة بالفستق', 'أربعون رقاقة من العجين بالسمن، وقطر خفيف بماء الزهر.'],
          ['Пахлава с фисташками', 'Сорок слоёв теста, топлёное масло и лёгкий сироп с цветами апельсина.'],
        ),
        item(
          ['rice-pudding', '6.00'],
          ['milk', 'nuts'],
          ['vegetarian', 'gluten_free'],
          ['Rose rice pudding', 'Slowly stirred rice and milk, rose water, pistachio.'],
          ['رز بحليب بماء الورد', 'رز وحليب يُطهيان على مهل، مع ماء الورد والفستق.'],
          ['Рисовый пудинг с розой', 'Рис, медленно томлённый в молоке, розовая вода и фисташки.'],
        ),
        item(
          ['mint-tea', '3.50'],
          [],
          ['vegan'],
          ['Fresh mint tea', 'Black tea and a fistful of mint, poured from high up.'],
          ['شاي بالنعناع الطازج', 'شاي أسود وحفنة من النعناع، يُصبّ من علٍ.'],
          ['Чай со свежей мятой', 'Чёрный чай и целая горсть мяты, налитый с высоты.'],
        ),
        item(
          ['lemonade', '4.50'],
          [],
          ['vegan'],
          ['Mint lemonade', 'Lemons pressed to order, crushed mint, plenty of ice.'],
          ['ليموناضة بالنعناع', 'ليمون يُعصر عند الطلب مع نعناع مدقوق وثلج كثير.'],
          ['Лимонад с мятой', 'Лимоны, выжатые под заказ, толчёная мята и много льда.'],
        ),
      ],
    },
  ],
};
