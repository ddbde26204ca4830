import {
  FOOD_SPECIALITY,
  type FoodSpeciality,
  INGREDIENT_WARNINGS,
  type IngredientWarning,
} from '../dietary.ts';

/** The words that menus use for what we have a key for, in the languages of the product and some others. */
const WORDS: { [key in IngredientWarning | FoodSpeciality]?: string } = {
  gluten:
    'gluten,wheat,glutenhaltig,cereals,глютен,пшениц,غلوتين,جلوتين,الغلوتين,قمح,glutine,blé,trigo,γλουτένη,גלוטן,グルテン,小麦,麸质,글루텐,밀',
  crustaceans:
    'crustacean,shellfish,krebstier,ракообразн,قشريات,القشريات,crostacei,crustacé,crustáceo,μαλακόστρακα,えび,かに,甲殻類',
  eggs: 'egg,eier,ei,яйц,яйца,بيض,البيض,uova,uovo,œuf,oeuf,huevo,αυγ,ביצים,卵,蛋,계란',
  fish: 'fish,fisch,рыб,سمك,أسماك,الأسماك,pesce,poisson,pescado,ψάρι,דגים,魚,鱼',
  peanuts:
    'peanut,erdnuss,erdnüsse,арахис,فول سوداني,الفول السوداني,arachidi,arachide,cacahuete,αραχίδ,φιστίκια,בוטנים,落花生,花生,땅콩',
  soybeans: 'soy,soya,soja,соя,сои,صويا,الصويا,soia,σόγια,סויה,大豆,대두',
  milk: 'milk,dairy,lactose,milch,laktose,milcherzeugnis,молок,молоч,лактоз,حليب,الحليب,ألبان,لاكتوز,latte,latticini,lait,leche,lácteos,γάλα,γαλακτοκομικά,חלב,乳,牛奶,奶,우유',
  nuts: 'nut,nuts,tree nut,nüsse,schalenfrüchte,орех,مكسرات,المكسرات,frutta a guscio,noix,fruits à coque,frutos secos,ξηροί καρποί,אגוזים,ナッツ,坚果,견과',
  celery: 'celery,sellerie,сельдере,كرفس,الكرفس,sedano,céleri,apio,σέλινο,סלרי,セロリ',
  mustard: 'mustard,senf,горчиц,خردل,الخردل,senape,moutarde,mostaza,μουστάρδα,חרדל',
  sesame: 'sesame,sesam,кунжут,سمسم,السمسم,sesamo,sésame,sésamo,σουσάμι,שומשום,ごま,芝麻,참깨',
  sulphites: 'sulphite,sulfite,sulphur,schwefel,sulfit,сульфит,كبريتيت,solfiti,θειώδη,סולפיט',
  lupin: 'lupin,люпин,ترمس,lupini,altramuces,λούπινο',
  molluscs: 'mollusc,mollusk,weichtier,моллюск,رخويات,الرخويات,molluschi,mollusque,molusco,μαλάκια',
  alcohol: 'alcohol,alkohol,алкогол,كحول,alcool,αλκοόλ,אלכוהול',
  pork: 'pork,schwein,свинин,خنزير,maiale,porc,cerdo,χοιρινό,חזיר',
  vegetarian: 'vegetarian,vegetarisch,вегетариан,نباتي,vegetariano,végétarien,χορτοφαγικό,צמחוני,素',
  vegan: 'vegan,plant based,plant-based,веган,нباتي صرف,نباتي بالكامل,vegano,végétalien,טבעוני',
  halal: 'halal,халяль,حلال',
  gluten_free:
    'gluten free,gluten-free,glutenfrei,без глютена,خالي من الغلوتين,senza glutine,sans gluten,sin gluten,ללא גלוטן',
  lactose_free: 'lactose free,lactose-free,dairy free,dairy-free,laktosefrei,без лактозы,خالي من اللاكتوز',
  organic: 'organic,bio,органич,عضوي,biologico',
  spicy: 'spicy,hot,scharf,остр,حار,piccante,épicé,picante,πικάντικο,καυτερό,חריף,辛,辣,매운',
  chef_choice: "chef's choice,chef's special,выбор шефа,اختيار الشيف",
};

