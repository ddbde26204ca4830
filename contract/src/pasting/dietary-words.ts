import type { FoodSpeciality, IngredientWarning } from '../dietary.ts';

/** The words that menus use for what we have a key for, in the languages of the product and some others. */
export const DIETARY_WORDS: { [key in IngredientWarning | FoodSpeciality]?: string } = {
  gluten:
    'gluten,wheat,glutenhaltig,cereals,глютен,пшениц,غلوتين,جلوتين,الغلوتين,قمح,glutine,blé,trigo,γλουτένη,גלוטן,グルテン,小麦,麸质,글루텐,밀,buğday,glúten,pszenic',
  crustaceans:
    'crustacean,shellfish,krebstier,ракообразн,قشريات,القشريات,crostacei,crustacé,crustáceo,μαλακόστρακα,えび,かに,甲殻類,seafood,морепродукт,مأكولات بحرية,deniz ürün,marisco',
  eggs: 'egg,eier,ei,яйц,яйца,بيض,البيض,uova,uovo,œuf,oeuf,huevo,αυγ,ביצים,卵,蛋,계란,яйцо,yumurta,鸡蛋',
  fish: 'fish,fisch,рыб,سمك,أسماك,الأسماك,pesce,poisson,pescado,ψάρι,דגים,魚,鱼,balık,peixe,ryb',
  peanuts:
    'peanut,erdnuss,erdnüsse,арахис,فول سوداني,الفول السوداني,arachidi,arachide,cacahuete,αραχίδ,φιστίκια,בוטנים,落花生,花生,땅콩,yer fıstığı,amendoim',
  soybeans: 'soy,soya,soja,соя,сои,صويا,الصويا,soia,σόγια,סויה,大豆,대두',
  milk: 'milk,dairy,lactose,milch,laktose,milcherzeugnis,молок,молоч,лактоз,حليب,الحليب,ألبان,لاكتوز,latte,latticini,lait,leche,lácteos,γάλα,γαλακτοκομικά,חלב,乳,牛奶,奶,우유,süt,молочн,lácteo,laticínio,奶制品',
  nuts: 'nut,nuts,tree nut,nüsse,schalenfrüchte,орех,مكسرات,المكسرات,frutta a guscio,noix,fruits à coque,frutos secos,ξηροί καρποί,אגוזים,ナッツ,坚果,견과,fındık,ceviz,кедров,nueces,frutos de casca',
  celery: 'celery,sellerie,сельдере,كرفس,الكرفس,sedano,céleri,apio,σέλινο,סלרי,セロリ',
  mustard: 'mustard,senf,горчиц,خردل,الخردل,senape,moutarde,mostaza,μουστάρδα,חרדל',
  sesame: 'sesame,sesam,кунжут,سمسم,السمسم,sesamo,sésame,sésamo,σουσάμι,שומשום,ごま,芝麻,참깨,susam,ajonjolí',
  sulphites: 'sulphite,sulfite,sulphur,schwefel,sulfit,сульфит,كبريتيت,solfiti,θειώδη,סולפיט',
  lupin: 'lupin,люпин,ترمس,lupini,altramuces,λούπινο',
  molluscs: 'mollusc,mollusk,weichtier,моллюск,رخويات,الرخويات,molluschi,mollusque,molusco,μαλάκια',
  alcohol: 'alcohol,alkohol,алкогол,كحول,alcool,αλκοόλ,אלכוהול,alkollü,alcolici',
  pork: 'pork,schwein,свинин,خنزير,maiale,porc,cerdo,χοιρινό,חזיר,domuz,свинин,pork',
  vegetarian:
    'vegetarian,vegetarisch,вегетариан,نباتي,vegetariano,végétarien,χορτοφαγικό,צמחוני,素,vejetaryen,vegeteryan,vegetarien,вега,素食,meatless,ベジタリアン',
  vegan: 'vegan,plant based,plant-based,веган,нباتي صرف,نباتي بالكامل,vegano,végétalien,טבעוני,végan,纯素',
  halal: 'halal,халяль,حلال',
  gluten_free:
    'gluten free,gluten-free,glutenfrei,без глютена,خالي من الغلوتين,senza glutine,sans gluten,sin gluten,ללא גלוטן,glutensiz,no gluten,безглютен,خالي من الجلوتين,خال من الغلوتين,sem glúten',
  lactose_free:
    'lactose free,lactose-free,dairy free,dairy-free,laktosefrei,без лактозы,خالي من اللاكتوز,laktozsuz,sans lactose,sin lactosa,senza lattosio,безлактоз,خالي من اللاكتوز,خالي من الألبان',
  organic: 'organic,bio,органич,عضوي,biologico,biologique,ecológico,organik',
  spicy:
    'spicy,hot,scharf,остр,حار,piccante,épicé,picante,πικάντικο,καυτερό,חריף,辛,辣,매운,hot and spicy,acılı,acı,حارة,ცხარე,तीखा,pikant,épice',
  chef_choice: "chef's choice,chef's special,выбор шефа,اختيار الشيف",
};
