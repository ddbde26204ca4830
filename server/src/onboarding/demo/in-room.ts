import { type DemoMenu, inAll, item } from './shape.ts';

/** The demo of a hotel's menu: breakfast in bed, a late supper, and something by the pool. */
export const IN_ROOM_MENU: DemoMenu = {
  kind: 'in_room',
  currency: 'usd',
  texts: inAll(
    [
      'In-room and poolside',
      'From the kitchen to your door, around the clock.',
      'Dial 9 to order. A tray charge of $5 applies.',
    ],
    [
      'خدمة الغرف والمسبح',
      'من المطبخ إلى بابك على مدار الساعة.',
      'اطلب الرقم 9. تُضاف 5 دولارات لقاء الخدمة.',
    ],
    [
      'В номер и к бассейну',
      'Из кухни к вашей двери, круглосуточно.',
      'Для заказа наберите 9. Обслуживание в номере — 5 долларов.',
    ],
  ),
  sections: [
    {
      texts: inAll(
        ['Breakfast in bed', 'From 6:00 to 11:30.'],
        ['فطور في السرير', 'من 6:00 إلى 11:30.'],
        ['Завтрак в постель', 'С 6:00 до 11:30.'],
      ),
      items: [
        item(
          ['continental', '18.00'],
          ['gluten', 'milk', 'eggs'],
          ['vegetarian'],
          ['Continental breakfast', 'Croissant, bread, butter, honey, jam, fruit and coffee or tea.'],
          ['فطور كونتيننتال', 'كرواسان وخبز وزبدة وعسل ومربى وفاكهة، مع قهوة أو شاي.'],
          ['Континентальный завтрак', 'Круассан, хлеб, масло, мёд, джем, фрукты, кофе или чай.'],
        ),
        item(
          ['fried-eggs', '14.00'],
          ['eggs', 'milk'],
          ['vegetarian', 'gluten_free'],
          ['Eggs your way', 'Two free-range eggs, fried, poached or scrambled, with tomatoes.'],
          ['بيض كما تحبّه', 'بيضتان بلديتان، مقليتان أو مسلوقتان أو مخفوقتان، مع البندورة.'],
          ['Яйца на ваш вкус', 'Два фермерских яйца: глазунья, пашот или скрэмбл, с томатами.'],
        ),
        item(
          ['foul', '12.00'],
          ['gluten', 'sesame'],
          ['vegan', 'halal'],
          ['Foul medames', 'Warm fava beans, cumin, lemon and olive oil, with hot bread.'],
          ['فول مدمّس', 'فول ساخن مع الكمون والليمون وزيت الزيتون وخبز ساخن.'],
          ['Фуль медамес', 'Тёплые бобы с кумином, лимоном и оливковым маслом, горячий хлеб.'],
        ),
        item(
          ['fruit-plate', '13.00'],
          [],
          ['vegan', 'gluten_free'],
          ['Fruit plate', 'Watermelon, mango, grapes and whatever is ripe today.'],
          ['طبق فواكه', 'بطيخ ومانجو وعنب وكل ما نضج اليوم.'],
          ['Фруктовая тарелка', 'Арбуз, манго, виноград и всё, что созрело сегодня.'],
        ),
      ],
    },
    {
      texts: inAll(
        ['Any hour', 'Day or night, within 30 minutes.'],
        ['في أي ساعة', 'ليلًا أو نهارًا، خلال 30 دقيقة.'],
        ['В любой час', 'Днём и ночью, в течение 30 минут.'],
      ),
      items: [
        item(
          ['club-sandwich', '19.00'],
          ['gluten', 'eggs', 'mustard'],
          ['halal'],
          ['Hotel club sandwich', 'Three layers, chicken and egg, fries beside it.'],
          ['كلوب ساندويش الفندق', 'ثلاث طبقات من الدجاج والبيض، وإلى جانبها البطاطا.'],
          ['Клаб-сэндвич отеля', 'Три слоя, курица и яйцо, рядом картофель фри.'],
        ),
        item(
          ['lentil-soup', '11.00'],
          ['celery'],
          ['vegan'],
          ['Lentil soup', 'The one that helps after a long flight.'],
          ['شوربة عدس', 'خير رفيق بعد رحلة طويلة.'],
          ['Чечевичный суп', 'Тот самый, что спасает после долгого перелёта.'],
        ),
        item(
          ['steak', '38.00'],
          ['milk'],
          ['halal', 'gluten_free'],
          ['Beef steak', '250 g, grilled as you like, with thyme butter.'],
          ['ستيك لحم بقر', '250 غرامًا، مشوي كما تحب، مع زبدة بالزعتر.'],
          ['Говяжий стейк', '250 г, любая прожарка, с тимьянным маслом.'],
        ),
        item(
          ['spaghetti', '21.00'],
          ['gluten', 'celery'],
          ['vegetarian'],
          ['Spaghetti with tomato', 'Slow tomato sauce, basil, olive oil.'],
          ['سباغيتي بالبندورة', 'صلصة بندورة على نار هادئة مع الريحان وزيت الزيتون.'],
          ['Спагетти с томатами', 'Томлёный томатный соус, базилик и оливковое масло.'],
        ),
      ],
    },
    {
      texts: inAll(
        ['By the pool', 'From 10:00 until sunset.'],
        ['عند المسبح', 'من 10:00 حتى الغروب.'],
        ['У бассейна', 'С 10:00 до заката.'],
      ),
      items: [
        item(
          ['prawn-skewers', '24.00'],
          ['crustaceans', 'milk'],
          ['gluten_free'],
          ['Grilled prawns', 'With lemon, garlic and a cold yoghurt dip on the side.'],
          ['روبيان مشوي', 'مع الليمون والثوم وصلصة لبن باردة على الجانب.'],
          ['Креветки на гриле', 'С лимоном, чесноком и холодным йогуртовым соусом.'],
        ),
        item(
          ['greek-salad', '16.00'],
          ['milk'],
          ['vegetarian', 'gluten_free'],
          ['Feta and olive salad', 'Cold cucumber, ripe tomato, good olives.'],
          ['سلطة الفيتا والزيتون', 'خيار بارد وبندورة ناضجة وزيتون طيب.'],
          ['Салат с фетой и оливками', 'Холодный огурец, спелые томаты и хорошие оливки.'],
        ),
        item(
          ['ice-cream', '11.00'],
          ['milk', 'nuts'],
          ['vegetarian'],
          ['Three scoops of ice cream', 'Pistachio, strawberry and mastic.'],
          ['ثلاث كرات من البوظة', 'فستق وفراولة ومستكة.'],
          ['Три шарика мороженого', 'Фисташка, клубника и мастика.'],
        ),
        item(
          ['watermelon-juice', '9.00'],
          [],
          ['vegan'],
          ['Watermelon cooler', 'Pressed watermelon, lime and crushed ice.'],
          ['منعش البطيخ', 'بطيخ معصور مع الليمون الأخضر والثلج المجروش.'],
          ['Арбузный кулер', 'Свежевыжатый арбуз, лайм и колотый лёд.'],
        ),
      ],
    },
  ],
};
