import type { IngredientWarning } from '@sofra/contract/catalogue/dietary';
import { fold } from '@sofra/contract/languages/folding';

const folded = (words: string) => words.split(' ').map(fold);

/** Words, in every language, that ask for a dish without what is named, or tell of an allergy to it. */
export const DENIALS: readonly string[] = folded(
  'free without no non not avoid allergy allergic allergies intolerant intolerance خال خالي خالية بدون بلا دون غير لا ما حساسية без не нет аллергия',
);

/** Words that stand beside those, and name nothing. */
export const FILLERS: readonly string[] = folded(
  'of from and or any the a to with contain contains containing dish dishes food i من على في فيه فيها و أو يحتوي تحتوي أي طبق أطباق и или с на содержит содержащие блюда блюдо мне у меня',
);

/** How words begin that name an ingredient, in every language: a few letters may follow. */
const BEGINNINGS: { [K in IngredientWarning]: string } = {
  gluten: 'gluten coeliac celiac глютен целиак غلوتين جلوتين',
  wheat: 'wheat пшени قمح',
  crustaceans: 'crustacean shellfish shrimp prawn ракообраз креветк قشريات جمبري روبيان',
  eggs: 'egg яйц яиц بيض',
  fish: 'fish рыб سمك أسماك',
  peanuts: 'peanut groundnut арахис سوداني',
  soybeans: 'soy soybean соя сои сою соев صويا',
  milk: 'milk dairy молок молоч حليب ألبان',
  nuts: 'nut walnut almond cashew pistachio hazelnut pecan macadamia орех миндал фисташ кешью фундук مكسرات جوز لوز فستق كاجو بندق',
  celery: 'celery celeriac сельдере كرفس',
  mustard: 'mustard горчи خردل',
  sesame: 'sesame кунжут سمسم',
  sulphites: 'sulphite sulfite сульфит كبريتيت',
  lupin: 'lupin люпин ترمس',
  molluscs: 'mollusc mollusk shellfish моллюск رخويات',
  alcohol: 'alcohol алкогол كحول',
  pork: 'pork свин خنزير',
};

/** The beginnings of the words for each ingredient, folded. */
export const NAMED_BY: { [key: string]: string[] } = Object.fromEntries(
  Object.entries(BEGINNINGS).map(([key, words]) => [key, folded(words)]),
);
