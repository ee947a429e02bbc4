// cspell:disable – words as people and suppliers write them
/**
 * Narrower kinds of goods, for which a shop need not have a category: id, name for a chip, names of the broader kinds,
 * and words for the kind as in `kinds.ts`. A word after + means the narrower kind only next to a word of the broader
 * kind: «брюки спортивные», «ботинки челси». A word after = is a model, which means the kind in names of goods alone: whoever
 * types it wants the model. Words are compared without their endings.
 */
export const NARROW_KINDS = `
leather-jackets Кожаные куртки < Куртки: кожанка кожанки (кожаная куртка) (куртка кожаная) (кожаные куртки) (куртки кожаные) (куртка из кожи), (leather jacket) (leather jackets)
biker-jackets Косухи < Кожаные куртки: косуха косухи байкерка (байкерская куртка), (biker jacket) (biker jackets) (moto jacket) (motorcycle jacket) +biker +moto
windbreakers Ветровки < Куртки: ветровка ветровки штормовка штормовки, windbreaker windbreakers (wind jacket) (wind jackets)
anoraks Анораки < Куртки: анорак анораки, anorak anoraks
softshells Софтшеллы < Куртки: софтшелл софтшеллы, softshell softshells (soft shell) (softshell jacket)
denim-jackets Джинсовые куртки < Куртки: джинсовка джинсовки (джинсовая куртка) (куртка джинсовая), (denim jacket) (denim jackets) (jean jacket) (trucker jacket) (trucker jackets)
sheepskins Дубленки < Куртки: дубленка дубленки тулуп тулупы, shearling (shearling jacket) (shearling coat)
track-jackets Олимпийки < Толстовки: олимпийка олимпийки мастерка, (track jacket) (track jackets) (track top) (track tops) (sst top)
bombers Бомберы < Куртки: бомбер бомберы варсити, bomber bombers (bomber jacket) (bomber jackets) +bomber (varsity jacket) (varsity jackets) (letterman jacket) +varsity
parkas Парки < Куртки: парка парки, parka parkas +аляска
ski-jackets Горнолыжные куртки < Куртки: (горнолыжная куртка) (куртка горнолыжная) (лыжная куртка) (сноубордическая куртка), (ski jacket) (ski jackets) (snowboard jacket)
puffers Пуховики < Куртки: пуховик пуховики дутик пуффер пуфферы, puffer puffers (puffer jacket) (down jacket) (down jackets) (puffer coat) nuptse +puffer
fur-coats Шубы < Пальто: шуба шубы шубка полушубок полушубки манто, (fur coat) (fur coats)
trench-coats Плащи и тренчи < Пальто: плащ плащи тренч тренчи дождевик дождевики тренчкот тренчкоты макинтош, trench (trench coat) (trench coats) raincoat raincoats trenchcoat trenchcoats
track-pants Спортивные брюки < Брюки: треники спортивки (спортивные штаны) (спортивные брюки) (штаны спортивные) (брюки спортивные), (track pants) (track pant) trackpants (training pants) (sweat pants) sweatpants joggers jogger джоггеры джоггер +спортивные +track +training +sweat
cargo-pants Карго < Брюки: карго, (cargo pants) (cargo pant) cargos +cargo +карго
wide-trousers Широкие брюки < Брюки: (широкие брюки) (брюки широкие) (широкие штаны), (wide leg) (wide trousers) (wide pants) +широкие +wide
palazzo Палаццо < Широкие брюки: палаццо, palazzos palazzo
culottes Кюлоты < Брюки: кюлоты, culottes
capri-pants Капри и бриджи < Брюки: капри бриджи, capri capris breeches
ski-pants Горнолыжные брюки < Брюки: (горнолыжные брюки) (горнолыжные штаны) (брюки горнолыжные) (лыжные штаны), (ski pants) salopettes
harem-pants Шаровары < Брюки: шаровары шальвары афгани алладины аладдины галифе, (harem pants) (harem pant) +harem
mom-jeans Джинсы-мом < Джинсы: момы (джинсы мом) (мом джинсы), (mom jeans) (mom jean) +мом +mom
boyfriend-jeans Бойфренды < Джинсы: бойфренды, (boyfriend jeans) +бойфренды +бойфренд +boyfriend
balloon-jeans Джинсы-бананы < Джинсы: (джинсы бананы), (balloon jeans) (slouchy jeans) +бананы +слоучи +balloon +slouchy
slacks Слаксы < Брюки: слаксы, slacks
bermudas Бермуды < Шорты: бермуды, bermudas (bermuda short) (bermuda shorts) +bermuda
sweater-dresses Платья-свитеры < Платья: (платье свитер) (платье джемпер) (вязаное платье) (платье вязаное), (sweater dress) (sweater dresses) (jumper dress) (knit dress) (knitted dress)
flannel-shirts Фланелевые рубашки < Рубашки: (фланелевая рубашка) (рубашка фланелевая) (фланелевые рубашки), (flannel shirt) (flannel shirts) flannel flannels +фланелевая +flannel
hawaiian-shirts Гавайские рубашки < Рубашки: гавайка гавайки (гавайская рубашка) (рубашка гавайская), (hawaiian shirt) (aloha shirt) +гавайская +hawaiian
embroidered-shirts Вышиванки и косоворотки < Рубашки: вышиванка вышиванки косоворотка косоворотки
overshirts Рубашки-куртки < Рубашки: овершот овершоты шакет шакеты (рубашка куртка) (куртка рубашка), overshirt overshirts shacket shackets
undershirts Майки-алкоголички < Майки: алкоголичка алкоголички, undershirt undershirts
racer-tanks Борцовки < Майки: борцовка борцовки (майка борцовка) (майки борцовки), racerback (racer tank) (racerback tank) +борцовка +racer +racerback
trouser-suits Брючные костюмы < Костюмы: (брючный костюм) (костюм брючный) (брючные костюмы), pantsuit pantsuits (trouser suit) (pant suit) (suit pants)
sweatshirts Свитшоты < Толстовки: свитшот свитшоты батник батники, sweatshirt sweatshirts
chinos Чиносы < Брюки: чиносы чинос, chinos chino +chino
yoga-leggings Леггинсы для йоги < Леггинсы: (yoga leggings) (yoga tights) +yoga +йоги
yoga-pants Брюки для йоги < Брюки: (yoga pants) (yoga pant) +yoga +йоги
sundresses Сарафаны < Платья: сарафан сарафаны, sundress sundresses
shirt-dresses Платья-рубашки < Платья: (платье рубашка) (shirt dress) (shirt dresses)
evening-dresses Вечерние платья < Платья: (вечернее платье) (вечерние платья), (evening dress) (evening gown) gown gowns +вечернее
pencil-skirts Юбки-карандаш < Юбки: (юбка карандаш) (юбки карандаш), (pencil skirt) (pencil skirts) +карандаш +pencil
skorts Юбки-шорты < Юбки: (юбка шорты) (юбка-шорты), skort skorts
pleated-skirts Плиссированные юбки < Юбки: (юбка плиссе), (pleated skirt) (pleated skirts) (pleat skirt) (pleat skirts) +плиссе +плиссированная +pleated
denim-shorts Джинсовые шорты < Шорты: (джинсовые шорты) (шорты джинсовые), (denim shorts) +джинсовые +denim
bike-shorts Велосипедки < Шорты: велосипедки велосипедка велошорты, (bike shorts) (cycling shorts) (biker shorts) +biker +cycling
sets Комплекты < Одежда: комплект комплекты набор наборы, set sets pack kit
kimonos Кимоно < Одежда: кимоно, kimono kimonos
capes Пончо и кейпы < Верхняя одежда: пончо кейп кейпы накидка накидки пелерина, cape capes poncho ponchos
pareos Парео < Купальники: парео, pareo sarong sarongs
nightgowns Пеньюары и ночные сорочки < Одежда для дома и сна: пеньюар пеньюары ночнушка (ночная сорочка) (ночные сорочки) (сорочка ночная), nightgown nightgowns nightdress negligee
neck-chains Цепочки < Колье: цепочка цепочки цепь, (neck chain)
sleep-masks Маски для сна < Аксессуары: (маска для сна) (маска для глаз), (sleep mask) (eye mask)
long-sleeves Лонгсливы < Футболки: лонгслив лонгсливы, (long sleeve) longsleeve longsleeves
sailor-shirts Тельняшки < Футболки: тельняшка тельняшки тельник тельники матроска матроски
cardigans-and-hoodies Кофты < Одежда: кофта кофты
turtlenecks Водолазки < Свитеры: водолазка водолазки бадлон, turtleneck turtlenecks (roll neck) (turtle neck)
zip-hoodies Худи на молнии < Худи: зипка зипки (зип худи) (худи на молнии), (zip hoodie) (zip hoodies) (full zip) +zip +молнии
crop-tops Кроп-топы < Топы: (кроп топ) (crop top) (crop tops) +кроп +crop
corsets Корсеты и бюстье < Топы: корсет корсеты бюстье (топ корсет) (топ бюстье), corset corsets bustier bustiers
tube-tops Топы-бандо < Топы: (топ бандо) (бандо топ), (tube top) (bandeau top) +бандо +bandeau
hoop-earrings Серьги-кольца < Серьги: (серьги кольца) (сережки кольца) (кольца серьги) (серьги конго), hoops (hoop earrings) (hoop earring) +hoop
sports-bras Спортивные бюстгальтеры < Бюстгальтеры: (топ спортивный) (спортивный бюстгальтер) (спортивный лифчик) (спортивный бра) (спортивный топ), (sports bra) (sports bras) (sport bra) +спортивный +sports +sport
bras Бюстгальтеры < Бельё: бюстгальтер бюстгальтеры бюзгалтер бюзгальтер бюстгалтер бюсгалтер бюсгальтер лифчик лифчики бра бралетт лиф, bra bras bralette bralettes
briefs Трусы < Бельё: трусы трусики стринги боксеры слипы танга хипстеры семейки панталоны (семейные трусы), briefs brief panties panty boxers trunks thong thongs underpants (boxer briefs)
thermal Термобельё < Бельё: термобелье (термо белье) термуха кальсоны подштанники, (base layer) baselayer (long johns) thermals
slips Комбинации < Бельё: (нижняя юбка) подъюбник подъюбники (комбинация нижняя), petticoat petticoats
garters Подвязки < Бельё: подвязки (пояс для чулок), garter garters (garter belt)
pyjamas Пижамы < Одежда для дома и сна: пижама пижамы (пижамный комплект) (пижамные шорты) (пижамные брюки), pajamas pyjamas pyjama pajama
kigurumi Кигуруми < Пижамы: кигуруми кигурими, kigurumi
robes Халаты < Одежда для дома и сна: халат халаты, robe robes bathrobe
bikinis Раздельные купальники < Купальники: бикини (раздельный купальник) (купальник раздельный) танкини, bikini bikinis tankini tankinis (tankini bottoms) (bikini top) (bikini bottoms) +раздельный
one-piece-swimsuits Слитные купальники < Купальники: (слитный купальник) (купальник слитный) (закрытый купальник) монокини, (one piece swimsuit) +слитный +закрытый monokini monokinis
swim-trunks Плавки < Купальники: плавки (пляжные шорты) (шорты пляжные) (плавательные шорты) (шорты для плавания), (swim trunks) (swim shorts) (swim short) (beach shorts) (swim briefs) boardshorts (board shorts)
rash-guards Рашгарды < Купальники: рашгард рашгарды, (rash guard) (rash guards) (rash vest) rashguard
wetsuits Гидрокостюмы < Купальники: гидрокостюм гидрокостюмы, wetsuit wetsuits
tracksuits Спортивные костюмы < Костюмы: (спортивный костюм) (костюм спортивный), tracksuit tracksuits (track suit) +спортивный
tuxedos Смокинги < Костюмы: смокинг смокинги фрак фраки, tuxedo tuxedos
blazers Пиджаки и жакеты < Костюмы: пиджак пиджаки жакет жакеты блейзер блейзеры, blazer blazers
chelsea-boots Челси < Ботинки: челси, (chelsea boot) (chelsea boots) chelseas +chelsea +челси
combat-boots Берцы < Ботинки: берцы берцов, (combat boots) (combat boot) +combat
ankle-boots Ботильоны и полусапоги < Ботинки: ботильоны ботильон полусапоги полусапожки, bootie booties (ankle boot) (ankle boots)
high-boots Сапоги < Ботинки и сапоги: сапоги сапог сапожки ботфорты, (knee boots) (high boots) (knee high boots) (over the knee boots)
boots Ботинки < Ботинки и сапоги: ботинки ботинок ботиночки полуботинки боты, boots boot (work boots) (walking boots)
chukka-boots Дезерты и чукка < Ботинки: дезерты чукка чукки, chukka chukkas (desert boots) (chukka boots)
unty Унты < Ботинки и сапоги: унты
uggs Угги < Ботинки и сапоги: угги угг, ugg uggs
valenki Валенки < Ботинки и сапоги: валенки валенок
snow-boots Дутики < Ботинки и сапоги: дутики луноходы сноубутсы, (snow boots) moonboots (moon boots)
rubber-boots Резиновые сапоги < Ботинки и сапоги: (резиновые сапоги) (сапоги резиновые) галоши калоши, (rain boots) wellies (wellington boots) +резиновые galoshes
cowboy-boots Казаки < Ботинки и сапоги: казаки (ковбойские сапоги) (сапоги казаки), (cowboy boots) (cowboy boot) (western boots) (western boot)
hiking-shoes Треккинговая обувь < Спортивная обувь: (треккинговые ботинки) (трекинговые ботинки) (треккинговые кроссовки) (трекинговые кроссовки) (треккинговая обувь) (трекинговая обувь) (походные ботинки) (ботинки для похода) (обувь для похода) (обувь для треккинга) (обувь для хайкинга) (кроссовки для хайкинга) (ботинки для треккинга) (ботинки в горы) (в горы ботинки) (ботинки для гор) (ботинки в поход) (в поход ботинки) (для похода ботинки) (кроссовки для похода) (кроссовки в поход) (кроссовки в горы) (кроссовки для гор), (hiking boots) (hiking boot) (hiking shoes) (hiking shoe) (hiker shoes) (hiker boots) hikers =eastrail
golf-shoes Обувь для гольфа < Спортивная обувь: (обувь для гольфа), (golf shoes) (golf shoe)
cycling-shoes Велообувь < Спортивная обувь: велотуфли велообувь велокроссовки (обувь для велосипеда), (cycling shoes) (cycling shoe) (bike shoes) (bike shoe)
football-boots Бутсы < Спортивная обувь: бутсы бутса шиповки копочки (футбольная обувь), cleats cleat (football boots) (soccer cleats) (soccer shoes) (football shoes) (ground boots) (goalkeeper boots) =fg =mg
indoor-football-shoes Футзалки < Бутсы: футзалки футзалка (обувь для футзала) (бутсы для зала) (бутсы для футзала), (indoor boots) (indoor shoes) (indoor soccer shoes) +футзальные =ic
turf-football-shoes Сороконожки < Бутсы: сороконожки сороконожка, (turf boots) (turf shoes) (turf cleats) =tf
weightlifting-shoes Штангетки < Спортивная обувь: штангетки, (weightlifting shoes) (lifting shoes)
boxing-shoes Боксёрки < Спортивная обувь: боксерки, (boxing shoes) (wrestling shoes)
water-shoes Аквашузы < Спортивная обувь: аквашузы коралки (обувь для плавания), (water shoes) (water shoe) (aqua shoes)
dance-shoes Танцевальная обувь < Спортивная обувь: чешки пуанты джазовки (танцевальная обувь), (dance shoes) (pointe shoes)
running-shoes Беговые кроссовки < Кроссовки: (беговые кроссовки) (кроссовки беговые) (кроссовки для бега), (running shoes) (running shoe) +беговые +бега +running =pegasus =novablast =clifton =bondi =endorphin =ultraboost =vaporfly =alphafly =vomero =kinvara =nimbus =cumulus =kayano =superblast =metaspeed =supernova =cloudmonster =pureboost =glycerin =ultraride
trail-shoes Трейловые кроссовки < Беговые кроссовки: (трейловые кроссовки) (кроссовки для трейла) (кроссовки трейл), (trail shoes) (trail running shoes) +трейловые +трейла +грязи +бездорожья +бездорожью +трейл +trail =speedcross =speedgoat =mafate =wildhorse =kiger
basketball-shoes Баскетбольные кроссовки < Кроссовки: (баскетбольные кроссовки), (basketball shoes) (basketball shoe) +баскетбольные +basketball =kyrie =lebron =hyperdunk =harden =giannis =curry =kd =pg =zion =dame =luka =xxxiv =xxxiii =xxxv
slip-ons Слипоны < Кроссовки: слипоны слипон, (slip on) (slip ons)
ballet-flats Балетки < Балетки и лоферы: балетки балетка, ballerina ballerinas (ballet flats) (ballet flat) (ballet shoes)
loafers Лоферы < Балетки и лоферы: лоферы лофер, loafer loafers (penny loafer) (penny loafers)
creepers Криперы < Туфли: криперы, creepers
moccasins Мокасины < Балетки и лоферы: мокасины мокасин топсайдеры, moccasin moccasins (driving shoes) (boat shoes) (boat shoe)
heels Туфли на каблуке < Туфли: (туфли на каблуке) каблуки, heels (high heels) heel (kitten heels) (block heels) +каблуке +heeled +heels
pumps Лодочки < Туфли на каблуке: лодочки лодочка (туфли лодочки), pumps +лодочки
oxfords Оксфорды и дерби < Туфли: оксфорды оксфорд дерби, oxfords oxford derbies (derby shoes) (formal shoes) (dress shoes)
stilettos Шпильки < Туфли на каблуке: шпильки (туфли на шпильке) (туфли шпильки), stilettos stiletto +шпильке
brogues Броги < Туфли: броги брог, brogue brogues wingtips
monks Монки < Туфли: монки, (monk strap) (monk straps) (monk shoes)
mary-janes Мэри Джейн < Туфли: (мэри джейн) (туфли мэри джейн), (mary jane) (mary janes)
womens-sandals Босоножки < Сандалии: босоножки босоножка
heeled-sandals Босоножки на каблуке < Сандалии: (босоножки на каблуке) (сандалии на каблуке), (heeled sandals) (heeled sandal) +каблуке +heeled
espadrilles Эспадрильи < Сандалии: эспадрильи, espadrilles espadrille
slides Шлёпанцы и сланцы < Тапочки и сланцы: шлепки шлепанцы шлепанец шлепка сланцы сланец слайды вьетнамки, slide slides (flip flop) (flip flops) =kawa =benassi =solarsoft =adilette
slippers Тапочки < Тапочки и сланцы: тапки тапочки тапочек тапок, slipper slippers
clogs Сабо и кроксы < Тапочки и сланцы: сабо кроксы мюли мюль клоги, clog clogs mule mules crocs
bucket-hats Панамы < Головные уборы: панама панамы панамка, (bucket hat) (bucket hats) +bucket
balaclavas Балаклавы < Головные уборы: балаклава балаклавы, balaclava balaclavas
earmuffs Меховые наушники < Головные уборы: (меховые наушники), earmuffs (ear muffs)
berets Береты < Головные уборы: берет береты, beret berets
hats Шляпы < Головные уборы: шляпа шляпы шляпка федора канотье котелок, fedora fedoras
winter-hats Шапки < Головные уборы: шапка шапки шапочка ушанка бини, beanie beanies (watch cap) (knit cap)
caps Бейсболки < Головные уборы: бейсболка бейсболки кепка кепки кепи картуз бейсбика, cap caps snapback snapbacks
visors Козырьки < Головные уборы: козырек козырьки, visor visors
mittens Варежки < Перчатки: варежки варежка рукавицы, mittens mitten
bow-ties Галстуки-бабочки < Галстуки: (галстук бабочка) (галстук бабочки), (bow tie) (bow ties) bowtie bowties +бабочка
snoods Снуды < Шарфы и платки: снуд снуды бафф баффы, snood snoods (neck warmer) (neck gaiter)
headscarves Платки < Шарфы и платки: платок платки бандана банданы косынка, bandana bandanas headscarf
sunglasses Солнцезащитные очки < Очки: (солнцезащитные очки) (очки солнцезащитные) (солнечные очки) (очки солнечные) (очки от солнца) (темные очки) (солнечные очки), sunglasses
backpacks Рюкзаки < Сумки: рюкзак рюкзаки рюкзачок ранец портфель, backpack backpacks rucksack rucksacks
shoppers Шоперы < Сумки: шопер шоперы шоппер шопперы авоська авоськи торба торбы, tote totes (tote bag) shopper
crossbody-bags Сумки через плечо < Сумки: кроссбоди (сумка через плечо) (сумки через плечо) мессенджер мессенджеры, (crossbody bag) (shoulder bag) (shoulder bags) (sling bag) (sling bags) crossbody (messenger bag) satchel satchels +плечо +sling +shoulder +crossbody
waist-bags Поясные сумки < Сумки: бананка (поясная сумка) (сумка на пояс), (waist bag) (waist pack) (belt bag) (fanny pack) (bum bag) (bum bags) (waist bags) +поясная +waist
mens-bags Барсетки < Сумки: барсетка барсетки борсетка борсетки
lunch-bags Сумки для ланча < Сумки: ланчбокс ланчбоксы (ланч бокс) (сумка для ланча), (lunch bag) (lunch bags) (lunch box) lunchbox
toiletry-bags Косметички < Сумки: косметичка косметички несессер несессеры, (toiletry bag) (toiletry bags) (cosmetic bag) (makeup bag) (make up bag) (wash bag) (dopp kit)
duffels Спортивные и дорожные сумки < Сумки: (спортивная сумка) (сумка спортивная) (дорожная сумка) (сумка дорожная) (сумка для зала) (сумка для спортзала) саквояж саквояжи, duffel duffels duffle (duffel bag) (duffel bags) (duffle bag) (gym bag) (sports bag) holdall holdalls (weekender) +спортивная +дорожная +duffel +gym
suitcases Чемоданы < Сумки: чемодан чемоданы багаж, suitcase suitcases luggage
luggage-tags Багажные бирки < Аксессуары: (багажная бирка) (багажные бирки), (luggage tag) (luggage tags)
keyrings Брелоки и ключницы < Аксессуары: брелок брелки брелоки ключница ключницы, keychain keychains keyring keyrings (key ring) (key chain) (key case)
passport-covers Обложки для документов < Аксессуары: (обложка на паспорт) (обложка для паспорта) (обложка для документов) (обложка паспорта), (passport cover) (passport holder) (passport wallet)
umbrellas Зонты < Аксессуары: зонт зонты зонтик зонтики, umbrella umbrellas
cufflinks Запонки < Украшения: запонки запонка, cufflink cufflinks (cuff links)
anklets Браслеты на ногу < Браслеты: (браслет на ногу) (браслет на щиколотку), anklet anklets
tie-clips Зажимы для галстука < Аксессуары: (зажим для галстука) (зажимы для галстука), (tie clip) (tie bar) (tie pin)
piercings Пирсинг < Украшения: пирсинг, piercing piercings (nose ring) (belly ring)
shoe-care Уход за обувью < Аксессуары: стельки стелька (крем для обуви) (щетка для обуви) (ложка для обуви) (рожок для обуви) (губка для обуви) (шнурки для обуви) (шнурки для кроссовок) (средство для обуви), insole insoles shoelace shoelaces (shoe care) (shoe cleaner) (shoe polish) (shoe horn)
guards Защита и фиксаторы < Аксессуары: наколенник наколенники щитки налокотник налокотники напульсник напульсники, (knee pads) (knee pad) (elbow pads) (shin guards) (shin pads) wristband wristbands
face-masks Маски < Аксессуары: (маска для лица) (защитная маска) (маска защитная), (face mask) (face masks)
aprons Фартуки < Одежда: фартук фартуки передник передники, apron aprons
workwear Рабочая одежда < Одежда: спецовка спецодежда (рабочая одежда) (рабочий костюм), workwear (work wear)
baby-clothes Одежда для малышей < Одежда: ползунки распашонка распашонки слюнявчик слюнявчики (одежда для малышей), babygrow babygrows (baby clothes) bib bibs
booties Пинетки < Обувь: пинетки, (baby booties)
knee-socks Гольфы < Носки: гольфы гетры, (knee socks) (knee high socks)
short-socks Короткие носки < Носки: (короткие носки) (носки короткие) (укороченные носки), (low cut socks) (ankle socks) (quarter socks) +короткие +укороченные +cut +ankle
no-show-socks Следки < Короткие носки: следки подследники, (no show socks) (liner socks) +show
`;

/**
 * Groups of similar kinds, one per line, by name. If a shop has only one kind of a group, it is shown for the others as
 * «похожее».
 */
export const SIMILAR_KINDS = `
Кроссовки, Кеды
Туфли, Балетки и лоферы
Сандалии, Тапочки и сланцы
Худи, Толстовки
Свитеры, Кардиганы
Футболки, Майки, Топы
Брюки, Джоггеры
Шарфы и платки, Снуды
Треккинговая обувь, Ботинки
`;

/** Kinds that women wear. If a shop has only a wider kind, its goods for women come first. */
export const KINDS_FOR_WOMEN = 'Босоножки, Босоножки на каблуке, Туфли на каблуке, Балетки';

/** Sections, and kinds in them that nobody calls by the section's name: wallets stand among bags. */
export const NOT_CALLED_SO = `
Сумки: Кошельки, Чемоданы, Косметички, Сумки для ланча
Украшения: Часы
Свитеры: Кардиганы
`;
