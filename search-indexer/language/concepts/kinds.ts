// cspell:disable – words as people and suppliers write them
/**
 * Kinds of goods, by section of the shop: id in the open taxonomy of goods (docs/adr/0047-categories-by-concepts.md),
 * name for shoppers, and the words for the kind in Russian and English, in singular and plural as names and categories
 * use them. Spelled as `conceptWords` normalises them: lower case, no ё, hyphens or apostrophes. Several words are one
 * phrase. The longest phrase wins.
 */
const SECTIONS = {
  'aa-1 Одежда: clothing, clothes, apparel, womenswear, menswear, одежда': `
aa-1-4 Платья: платье платья плате сарафан сарафаны, dress dresses gown gowns sundress sundresses (shirt dress) (shirt dresses) shirtdress shirtdresses minidress minidresses
aa-1-9 Комбинезоны: комбинезон комбинезоны полукомбинезон полукомбинезоны ромпер ромперы песочник песочники комбез, jumpsuit jumpsuits playsuit playsuits romper rompers overalls dungarees onesie onesies
aa-1-10 Верхняя одежда: (верхняя одежда), outerwear (coats jackets) (jackets coats)
aa-1-10-2 Куртки: куртка куртки ветровка ветровки анорак анораки косуха косухи дубленка дубленки джинсовка, jacket jackets windbreaker windbreakers anorak anoraks
aa-1-10-2-2 Бомберы: бомбер бомберы, bomber bombers (bomber jacket) (bomber jackets)
aa-1-10-2-5 Пальто: пальто полупальто шуба шубы плащ плащи тренч тренчи, coat coats overcoat overcoats peacoat peacoats trench raincoat raincoats (trench coat) (trench coats) trenchcoat trenchcoats
aa-1-10-2-6 Парки: парка парки, parka parkas
aa-1-10-2-9 Пуховики: пуховик пуховики, puffer puffers (puffer jacket) (down jacket) (down jackets)
aa-1-10-6 Жилеты: жилет жилеты жилетка жилетки безрукавка безрукавки, vest vests gilet gilets waistcoat waistcoats bodywarmer bodywarmers (body warmer)
aa-1-12 Брюки: брюки штаны слаксы кюлоты чиносы карго капри бриджи, pants pant trousers trouser chinos chino slacks culottes (cargo pants) (track pants) trackpants capri capris
aa-1-12-4 Джинсы: джинсы джеггинсы джегинсы, jeans jean denim jeggings
aa-1-12-7 Джоггеры: джоггеры джоггер треники, joggers jogger sweatpants
aa-1-12-8 Леггинсы: леггинсы леггинс легинсы лосины тайтсы велосипедки треггинсы рейтузы гамаши, leggings legging tights tight
aa-1-13 Топы: топ топы топик кофта кофты, top tops (crop top) (crop tops) (shirts tops) (tops tees)
aa-1-13-1 Блузки: блузка блузки блуза блузы, blouse blouses
aa-1-13-2 Боди: боди, bodysuit bodysuits
aa-1-13-3 Кардиганы: кардиган кардиганы болеро, cardigan cardigans bolero boleros shrug shrugs
aa-1-13-6 Поло: поло тенниска тенниски (футболка поло) (футболки поло), polo polos (polo shirt) (polo shirts)
aa-1-13-7 Рубашки: рубашка рубашки рубаха рубахи сорочка сорочки, shirt shirts (button ups) (button up) (button downs) (button down) (dress shirt) (dress shirts)
aa-1-13-8 Футболки: футболка футболки лонгслив лонгсливы, tshirt tshirts (t shirt) (t shirts) tee tees (long sleeve) longsleeve longsleeves jersey jerseys henley henleys
aa-1-13-9 Майки: майка майки, (tank top) (tank tops) tank tanks camisole camisoles cami singlet singlets
aa-1-13-11 Туники: туника туники, tunic tunics kaftan kaftans caftan caftans
aa-1-13-12 Свитеры: свитер свитеры свитера джемпер джемперы пуловер пуловеры водолазка водолазки трикотаж, sweater sweaters jumper jumpers pullover pullovers turtleneck turtlenecks knitwear knit knits
aa-1-13-13 Худи: худи, hoodie hoodies hoody (hooded sweatshirt) (hooded sweatshirts)
aa-1-13-14 Толстовки: толстовка толстовки свитшот свитшоты олимпийка олимпийки, sweatshirt sweatshirts crewneck crewnecks fleece fleeces sweats
aa-1-14 Шорты: шорты бермуды, shorts bermudas (board shorts) boardshorts short
aa-1-15 Юбки: юбка юбки, skirt skirts
aa-1-17 Одежда для дома и сна: (домашняя одежда) (одежда для дома) (домашний костюм) (костюм домашний) (костюм для дома) (домашний комплект) пижама пижамы халат халаты, sleepwear loungewear nightwear pajamas pyjamas robe robes nightgown nightgowns
aa-1-18 Носки: носки носок следки гольфы, socks sock
aa-1-18-9 Колготки: колготки колготы чулки, stockings hosiery pantyhose (sheer tights) (opaque tights) (denier tights) (den tights) (fishnet tights)
aa-1-19 Костюмы: костюм костюмы пиджак пиджаки жакет жакеты блейзер блейзеры, suit suits blazer blazers tuxedo tuxedos tracksuit tracksuits
aa-1-20 Купальники: купальник купальники плавки бикини, swimwear swimsuit swimsuits bikini bikinis (swim trunks) (swim shorts) (swim briefs)
aa-1-6 Бельё: белье (нижнее белье) трусы стринги бюстгальтер бюстгальтеры лифчик бралетт бра боксеры термобелье, lingerie underwear undergarments bra bras bralette bralettes panties briefs brief boxers thong thongs (boxer briefs)
aa-1-7 Одежда для беременных: (одежда для беременных), maternity
aa-1-1 Спортивная одежда: (спортивная одежда), activewear sportswear`,
  'aa-8 Обувь: shoes, shoe, footwear, обувь': `
aa-8-8 Кроссовки: кроссовки кроссовок слипоны сникеры, sneakers sneaker trainers trainer (running shoes) (running shoe) (tennis shoes) (basketball shoes)
aa-8-8 Кеды: кеды, plimsolls plimsoll keds
aa-8-1 Спортивная обувь: (спортивная обувь) бутсы, (athletic shoes) cleats (football boots)
aa-8-3 Ботинки и сапоги: ботинки ботинок сапоги сапог ботильоны полусапоги полуботинки челси берцы угги дутики валенки, boots boot booties bootie (ankle boots) (chelsea boots)
aa-8-6 Сандалии: сандалии сандалия босоножки эспадрильи, sandals sandal espadrilles
aa-8-7 Тапочки и сланцы: тапочки тапки сланцы шлепанцы слайды сабо кроксы, slippers slipper slides slide (flip flops) clogs clog mules mule
aa-8-9 Балетки и лоферы: балетки лоферы мокасины, flats loafers loafer moccasins (ballet flats)
aa-8-10 Туфли: туфли лодочки оксфорды дерби, heels oxfords stilettos (high heels) wedges heel wedge brogue`,
  'aa-5 Сумки: bags, bag, (handbags wallets cases), handbag, handbags, tote, totes, purse, purses, satchel, satchels, сумка, сумки, сумочка, сумочки, шопер, шоперы, шоппер, шопперы, кроссбоди': `
aa-5-4-5 Клатчи: клатч клатчи ридикюль, clutch clutches
aa-5 Рюкзаки: рюкзак рюкзаки ранец, backpack backpacks rucksack rucksacks
aa-5 Чемоданы: чемодан чемоданы, suitcase suitcases luggage
aa-5-5 Кошельки: кошелек кошельки портмоне бумажник картхолдер картхолдеры визитница, wallet wallets cardholder cardholders (card case) (card holder) (coin purse)`,
  'aa-6 Украшения: jewelry, jewellery, jewelery, украшения, бижутерия': `
aa-6-3 Браслеты: браслет браслеты, bracelet bracelets bangle bangles cuff cuffs
aa-6-4 Броши: брошь броши, brooch brooches
aa-6-5 Подвески: подвеска подвески кулон кулоны крестик крестики, pendant pendants charm charms
aa-6-6 Серьги: серьги серьга сережки пусеты, earrings earring
aa-6-8 Колье: колье ожерелье ожерелья чокер чокеры, necklace necklaces choker chokers
aa-6-9 Кольца: кольцо кольца, ring rings`,
  'aa-2 Аксессуары: accessories, accessory, (clothing accessories), аксессуары, аксессуар': `
aa-2-6 Ремни: ремень ремни пояс пояса портупея портупеи кушак, belt belts
aa-2-13 Перчатки: перчатки варежки митенки краги, gloves glove mittens mitts
aa-2-14 Аксессуары для волос: (аксессуары для волос) заколка заколки ободок ободки крабик крабики парик парики (повязка на голову) (резинка для волос) (резинки для волос), headband headbands (hair accessories) scrunchie scrunchies wig wigs (hair tie) (hair clip)
aa-2-17 Головные уборы: (головные уборы) (головной убор) шапка шапки шляпа шляпы панама панамы берет береты балаклава балаклавы, hats hat headwear (watch cap) bucket balaclava balaclavas (hats caps) (caps hats)
aa-2-17-1 Бейсболки: бейсболка бейсболки кепка кепки, cap caps snapback snapbacks
aa-2-17-2 Шапки: бини, beanie beanies
aa-2-23 Галстуки: галстук галстуки бабочка, tie ties necktie neckties (bow tie) (bow ties)
aa-2-26 Шарфы и платки: шарф шарфы платок платки палантин палантины снуд шаль шали пашмина, scarf scarves shawl shawls
aa-2-27 Очки: очки (солнцезащитные очки), sunglasses eyewear
aa-2-28 Подтяжки: подтяжки, suspenders
aa-6-11 Часы: часы, watch watches`,
};

