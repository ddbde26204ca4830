import type { FoodSpeciality, IngredientWarning } from '@sofra/contract/catalogue/dietary';

/** The words that menus use for what we have a key for, in the languages of the product and some others. */
export const DIETARY_WORDS: { [key in IngredientWarning | FoodSpeciality]?: string } = {
  gluten:
    'gluten,wheat,glutenhaltig,cereals,глютен,пшениц,غلوتين,جلوتين,الغلوتين,قمح,glutine,blé,trigo,γλουτένη,גלוטן,グルテン,小麦,麸质,글루텐,밀,buğday,glúten,pszenic,glutén,glutenh,glutenbevatt,lepek,lepk,lepok,zboż,pszen,obilovin,obilnin,pšenic,глутен,пшениця,пшеничн,злак,зърнен,житариц,žitaric,glüten,grâu,cereale,cereali,céréales,cereales,cereais,getreide,granen,tarwe,weizen,gabonafél,búza,vete,hvede,hvete,gluteeni,vehn,σιτάρι,δημητριακ,glutein,grano,spannmål',
  crustaceans:
    'crustacean,shellfish,krebstier,ракообразн,قشريات,القشريات,crostacei,crustacé,crustáceo,μαλακόστρακα,えび,かに,甲殻類,seafood,морепродукт,مأكولات بحرية,deniz ürün,marisco,skorupiak,korýš,kôrovc,ракоподібн,rakov,ljuskar,ракови,kabuklu,crustace,rákf,rák,schaaldier,schaal- en schelp,καρκινοειδ,οστρακόδερμ,kräftdjur,skaldjur,krebsdyr,skaldyr,skalldyr,krepsdyr,äyriäi',
  eggs: 'egg,eier,ei,яйц,яйца,بيض,البيض,uova,uovo,œuf,oeuf,huevo,αυγ,ביצים,卵,蛋,계란,яйцо,yumurta,鸡蛋,jaja,jaje,jajk,jajo,vejc,vajíč,vajc,яйце,яєц,јај,ouă,ou,ovos,ovo,oeuf,eieren,hühnerei,tojás,αβγ,ägg,æg,kananmun,muna',
  fish: 'fish,fisch,рыб,سمك,أسماك,الأسماك,pesce,poisson,pescado,ψάρι,דגים,魚,鱼,balık,peixe,ryb,rib,риб,pește,vis,hal,halat,halak,fisk,kala,ψάρ,peix',
  peanuts:
    'peanut,erdnuss,erdnüsse,арахис,فول سوداني,الفول السوداني,arachidi,arachide,cacahuete,αραχίδ,φιστίκια,בוטנים,落花生,花生,땅콩,yer fıstığı,amendoim,orzeszki ziemn,orzeszki arach,orzeszków ziemn,orzechy ziemn,orzechów ziemn,arašíd,arašid,podzemnic,арахіс,фъстъц,kikirik,кикирик,yerfıstığı,arahid,alune,földimogyor,mogyoró,pinda,aardno,cacahuèt,maní,amendoi,αράπικ,jordnöt,jordnød,peanøt,jordnøt,maapähkin',
  soybeans:
    'soy,soya,soja,соя,сои,صويا,الصويا,soia,σόγια,סויה,大豆,대두,soję,soj,sój,szój,soija,соје,соја,сою,soy bean,soybean,soya bean,sójov',
  milk: 'milk,dairy,lactose,milch,laktose,milcherzeugnis,молок,молоч,лактоз,حليب,الحليب,ألبان,لاكتوز,latte,latticini,lait,leche,lácteos,γάλα,γαλακτοκομικά,חלב,乳,牛奶,奶,우유,süt,молочн,lácteo,laticínio,奶制品,mlek,mlecz,laktoz,nabiał,mléko,mléčn,laktóz,mlieko,mliečn,lapte,lactat,lactoză,leite,lactos,lacticín,zuivel,melk,tej,λακτόζ,mjölk,laktos,mælk,maito,maida,mlijek,mliječn,mlečn,млек,млеч,мляко,lattosio,latt,produits laitiers,productos lácteos,produse lactate,produkty mleczn,tejterm,laktoos',
  nuts: 'nut,nuts,tree nut,nüsse,schalenfrüchte,орех,مكسرات,المكسرات,frutta a guscio,noix,fruits à coque,frutos secos,ξηροί καρποί,אגוזים,ナッツ,坚果,견과,fındık,ceviz,кедров,nueces,frutos de casca,orzech,orzesz,ořech,skořápk,orech,škrupin,горіх,ядк,oraš,orah,orasi,koštunjav,орашаст,kuruyemiş,sert kabuklu,nuci,fructe cu coaj,dió,noten,schaalvrucht,fruits a coque,frutos de casca,frutos de cáscar,nozes,castanh,noci,frutta secca,καρποί,ξηρ,nöt,nød,nøtt,pähkin,nüss,diófél,nødd',
  celery:
    'celery,sellerie,сельдере,كرفس,الكرفس,sedano,céleri,apio,σέλινο,סלרי,セロリ,seler,celer,zeler,селер,целин,целер,kereviz,țelin,ţelin,aipo,selder,zeller,selleri',
  mustard:
    'mustard,senf,горчиц,خردل,الخردل,senape,moutarde,mostaza,μουστάρδα,חרדל,gorczyc,musztard,hořčic,horčic,гірчиц,синап,gorušic,senf,slačic,слачиц,hardal,muștar,muştar,mostard,mosterd,mustár,senap,sennep,sinap',
  sesame:
    'sesame,sesam,кунжут,سمسم,السمسم,sesamo,sésame,sésamo,σουσάμι,שומשום,ごま,芝麻,참깨,susam,ajonjolí,sezam,nasiona sezam,сусам,кунжут,насіння кунж,семена кунж,susan,semințe de susan,gergelim,szezám,σησάμι,seesam,sjemenke sezam,graines de sésame,granos de sésamo,semi di sesamo,sementes de sésamo,susam',
  sulphites:
    'sulphite,sulfite,sulphur,schwefel,sulfit,сульфит,كبريتيت,solfiti,θειώδη,סולפיט,siarczyn,dwutlenek siark,siřičitan,oxid siřič,siričitan,oxid sirič,сульфіт,діоксид сірк,диоксид сер,сулфит,серен диоксид,sumpor,sulfit,sülfit,kükürt,dioxid de sulf,szulfit,kén-dioxid,zwaveldioxide,anhydride sulf,dióxido de,anidride solf,διοξείδιο,svaveldioxid,svovldioxid,svoveldioksid,sulfiit,rikkidioksid,sulfiet,sulfieten',
  lupin:
    'lupin,люпин,ترمس,lupini,altramuces,λούπινο,łubin,vlčí bob,vlčí bôb,лупин,vučik,acı bakla,lüpen,csillagfürt,tremoço,altramu,lupiini,lupin,λούπιν',
  molluscs:
    'mollusc,mollusk,weichtier,моллюск,رخويات,الرخويات,molluschi,mollusque,molusco,μαλάκια,mięczak,měkkýš,mäkkýš,молюск,мекотел,mekušc,мекушц,školjk,yumuşakça,molușt,moluşt,puhatest,weekdier,blötdjur,bløddyr,bløtdyr,nilviäi,mollusq,mollusk',
  alcohol: 'alcohol,alkohol,алкогол,كحول,alcool,αλκοόλ,אלכוהול,alkollü,alcolici',
  pork: 'pork,schwein,свинин,خنزير,maiale,porc,cerdo,χοιρινό,חזיר,domuz,свинин,pork',
  vegetarian:
    'vegetarian,vegetarisch,вегетариан,نباتي,vegetariano,végétarien,χορτοφαγικό,צמחוני,素,vejetaryen,vegeteryan,vegetarien,вега,素食,meatless,ベジタリアン,wegetaria,vegetarián,bezmasé,вегетаріан,vegetarij,vegetariánus,vegetar,kasvis,χορτοφαγ,vegetariano,vegetarisk,vegetaariset,vejetaryen,jarsk',
  vegan:
    'vegan,plant based,plant-based,веган,нباتي صرف,نباتي بالكامل,vegano,végétalien,טבעוני,végan,纯素,wegańsk,wegan,vegán,веган,vegansk,vegaaninen,vegaan,végétal,strikt vegetar,βίγκαν',
  halal: 'halal,халяль,حلال',
  gluten_free:
    'gluten free,gluten-free,glutenfrei,без глютена,خالي من الغلوتين,senza glutine,sans gluten,sin gluten,ללא גלוטן,glutensiz,no gluten,безглютен,خالي من الجلوتين,خال من الغلوتين,sem glúten,bezglutenow,bezlepkov,без глютену,без глутен,bez glutena,gluténmentes,fără gluten,glutenvrij,glutenfri,gluteeniton,χωρίς γλουτένη,безглутен,bez glutenu,bez lepku',
  lactose_free:
    'lactose free,lactose-free,dairy free,dairy-free,laktosefrei,без лактозы,خالي من اللاكتوز,laktozsuz,sans lactose,sin lactosa,senza lattosio,безлактоз,خالي من اللاكتوز,خالي من الألبان,bez laktozy,bezlaktozow,bez laktózy,без лактози,без лактоза,bez laktoze,laktózmentes,fără lactoză,lactosevrij,laktosfri,laktosefri,laktoositon,χωρίς λακτόζη,sem lactose',
  organic: 'organic,bio,органич,عضوي,biologico,biologique,ecológico,organik',
  spicy:
    'spicy,hot,scharf,остр,حار,piccante,épicé,picante,πικάντικο,καυτερό,חריף,辛,辣,매운,hot and spicy,acılı,acı,حارة,ცხარე,तीखा,pikant,épice,ostre,ostra,ostry,pikantn,pálivé,pikantné,гостр,люто,лют,ljut,љут,picant,csípős,fűszer,stark,stærk,sterk,tulinen,mausteinen,pittig,πικάντικ,καυτερ',
  chef_choice: "chef's choice,chef's special,выбор шефа,اختيار الشيف",
};