/** The meaning of a legend's code: a key of ours, or its own words where we have none. */
type Meaning = { warning?: IngredientWarning; speciality?: FoodSpeciality; words: string };

/** The codes of a legend, in upper case. */
export type Legend = Map<string, Meaning>;

// The longer words first: gluten-free is no gluten.
const KNOWN = Object.entries(WORDS)
  .flatMap(([key, words]) => words.split(',').map((word) => [word, key] as const))
  .sort(([one], [other]) => other.length - one.length);

const CONTAINS =
  /^(?:contains|contain|enthält|mit|содержит|تحتوي على|يحتوي على|may contain|contient|contiene)\s+/iu;

/** Words of a choice: a dish that can be made without something may come with it. */
const OPTIONAL =
  /(?<!\p{L})(?:options?|optional|available|possible|on request|auf wunsch|по запросу|возможно|متوفر|عند الطلب)(?!\p{L})/iu;

function meaningOf(written: string): Meaning {
  const words = written.trim().replace(/[.\s]+$/, '');
  const bare = words.toLowerCase().replace(CONTAINS, '');
  const key = OPTIONAL.test(bare)
    ? undefined
    : KNOWN.find(([word]) => bare.startsWith(word) && bare.length <= 3 * word.length + 12)?.[1];
  const warning = INGREDIENT_WARNINGS.find((name) => name === key);
  const speciality = FOOD_SPECIALITY.find((name) => name === key);
  return { words, ...(warning && { warning }), ...(speciality && { speciality }) };
}

const isKnown = ({ warning, speciality }: Meaning) => warning !== undefined || speciality !== undefined;

const HEAD =
  /^[*\s]*(?:(?:food\s)?allergens?|allergene|allergen(?:en)?kennzeichnung|zusatzstoffe|аллергены|مسببات الحساسية|الحساسية|allergeni|allergènes|alérgenos|alerjenler|αλλεργιογόνα|אלרגנים|アレルゲン|アレルギー|过敏原|알레르기|legend|key|legende|обозначения|دليل الرموز)(?:\s\p{L}+){0,2}\s*[:：–-]?\s*/iu;
const PAIR =
  /^[([*]?\s*(?<code>\p{Lu}{1,3}\d?|[a-z]{2,3}(?=[)\]])|\p{L}|\d{1,2}|\p{Extended_Pictographic})(?:\s*[)\]]\s*[=:–—-]?|\s*[=:–—.)-]|\s)\s*(?<words>\p{L}[^=]*)$/u;
const PARTS =
  /\s*[,;،、|·•/\t]\s*|\s+[–—-]\s+(?=(?:\p{Lu}{1,2}|\d{1,2})\s*[=:.)])|\s{2,}|\s+(?=[([]?(?:\p{Lu}{1,2}|\d{1,2})[)\]]?\s*[=:–—-])|\s+(?=\((?:\p{Lu}{1,2}|[a-z]{1,3})\)\s)/u;

// Where a line is announced as a legend, a single space parts its codes too: `1 gluten 2 mustard`.
const CLOSE = /\s+(?=(?:\d{1,2}|\p{Lu})\s+\p{L})/u;

/** The codes that a line explains, such as `A = Gluten, C = Eggs`; undefined when it is no legend. */
export function legendOf(line: string): Legend | undefined {
  const bare = line.replace(HEAD, '');
  const pairs = bare
    .split(PARTS)
    .flatMap((part) => (bare === line ? [part] : part.split(CLOSE)))
    .filter(Boolean)
    .map((part) => PAIR.exec(part)?.groups);
  const entries = pairs.flatMap((groups): [string, Meaning][] =>
    groups?.code && groups.words ? [[groups.code.toUpperCase(), meaningOf(groups.words)]] : [],
  );
  const known = entries.filter(([, meaning]) => isKnown(meaning)).length;
  const isLegend =
    entries.length > 0 &&
    2 * entries.length > pairs.length &&
    (bare !== line || known * 2 >= entries.length) &&
    known > 0;
  return isLegend ? new Map(entries) : undefined;
}

/** Whether a line only announces a legend. */
export const isLegendHead = (line: string): boolean => line.replace(HEAD, '') === '' && line.trim() !== '';

