const MEALS =
  'breakfasts?|brunch|lunch|dinners?|supper|business lunch|lunch menu|dinner menu|breakfast menu|happy hours?|afternoon tea|high tea|late night|all day (?:menu|breakfast|dining)|завтраки?|обеды?|ужины?|бизнес-?\\s?ланчи?|ланчи?|(?:ال)?فطور|(?:ال)?إفطار|(?:ال)?افطار|(?:ال)?غداء|(?:ال)?عشاء|(?:ال)?سحور|frühstück|mittagstisch|mittagskarte|abendkarte|petit[- ]déjeuner|déjeuner|dîner|desayunos?|almuerzos?|comidas?|cenas?|colazione|pranzo|cena|aperitivo|kahvaltı|öğle yemeği|akşam yemeği|πρωινό|早餐|午餐|晚餐|早茶';
const DAYS =
  '(?:(?:mon|tues?|wed|thu(?:rs)?|fri|sat|sun)\\p{L}*|weekdays?|weekends?|daily|every day|пн|вт|ср|чт|пт|сб|вс|ежедневно|будни|يومي[اًا]*|mo|di|mi|do|fr|sa|so)';
const TIME =
  '\\d{1,2}(?:[:.]\\d\\d)?\\s?(?:[ap]\\.?m\\.?|h|uhr|noon|صباح[اًا]*|ظهر[اًا]*|عصر[اًا]*|مساء[اًا]*|ليل[اًا]*)?';
const TO = '\\s?(?:[-–—〜]|to|till|until|до|bis|à|a|al|حتى|إلى|الى)\\s?(?:الساعة\\s)?';
const FROM = '(?:from|с|von|de|ab|من)\\s(?:الساعة\\s)?';
const UNTIL = '(?:until|till|до|bis|حتى|after|from|с|ab|من)\\s(?:الساعة\\s)?';
const SPAN = `(?:(?:${FROM})?${TIME}${TO}${TIME}|${UNTIL}${TIME})`;

const TIMED_MEAL = new RegExp(
  `^[^\\p{L}\\d]*(?:\\p{L}+\\s)?(?:${MEALS})(?!\\p{L})[\\s:,.(|/–—-]*(?:(?:served|available|подается|يقدم|${DAYS}|and|и|و|und|et|y)[\\s,:&–-]*){0,4}${SPAN}[\\s)]*$`,
  'iu',
);
const SPANS = [
  new RegExp(
    `(?<!\\p{L})(?:с|von|من)\\s(?:الساعة\\s)?${TIME}\\s?(?:до|bis|حتى|إلى|الى)\\s?(?:الساعة\\s)?\\d`,
    'iu',
  ),
  /(?<!\p{L})(?:last orders?|serv(?:ed|ing) (?:until|till|from|between)|available (?:until|till|from|between)|kitchen (?:closes|open))\s?(?:at\s)?\d/iu,
];

/** Whether a line is a meal with its hours, which is a heading and no notice: `Lunch 11 - 3`, `BREAKFAST 7am–11am`. */
export const isTimedMeal = (line: string): boolean => TIMED_MEAL.test(line);

/** Whether a line only says when. */
export const isSpan = (line: string): boolean => SPANS.some((pattern) => pattern.test(line));
