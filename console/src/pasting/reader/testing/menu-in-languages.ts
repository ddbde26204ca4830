/** One small menu in many languages: two headings, and three dishes under each, whose names have from one to four words. */
export const MENU_IN_LANGUAGES = {
  en: 'Starters: Hummus, Lentil soup, Grilled chicken with rice. Drinks: Tea, Orange juice, Lemonade with fresh mint',
  ar: 'المقبلات: حمص, شوربة عدس, دجاج مشوي مع الأرز. المشروبات: شاي, عصير برتقال, ليموناضة مع نعناع طازج',
  ru: 'Закуски: Хумус, Чечевичный суп, Курица гриль с рисом. Напитки: Чай, Апельсиновый сок, Лимонад со свежей мятой',
  tr: 'Başlangıçlar: Humus, Mercimek çorbası, Pilavlı ızgara tavuk. İçecekler: Çay, Portakal suyu, Taze naneli limonata',
  fr: 'Entrées: Houmous, Soupe de lentilles, Poulet grillé au riz. Boissons: Thé, Jus d’orange, Limonade à la menthe',
  de: 'Vorspeisen: Hummus, Linsensuppe, Gegrilltes Hähnchen mit Reis. Getränke: Tee, Frischer Orangensaft, Limonade mit frischer Minze',
  es: 'Entrantes: Hummus, Sopa de lentejas, Pollo asado con arroz. Bebidas: Té, Zumo de naranja, Limonada con menta',
  it: 'Antipasti: Hummus, Zuppa di lenticchie, Pollo grigliato con riso. Bevande: Tè, Succo d’arancia, Limonata alla menta',
  pl: 'Przystawki: Hummus, Zupa z soczewicy, Grillowany kurczak z ryżem. Napoje: Herbata, Sok pomarańczowy, Lemoniada z miętą',
  uk: 'Закуски: Хумус, Сочевичний суп, Курка гриль з рисом. Напої: Чай, Апельсиновий сік, Лимонад зі свіжою м’ятою',
  kk: 'Тіскебасар: Хумус, Жасымық сорпасы, Күріш қосылған тауық. Сусындар: Шай, Апельсин шырыны, Жалбыз қосылған лимонад',
  ka: 'წასახემსებლები: ჰუმუსი, ოსპის სუპი, შემწვარი ქათამი ბრინჯით. სასმელები: ჩაი, ფორთოხლის წვენი, ლიმონათი პიტნით',
  hy: 'Նախուտեստներ: Հումուս, Ոսպով ապուր, Գրիլ հավ բրնձով. Ըմպելիքներ: Թեյ, Նարնջի հյութ, Լիմոնադ թարմ անանուխով',
  he: 'מנות ראשונות: חומוס, מרק עדשים, עוף בגריל עם אורז. משקאות: תה, מיץ תפוזים, לימונדה עם נענע',
  fa: 'پیش‌غذا: حمص, سوپ عدس, مرغ کبابی با برنج. نوشیدنی‌ها: چای, آب پرتقال, لیموناد با نعنا',
  el: 'Ορεκτικά: Χούμους, Σούπα φακές, Κοτόπουλο σχάρας με ρύζι. Ποτά: Τσάι, Χυμός πορτοκάλι, Λεμονάδα με μέντα',
  zh: '前菜: 鹰嘴豆泥, 扁豆汤, 烤鸡配米饭. 饮料: 茶, 橙汁, 薄荷柠檬水',
  ja: '前菜: フムス, レンズ豆のスープ, グリルチキンとご飯. ドリンク: お茶, オレンジジュース, ミントレモネード',
  ko: '전채: 후무스, 렌틸콩 수프, 밥을 곁들인 구운 닭고기. 음료: 차, 오렌지 주스, 민트 레모네이드',
  th: 'อาหารเรียกน้ำย่อย: ฮัมมุส, ซุปถั่ว, ไก่ย่างกับข้าว. เครื่องดื่ม: ชา, น้ำส้ม, น้ำมะนาวมิ้นท์',
  hi: 'स्टार्टर: हुमुस, दाल का सूप, चावल के साथ चिकन. पेय: चाय, संतरे का जूस, पुदीना नींबू पानी',
} as const;

/** A language of the sample. */
export type Sampled = keyof typeof MENU_IN_LANGUAGES;

/** A heading of the sample with its dishes. */
type SampleSection = { heading: string; dishes: string[] };

/** The sample in one language. */
export const sampleIn = (language: Sampled): SampleSection[] =>
  MENU_IN_LANGUAGES[language].split('. ').map((section) => {
    const [heading = '', dishes = ''] = section.split(': ');
    return { heading, dishes: dishes.split(', ') };
  });

/** The prices of the sample's dishes, in their order. */
export const SAMPLE_PRICES: readonly string[] = ['22', '28', '46', '12', '18', '24'];