/** A kind of goods. */
export interface Kind {
  /** Id in the open taxonomy; the id of the section if the kind has none. */
  taxonomyId: string;
  /** Whether no other kind has this id. */
  isOnly: boolean;
  /** Name in the plural, as used for a category of the shop. */
  name: string;
  /** Null for a section. */
  section: Kind | null;
}

const IDS = [
  ...Object.entries(SECTIONS)
    .flat()
    .join('\n')
    .matchAll(/^aa[-\d]+/gm),
].map(([id]) => id);
const isOnly = (id: string): boolean => IDS.indexOf(id) === IDS.lastIndexOf(id);

/** Every phrase and the kind it means. */
export const KIND_PHRASES: ReadonlyMap<string, Kind> = new Map(
  Object.entries(SECTIONS).flatMap(([heading, lines]) => {
    const [, taxonomyId, name, words] = /^(\S+) ([^:]+): (.+)$/.exec(heading)!;
    const section: Kind = { taxonomyId: taxonomyId!, name: name!, isOnly: isOnly(taxonomyId!), section: null };
    return [
      ...phrasesOf(words!).map((phrase): [string, Kind] => [phrase, section]),
      ...lines
        .trim()
        .split('\n')
        .flatMap((line) => {
          const [, id, kindName, kindWords] = /^(\S+) ([^:]+): (.+)$/.exec(line)!;
          const kind: Kind = { taxonomyId: id!, name: kindName!, isOnly: isOnly(id!), section };
          return phrasesOf(kindWords!).map((phrase): [string, Kind] => [phrase, kind]);
        }),
    ];
  }),
);

function phrasesOf(words: string): string[] {
  return [...words.matchAll(/\(([^)]+)\)|([^\s,()]+)/g)].map(([, phrase, word]) => phrase ?? word!);
}
