import { type DemoMenu, inAll, item } from './shape.ts';

/** The demo of a menu to order from: food that travels well. */
export const DELIVERY_PICKUP_MENU: DemoMenu = {
  kind: 'delivery_pickup',
  currency: 'usd',
  texts: inAll(
    [
      'Delivery and pick-up',
      'Cooked when you order, packed so that it arrives hot.',
      'Pick-up is ready in 20 minutes.',
    ],
    ['التوصيل والاستلام', 'نطهو عند الطلب ونغلّف الطعام ليصل ساخنًا.', 'يجهز طلب الاستلام خلال 20 دقيقة.'],
    [
      'Доставка и самовывоз',
      'Готовим после заказа и упаковываем так, чтобы доехало горячим.',
      'Самовывоз готов через 20 минут.',
    ],
  ),
  sections: [
    {
      texts: inAll(
        ['Burgers and wraps', 'One hand is enough.'],
        ['برغر ولفائف', 'تؤكل بيد واحدة.'],
        ['Бургеры и роллы', 'Удобно есть одной рукой.'],
      ),
      items: [
        item(
          ['burger', '12.50'],
          ['gluten', 'milk', 'eggs', 'mustard'],
          ['halal'],
          ['House burger', 'Two smashed beef patties, cheddar, pickles, our own sauce.'],
          ['برغر البيت', 'قرصان من لحم البقر، جبنة شيدر، مخلل وصلصتنا الخاصة.'],
          ['Фирменный бургер', 'Две говяжьи котлеты, чеддер, соленья и наш собственный соус.'],
        ),
        item(
          ['falafel-wrap', '8.50'],
          ['gluten', 'sesame'],
          ['vegan'],
          ['Falafel wrap', 'Hot falafel, tahini, tomato and pickled turnip in thin bread.'],
          ['لفّة فلافل', 'فلافل ساخنة مع الطحينة والبندورة ومخلل اللفت في خبز رقيق.'],
          ['Ролл с фалафелем', 'Горячий фалафель, тахини, томаты и маринованная репа в тонком лаваше.'],
        ),
        item(
          ['shawarma', '9.50'],
          ['gluten', 'milk'],
          ['halal', 'chef_choice'],
          ['Chicken shawarma', 'Marinated overnight, carved thin, with garlic cream and pickles.'],
          ['شاورما دجاج', 'متبّلة طوال الليل ومقطّعة رقيقًا، مع كريمة الثوم والمخلل.'],
          ['Шаурма с курицей', 'Курица, маринованная всю ночь и тонко срезанная, чесночный крем и соленья.'],
        ),
        item(
          ['fries', '4.50'],
          [],
          ['vegan', 'gluten_free'],
          ['Sumac fries', 'Twice fried, dusted with sumac and sea salt.'],
          ['بطاطا بالسمّاق', 'مقلية مرتين ومرشوشة بالسمّاق وملح البحر.'],
          ['Картофель фри с сумахом', 'Дважды обжаренный, с сумахом и морской солью.'],
        ),
      ],
    },
    {
      texts: inAll(
        ['Pizza and flatbreads', 'From a stone oven, boxed at once.'],
        ['بيتزا ومعجنات', 'من فرن الحجر إلى العلبة مباشرة.'],
        ['Пицца и лепёшки', 'Из каменной печи сразу в коробку.'],
      ),
      items: [
        item(
          ['margherita', '11.00'],
          ['gluten', 'milk'],
          ['vegetarian'],
          ['Margherita', 'Tomato, mozzarella and basil on a slow dough.'],
          ['مارغريتا', 'بندورة وموتزاريلا وريحان على عجين مخمّر ببطء.'],
          ['Маргарита', 'Томаты, моцарелла и базилик на тесте долгой ферментации.'],
        ),
        item(
          ['manakish', '6.50'],
          ['gluten', 'sesame'],
          ['vegan'],
          ['Zaatar manakish', 'Wild thyme, sesame, sumac and olive oil.'],
          ['منقوشة زعتر', 'زعتر بري وسمسم وسمّاق وزيت زيتون.'],
          ['Манакиш с заатаром', 'Дикий тимьян, кунжут, сумах и оливковое масло.'],
        ),
        item(
          ['lahmacun', '8.00'],
          ['gluten'],
          ['halal', 'spicy'],
          ['Spicy lahmacun', 'A thin crust with minced lamb, tomato and chilli.'],
          ['لحم بعجين حار', 'عجينة رقيقة مع لحم غنم مفروم وبندورة وفلفل حار.'],
          ['Острый лахмаджун', 'Тонкая лепёшка с рубленой ягнятиной, томатами и чили.'],
        ),
        item(
          ['cheese-pide', '9.00'],
          ['gluten', 'milk', 'eggs'],
          ['vegetarian'],
          ['Four cheese pide', 'A boat of dough, four cheeses, an egg on request.'],
          ['بيدا بأربع أجبان', 'قارب من العجين بأربع أجبان، مع بيضة لمن يرغب.'],
          ['Пиде с четырьмя сырами', 'Лодочка из теста, четыре сыра и яйцо по желанию.'],
        ),
      ],
    },
    {
      texts: inAll(
        ['Bowls', 'A whole meal in a box that closes well.'],
        ['أطباق متكاملة', 'وجبة كاملة في علبة محكمة الإغلاق.'],
        ['Боулы', 'Полноценный обед в плотно закрытой коробке.'],
      ),
      items: [
        item(
          ['chicken-rice', '13.00'],
          ['milk'],
          ['halal', 'gluten_free'],
          ['Chicken and turmeric rice', 'Grilled thigh, yellow rice, salad and white sauce.'],
          ['دجاج ورز بالكركم', 'فخذ دجاج مشوي ورز أصفر وسلطة وصلصة بيضاء.'],
          ['Курица с рисом и куркумой', 'Куриное бедро гриль, жёлтый рис, салат и белый соус.'],
        ),
        item(
          ['kofta-bowl', '13.50'],
          ['gluten', 'sesame'],
          ['halal'],
          ['Kofta and bulgur bowl', 'Lamb meatballs, bulgur, tahini, roasted tomato.'],
          ['كفتة مع البرغل', 'كرات لحم الغنم مع البرغل والطحينة والبندورة المشوية.'],
          ['Кофта с булгуром', 'Тефтели из ягнятины, булгур, тахини и печёные томаты.'],
        ),
        item(
          ['mujaddara', '9.50'],
          [],
          ['vegan', 'gluten_free'],
          ['Mujaddara', 'Lentils and rice under a heap of dark fried onions.'],
          ['مجدّرة', 'عدس ورز تعلوهما كومة من البصل المقلي.'],
          ['Муджаддара', 'Чечевица с рисом под горой тёмного жареного лука.'],
        ),
        item(
          ['fattoush', '8.00'],
          ['gluten'],
          ['vegan'],
          ['Fattoush', 'Crisp vegetables, sumac, toasted bread packed apart.'],
          ['فتوش', 'خضار مقرمشة وسمّاق، وخبز محمّص في علبة منفصلة.'],
          ['Фаттуш', 'Хрустящие овощи, сумах и поджаренный хлеб в отдельной упаковке.'],
        ),
      ],
    },
  ],
};
