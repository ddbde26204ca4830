import { type DemoMenu, inAll, item } from './shape.ts';

/** The demo of a menu that guests open on their phones: a café from breakfast to the last coffee. */
export const QR_MOBILE_MENU: DemoMenu = {
  kind: 'qr_mobile',
  currency: 'usd',
  texts: inAll(
    ['All day café', 'Breakfast until late, good bread and better coffee.', 'Please order at the counter.'],
    ['مقهى طوال اليوم', 'فطور حتى وقت متأخر، وخبز طيب وقهوة أطيب.', 'يُرجى الطلب من الكاونتر.'],
    ['Кафе на весь день', 'Завтраки допоздна, хороший хлеб и отличный кофе.', 'Заказ принимают у стойки.'],
  ),
  sections: [
    {
      texts: inAll(
        ['Breakfast', 'Served all day, because mornings differ.'],
        ['الفطور', 'نقدّمه طوال اليوم، فلكلٍّ صباحه.'],
        ['Завтраки', 'Подаём весь день: утро у всех разное.'],
      ),
      items: [
        item(
          ['shakshuka', '11.50'],
          ['gluten', 'eggs'],
          ['vegetarian', 'spicy'],
          ['Shakshuka', 'Three eggs in a pan of spiced tomato and peppers, bread for dipping.'],
          ['شكشوكة', 'ثلاث بيضات في مقلاة من البندورة والفليفلة المتبّلة، مع خبز للتغميس.'],
          ['Шакшука', 'Три яйца в пряном соусе из томатов и перца, хлеб, чтобы макать.'],
        ),
        item(
          ['avocado-toast', '10.50'],
          ['gluten', 'sesame'],
          ['vegan'],
          ['Avocado on sourdough', 'Crushed avocado, lemon, chilli and toasted sesame.'],
          ['أفوكادو على خبز العجين المخمّر', 'أفوكادو مهروس مع الليمون والفلفل الحار والسمسم المحمّص.'],
          ['Тост с авокадо', 'Хлеб на закваске, размятое авокадо, лимон, чили и поджаренный кунжут.'],
        ),
        item(
          ['pancakes', '9.50'],
          ['gluten', 'eggs', 'milk'],
          ['vegetarian'],
          ['Buttermilk pancakes', 'A tall stack with butter, date syrup and berries.'],
          ['بانكيك باللبن', 'طبقات عالية مع الزبدة ودبس التمر والتوت.'],
          ['Панкейки на пахте', 'Высокая стопка со сливочным маслом, финиковым сиропом и ягодами.'],
        ),
        item(
          ['granola-bowl', '8.50'],
          ['gluten', 'milk', 'nuts'],
          ['vegetarian', 'organic'],
          ['Yoghurt and granola bowl', 'Thick yoghurt, house granola, honey and seasonal fruit.'],
          ['وعاء اللبن والغرانولا', 'لبن كثيف مع غرانولا من صنعنا وعسل وفاكهة الموسم.'],
          ['Йогурт с гранолой', 'Густой йогурт, домашняя гранола, мёд и сезонные фрукты.'],
        ),
      ],
    },
    {
      texts: inAll(
        ['Sandwiches and salads', 'Light enough for the afternoon that follows.'],
        ['سندويشات وسلطات', 'خفيفة، فبعدها نهار طويل.'],
        ['Сэндвичи и салаты', 'Лёгкие: впереди ещё полдня.'],
      ),
      items: [
        item(
          ['club-sandwich', '12.00'],
          ['gluten', 'eggs', 'mustard'],
          ['halal'],
          ['Chicken club', 'Grilled chicken, egg, tomato and lettuce on toasted bread.'],
          ['كلوب دجاج', 'دجاج مشوي وبيض وبندورة وخس في خبز محمّص.'],
          ['Клаб-сэндвич с курицей', 'Курица гриль, яйцо, томаты и салат на поджаренном хлебе.'],
        ),
        item(
          ['halloumi-pita', '10.00'],
          ['gluten', 'milk'],
          ['vegetarian'],
          ['Halloumi in pita', 'Grilled halloumi, cucumber, mint and a spoon of olive paste.'],
          ['حلوم في خبز عربي', 'جبنة حلوم مشوية مع الخيار والنعناع ومعجون الزيتون.'],
          ['Халуми в пите', 'Халуми на гриле, огурец, мята и ложка оливковой пасты.'],
        ),
        item(
          ['greek-salad', '9.50'],
          ['milk'],
          ['vegetarian', 'gluten_free'],
          ['Village salad', 'Tomato, cucumber, olives and a thick slice of feta.'],
          ['سلطة القرية', 'بندورة وخيار وزيتون وشريحة سميكة من جبنة الفيتا.'],
          ['Деревенский салат', 'Томаты, огурцы, оливки и толстый ломоть феты.'],
        ),
        item(
          ['lentil-soup', '7.00'],
          ['gluten', 'celery'],
          ['vegan'],
          ['Red lentil soup', 'With cumin, lemon and crisp bread.'],
          ['شوربة العدس الأحمر', 'مع الكمون والليمون والخبز المقرمش.'],
          ['Суп из красной чечевицы', 'С кумином, лимоном и хрустящим хлебом.'],
        ),
      ],
    },
    {
      texts: inAll(
        ['Coffee and cake', 'Beans roasted two streets away.'],
        ['قهوة وكعك', 'بنّ نحمّصه على بعد شارعين.'],
        ['Кофе и выпечка', 'Зёрна обжаривают в двух кварталах отсюда.'],
      ),
      items: [
        item(
          ['cappuccino', '4.00'],
          ['milk'],
          ['vegetarian'],
          ['Cappuccino', 'A double shot under a fine, thick foam.'],
          ['كابتشينو', 'جرعتان من الإسبريسو تحت رغوة ناعمة كثيفة.'],
          ['Капучино', 'Двойной эспрессо под плотной нежной пеной.'],
        ),
        item(
          ['iced-latte', '4.50'],
          ['milk'],
          ['vegetarian'],
          ['Iced cardamom latte', 'Espresso, cold milk, cardamom syrup.'],
          ['لاتيه مثلّج بالهيل', 'إسبريسو وحليب بارد وشراب الهيل.'],
          ['Холодный латте с кардамоном', 'Эспрессо, холодное молоко и кардамоновый сироп.'],
        ),
        item(
          ['orange-cake', '6.00'],
          ['eggs', 'nuts'],
          ['vegetarian', 'gluten_free'],
          ['Orange and almond cake', 'Whole oranges, ground almonds and no flour at all.'],
          ['كعكة البرتقال واللوز', 'برتقال كامل ولوز مطحون، من دون أي طحين.'],
          ['Апельсиново-миндальный кекс', 'Целые апельсины, молотый миндаль и ни грамма муки.'],
        ),
        item(
          ['chocolate-cookie', '3.50'],
          ['gluten', 'eggs', 'milk'],
          ['vegetarian'],
          ['Chocolate chunk cookie', 'Baked through the day, best while warm.'],
          ['كوكيز بقطع الشوكولاتة', 'نخبزها على مدار اليوم، وألذّها الدافئ.'],
          ['Печенье с шоколадом', 'Печём весь день; вкуснее всего тёплым.'],
        ),
      ],
    },
  ],
};