const CODE = String.raw`(?:\p{Lu}{1,2}\d?|[a-z]|\d{1,2}|\p{Lu}{2,3})`;
const GROUP = new RegExp(String.raw`\s*[([]\s*(${CODE}(?:\s*[,./;+&-]\s*${CODE}|\s+${CODE})*)\s*[)\]]`, 'gu');
/** Codes of small letters are words unless the legend explains them: (vg). */
const SMALL = /\s*[([]\s*([a-z]{1,3}(?:\s*[,/&+]\s*[a-z]{1,3})*)\s*[)\]]/gu;
const RAISED = /(?<=\p{L})[¹²³⁴-⁹⁰](?:[,\s]*[¹²³⁴-⁹⁰])*/gu;
const TRAILING = /\s+((?:\p{Lu}{1,2}|\d{1,2})(?:\s*,\s*(?:\p{Lu}{1,2}|\d{1,2}))+|\d{1,2})(?=\s*$)/u;
/** The picture of a chilli, which needs no legend. */
const CHILLI = /(?:\s*🌶)+/u;
const lowered = (text: string) => text.normalize('NFKC');

/** The meanings of the codes in a line, and the line without them. */
export type Coded = {
  words: string;
  ingredient_warnings: IngredientWarning[];
  food_speciality: FoodSpeciality[];
  notes: string[];
};

const codesIn = (group: string) => group.split(/[\s,./;+&-]+/).filter(Boolean);

const withoutMarks = (line: string) => line.replaceAll(/[()[\]|·]/g, ' ');

/** Whether a line has only codes that the legend explains. */
function areExplained(line: string, legend: Legend): boolean {
  const codes = codesIn(withoutMarks(line));
  return codes.length > 0 && codes.every((code) => /\p{L}/u.test(code) && legend.has(code.toUpperCase()));
}

/** Whether a line is nothing but codes: those of the legend, or several in capitals, `V, GF`. */
export const isCodes = (line: string, legend: Legend): boolean =>
  areExplained(line, legend) || /^\p{Lu}{1,3}(?:\s?[,|·/]\s?\p{Lu}{1,3})+$/u.test(line);

/** Takes the codes of allergens out of the words of a dish; those that no legend explains stay as a note. */
export function withoutCodes(words: string, legend: Legend): Coded {
  const coded: Coded = { words, ingredient_warnings: [], food_speciality: [], notes: [] };
  const read = (group: string, isCertain: boolean) => {
    const codes = codesIn(group);
    const meanings = codes.map((code) => legend.get(code.toUpperCase()));
    if (!isCertain && meanings.includes(undefined)) return false;
    for (const meaning of meanings) {
      if (meaning?.warning) coded.ingredient_warnings.push(meaning.warning);
      else if (meaning?.speciality) coded.food_speciality.push(meaning.speciality);
      else if (meaning) coded.notes.push(meaning.words);
    }
    if (meanings.includes(undefined)) coded.notes.push(`(${group})`);
    return true;
  };
  const take = (pattern: RegExp, isCertain: boolean) => {
    coded.words = coded.words.replace(pattern, (all, group?: string) =>
      read(typeof group === 'string' ? group : lowered(all), isCertain) ? '' : all,
    );
  };
  take(GROUP, true);
  take(SMALL, false);
  take(RAISED, true);
  if (CHILLI.test(coded.words)) coded.food_speciality.push('spicy');
  coded.words = coded.words.replace(CHILLI, '');
  take(TRAILING, false);
  const once = <T>(list: T[]) => [...new Set(list)];
  coded.ingredient_warnings = once(coded.ingredient_warnings);
  coded.food_speciality = once(coded.food_speciality);
  return coded;
}

/** Takes the codes out of the words of a dish, and out of the lines below that are nothing but codes. */
export function withoutAnyCodes(
  words: string,
  lines: readonly string[],
  legend: Legend,
): { coded: Coded; lines: string[] } {
  const codes = lines.filter((line) => areExplained(line, legend));
  const groups = codes.map((line) => `(${codesIn(withoutMarks(line)).join(', ')})`);
  const coded = withoutCodes([words, ...groups].join(' '), legend);
  return { coded, lines: lines.filter((line) => !codes.includes(line)) };
}
