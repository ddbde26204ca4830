import type { Locale } from '@sofra/contract/locales';

type Words = { [L in Locale]: string };

const word = (en: string, ar: string, ru: string): Words => ({ en, ar, ru });

/** Ingredient warnings and food specialities by their keys in the settings. */
const WORDS: { [key: string]: Words } = {
  gluten: word('Gluten', 'الغلوتين', 'глютен'),
  wheat: word('Wheat', 'القمح', 'пшеница'),
  crustaceans: word('Crustaceans', 'القشريات', 'ракообразные'),
  shellfish: word('Shellfish', 'المحار والقشريات', 'моллюски и ракообразные'),
  molluscs: word('Molluscs', 'الرخويات', 'моллюски'),
  eggs: word('Eggs', 'البيض', 'яйца'),
  egg: word('Egg', 'البيض', 'яйцо'),
  fish: word('Fish', 'السمك', 'рыба'),
  peanuts: word('Peanuts', 'الفول السوداني', 'арахис'),
  nuts: word('Nuts', 'المكسرات', 'орехи'),
  tree_nuts: word('Tree nuts', 'المكسرات الشجرية', 'орехи'),
  soybeans: word('Soybeans', 'فول الصويا', 'соя'),
  soy: word('Soy', 'الصويا', 'соя'),
  soya: word('Soya', 'الصويا', 'соя'),
  milk: word('Milk', 'الحليب', 'молоко'),
  dairy: word('Dairy', 'مشتقات الحليب', 'молочные продукты'),
  lactose: word('Lactose', 'اللاكتوز', 'лактоза'),
  celery: word('Celery', 'الكرفس', 'сельдерей'),
  mustard: word('Mustard', 'الخردل', 'горчица'),
  sesame: word('Sesame', 'السمسم', 'кунжут'),
  sulphites: word('Sulphites', 'الكبريتيت', 'сульфиты'),
  lupin: word('Lupin', 'الترمس', 'люпин'),
  alcohol: word('Alcohol', 'الكحول', 'алкоголь'),
  pork: word('Pork', 'لحم الخنزير', 'свинина'),
  vegetarian: word('Vegetarian', 'نباتي', 'вегетарианское'),
  vegan: word('Vegan', 'نباتي صرف', 'веганское'),
  halal: word('Halal', 'حلال', 'халяль'),
  kosher: word('Kosher', 'كوشير', 'кошерное'),
  gluten_free: word('Gluten free', 'خالٍ من الغلوتين', 'без глютена'),
  lactose_free: word('Lactose free', 'خالٍ من اللاكتوز', 'без лактозы'),
  dairy_free: word('Dairy free', 'خالٍ من الحليب', 'без молока'),
  sugar_free: word('Sugar free', 'خالٍ من السكر', 'без сахара'),
  low_calorie: word('Low calorie', 'قليل السعرات', 'мало калорий'),
  low_fat: word('Low fat', 'قليل الدسم', 'мало жира'),
  low_salt: word('Low salt', 'قليل الملح', 'мало соли'),
  organic: word('Organic', 'عضوي', 'органическое'),
  spicy: word('Spicy', 'حار', 'острое'),
};

/** What the settings call an ingredient or a diet, in words; an unknown key is written as document 1 §8 writes it. */
export function dietaryWord(key: string, locale: Locale): string {
  if (Object.hasOwn(WORDS, key)) return WORDS[key]?.[locale] ?? key;
  return capitalised(key.replaceAll('_', ' '));
}

/** A word with a capital first letter, as it stands alone. */
export function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

const DIETS: { [key: string]: string } = {
  vegetarian: 'Vegetarian',
  vegan: 'Vegan',
  halal: 'Halal',
  kosher: 'Kosher',
  gluten_free: 'GlutenFree',
  lactose_free: 'LowLactose',
  low_calorie: 'LowCalorie',
  low_fat: 'LowFat',
  low_salt: 'LowSalt',
};

/** The address of schema.org's diet for a food speciality, or undefined when it has none. */
export function schemaDiet(key: string): string | undefined {
  return Object.hasOwn(DIETS, key) ? `https://schema.org/${DIETS[key]}Diet` : undefined;
}
