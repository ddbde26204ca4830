import type { FoodSpeciality, IngredientWarning } from '@sofra/contract/catalogue/dietary';
import type { Locale } from '@sofra/contract/languages/locales';

type Key = IngredientWarning | FoodSpeciality;
type Words = { [L in Locale]: string };

const word = (en: string, ar: string, ru: string): Words => ({ en, ar, ru });

const WORDS: { [K in Key]: Words } = {
  gluten: word('Gluten', 'الغلوتين', 'глютен'),
  wheat: word('Wheat', 'القمح', 'пшеница'),
  crustaceans: word('Crustaceans', 'القشريات', 'ракообразные'),
  eggs: word('Eggs', 'البيض', 'яйца'),
  fish: word('Fish', 'السمك', 'рыба'),
  peanuts: word('Peanuts', 'الفول السوداني', 'арахис'),
  soybeans: word('Soybeans', 'فول الصويا', 'соя'),
  milk: word('Milk', 'الحليب', 'молоко'),
  nuts: word('Nuts', 'المكسرات', 'орехи'),
  celery: word('Celery', 'الكرفس', 'сельдерей'),
  mustard: word('Mustard', 'الخردل', 'горчица'),
  sesame: word('Sesame', 'السمسم', 'кунжут'),
  sulphites: word('Sulphites', 'الكبريتيت', 'сульфиты'),
  lupin: word('Lupin', 'الترمس', 'люпин'),
  molluscs: word('Molluscs', 'الرخويات', 'моллюски'),
  alcohol: word('Alcohol', 'الكحول', 'алкоголь'),
  pork: word('Pork', 'لحم الخنزير', 'свинина'),
  vegetarian: word('Vegetarian', 'نباتي', 'Вегетарианское'),
  vegan: word('Vegan', 'نباتي صرف', 'Веганское'),
  halal: word('Halal', 'حلال', 'Халяль'),
  kosher: word('Kosher', 'كوشير', 'Кошерное'),
  gluten_free: word('Gluten free', 'خالٍ من الغلوتين', 'Без глютена'),
  lactose_free: word('Lactose free', 'خالٍ من اللاكتوز', 'Без лактозы'),
  organic: word('Organic', 'عضوي', 'Органическое'),
  spicy: word('Spicy', 'حار', 'Острое'),
  chef_choice: word('Chef’s choice', 'اختيار الشيف', 'Выбор шефа'),
};

/**
 * The word for an ingredient warning or a speciality. An unknown key, from an older publication, is written
 * as rule 86 says.
 */
export function dietaryWord(key: string, locale: Locale): string {
  if (Object.hasOwn(WORDS, key)) return WORDS[key as Key][locale];
  const plain = key.replaceAll('_', ' ');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

const DIETS: { [K in FoodSpeciality]: string | null } = {
  vegetarian: 'VegetarianDiet',
  vegan: 'VeganDiet',
  halal: 'HalalDiet',
  kosher: 'KosherDiet',
  gluten_free: 'GlutenFreeDiet',
  lactose_free: 'LowLactoseDiet',
  organic: null,
  spicy: null,
  chef_choice: null,
};

/** The address of schema.org's diet for a food speciality, or undefined when it has none. */
export function schemaDiet(key: string): string | undefined {
  const diet = Object.hasOwn(DIETS, key) ? DIETS[key as FoodSpeciality] : null;
  return diet ? `https://schema.org/${diet}` : undefined;
}
