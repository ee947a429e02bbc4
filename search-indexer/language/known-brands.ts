// cspell:disable – names as people write them
import { goodsNamed, goodsWithName, idsUpwards, isOfKind, type Goods } from './concepts/goods.js';
import { editDistance } from './edit-distance.js';
import type { Lexicon } from './lexicon.js';
import type { ReadWord } from './reading.js';
import { searchForm, stemWord } from './search-form.js';
import type { Near } from './spelling-index.js';
import { splitWords } from './split-words.js';
import type { KnownValue } from './value-names.js';
import type { KnownWord } from './vocabulary.js';

/** A well-known brand of clothes or shoes. */
export interface KnownBrand {
  /** Its name as the brand writes it. */
  name: string;
  slug: string;
  /** What it is mostly bought for; undefined if it sells everything. */
  kind?: Goods;
}

/** Brands by what they are mostly bought for, as «name: other spellings», divided by bars. An empty kind is everything. */
const BRANDS: Readonly<Record<string, string>> = {
  Кроссовки: `
Nike: найк, найки, найка | Adidas: адидас, адидасы | Puma: пума | Reebok: рибок, рибоки | New Balance: нью баланс, нью бэланс, ньюбаланс, нб
Asics: асикс, асиксы | Salomon: саломон, саламон, соломон | Converse: конверс, конверсы | Vans: ванс, вансы | Saucony: саукони, сокони, саукони
Hoka: хока, hoka one one, хока уан уан | Mizuno: мизуно | Jordan: джордан, джорданы, air jordan, эйр джордан, аир джордан | Yeezy: изи, изики, йизи, изи буст, yeezy boost
Skechers: скечерс, скетчерс, скечерсы | Golden Goose: голден гус, голден гуз | Veja: вежа, веджа | Diadora: диадора | Brooks: брукс
Karhu: карху | Li-Ning: ли нинг, ли-нинг, линин | Anta: анта | 361 Degrees | Onitsuka Tiger: оницука, онитсука тайгер, оницука тайгер
Balenciaga: баленсиага, баленсиаги | Alexander McQueen: маккуин, александр маккуин
Superga: суперга | Novesta: новеста | DC Shoes: ди си шуз | Etnies: этнис | Osiris: осирис | Kelme: келме | Joma: джома`,
  'Ботинки и сапоги': `
Timberland: тимберленд, тимберланд, тимберленды, тимбы | Dr. Martens: мартинсы, мартенсы, доктор мартинс, доктор мартенс, dr martens, doc martens
UGG: ugg australia | Caterpillar: катерпиллар, катерпиллер | Red Wing: ред винг | Grinders: гриндерсы, гриндерс | Palladium: палладиум | Salamander: саламандер | Lowa: лова | Scarpa: скарпа`,
  Туфли:
    'Christian Louboutin: лабутен, лабутены, лубутены, louboutin | Jimmy Choo: джимми чу | Manolo Blahnik: маноло бланик, blahnik',
  Сандалии: 'Birkenstock: биркеншток, биркенштоки, биркенсток | Teva: тева',
  'Сабо и кроксы': 'Crocs: крокс, кроксы',
  Джинсы:
    "Levi's: левис, левайс, levis, ливайс, ливайсы | Wrangler: вранглер, рэнглер | Lee Cooper: ли купер | True Religion: тру релиджн | G-Star: джи стар | Pepe Jeans: пепе джинс",
  '': `
Under Armour: андер армор, андер армур, андерармор | Fila: фила | Kappa: каппа | Umbro: умбро | Lotto: лотто | Champion: чемпион
Columbia: коламбия, коламбиа | The North Face: норт фейс, норс фейс, north face, зе норт фейс, норсфейс, нортфейс | Patagonia: патагония
Napapijri: напапири, напапиджири | Stone Island: стоун айленд, стон айленд, стоник | C.P. Company: си пи компани, cp company | Moncler: монклер
Canada Goose: канада гус | Carhartt: кархарт, кархартт, carhartt wip | Dickies: дикис, диккис | Tommy Hilfiger: томми хилфигер, томи хилфигер, хилфигер, tommy jeans, томми джинс, tommy
Calvin Klein: кельвин кляйн, кельвин клейн, калвин кляйн, calvin klein jeans, calvin | Lacoste: лакост, лакосте | Ralph Lauren: ральф лорен, ральф лаурен, polo ralph lauren
Fred Perry: фред перри | Hugo Boss: хуго босс, хьюго босс, hugo, boss | Zara: зара | H&M: эйч энд эм, эйчэндэм | Mango: манго | Bershka: бершка
Pull&Bear: пул энд бир, пулл энд бир, пуланбир, pull and bear | Stradivarius: страдивариус | Uniqlo: юникло | Massimo Dutti: массимо дутти, массимо дути
Reserved: резервед | Cropp: кропп | Sinsay: синсей | Gloria Jeans: глория джинс | Befree: бифри | Love Republic: лав репаблик, лав републик
Zarina: зарина | O'stin: остин, ostin | 12 Storeez: 12 сториз | Supreme: суприм, суприм | Stussy: стусси, стасси | Off-White: офф вайт, офф уайт, оф вайт, оффвайт, off white
Burberry: барберри, бёрберри | Gucci: гуччи, гучи | Prada: прада | Louis Vuitton: луи виттон, луи вуиттон, луивитон | Dior: диор | Chanel: шанель
Versace: версаче | Armani: армани, emporio armani | Dolce & Gabbana: дольче габбана, дольче и габбана, dolce gabbana | Michael Kors: майкл корс
Karl Lagerfeld: карл лагерфельд | Moschino: москино | Fendi: фенди | Valentino: валентино
Givenchy: живанши | Rick Owens: рик оуэнс, рик овенс | Maison Margiela: маржела, мэзон маржела
Bottega Veneta: боттега венета | Saint Laurent: сен лоран | Kenzo: кензо | Diesel: дизель | Philipp Plein: филипп плейн | Dsquared2: дискваред
Bape: бейп, a bathing ape | Jil Sander: джил сандер | Desigual: дезигуаль | Tom Tailor: том тейлор | Gant: гант | Ecco: экко | Geox: геокс
Rieker: рикер | Tamaris: тамарис | Clarks: кларкс | Ralf Ringer: ральф рингер | Demix: демикс | Outventure: аутвенчер | Arcteryx: арктерикс, арктерикс, arc'teryx
Guess: гесс | Liu Jo: лиу джо, лю джо | Twinset: твинсет | Max Mara: макс мара | Marc O'Polo: марк о поло | Benetton: бенеттон, бенетон
Vero Moda: веро мода | Jack & Jones: джек энд джонс, джек джонс | Marks & Spencer: маркс спенсер, маркс энд спенсер | Victoria's Secret: виктория сикрет, виктория секрет
Intimissimi: интимиссими | Calzedonia: кальцедония | Oysho: ойшо | Incanto: инканто | Triumph: триумф | Shein: шейн | Missguided: миссгайдед | Topshop: топшоп
Balmain: бальман, балмейн | Jacquemus: жакмюс, жакмус | Celine: селин | Loewe: лоэве | Hermes: эрмес, гермес | Miu Miu: миу миу | Isabel Marant: изабель маран
Acne Studios: акне студиос | Ganni: ганни | Palm Angels: палм энджелс | Amiri: амири | Comme des Garcons: ком де гарсон | Swarovski: сваровски
Ray-Ban: рей бан, рэй бан, райбан | Oakley: окли | Casio: касио | Fjallraven: фьялравен, фьельравен, канкен, kanken | Eastpak: истпак | Herschel: хершел, хершель
Samsonite: самсонайт | Quiksilver: квиксильвер | Roxy: рокси | Billabong: биллабонг | Burton: бертон | Speedo: спидо | Baon: баон | Henderson: хендерсон | Kanzler: канцлер
Mammut: маммут | Jack Wolfskin: джек вольфскин | Helly Hansen: хелли хансен, helly | Ellesse: эллессе | Le Coq Sportif: ле кок спортиф | Bosco: боско | Finn Flare: финн флаер
Steve Madden: стив мэдден, стив мадден | Furla: фурла | Kate Spade: кейт спейд | Longchamp: лоншан | Bally: балли | Santoni: сантони | Reima: рейма | Crockid: крокид
Gulliver: гулливер | Acoola: акула кидс | OshKosh: ошкош | La Sportiva: ла спортива | Marmot: мармот | Haglofs: хаглофс | Xtep: экстеп | Yonex: йонекс | Babolat: баболат
Milavitsa: милавица | Conte: конте | Tezenis: тезенис | Nine West: найн вест | Charles & Keith: чарльз кейт, чарльз энд кейт | Ekonika: эконика | Tervolina: терволина
Zenden: зенден | Thomas Munz: томас мюнц | Ushatava: ушатава | Nanushka: нанушка`,
};

const LONGEST_NAME = 3;
/** Marks a stem that stands for a brand: no word of a text has a colon. */
const MARK = 'brand:';

const bySpelling = new Map<string, KnownBrand>();
/** By the search form of a name: the name as written. */
const spellings = new Map<KnownBrand, Map<string, string>>();
const byStem = new Map<string, KnownBrand>();

for (const [kind, lines] of Object.entries(BRANDS))
  for (const entry of lines.split(/[|\n]/).map((text) => text.trim())) {
    if (!entry) continue;
    const [name, others = ''] = entry.split(/: ?/);
    const brand: KnownBrand = {
      name: name!,
      slug: name!
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, '-')
        .replace(/^-|-$/g, ''),
      ...(kind && { kind: goodsWithName(kind) }),
    };
    const written = new Map([name!, ...others.split(', ')].filter(Boolean).map((text) => [searchForm(text), text]));
    spellings.set(brand, written);
    byStem.set(MARK + brand.slug, brand);
    for (const text of written.keys())
      for (const spelled of [text, text.replaceAll(' ', '')])
        if (!bySpelling.has(spelled)) bySpelling.set(spelled, brand);
  }

/**
 * The well-known brand that the pieces of a query from this one on name. If the shop has no goods of it, it is one word with the
 * stem: a name that everybody knows is not repaired into another («саломон» is no `salon`), and its parts are no
 * words («нью баланс» is not `new`). Otherwise `words` are the name that the shop knows it by, unless the catalogue has those of the query.
 */
export function brandAt(
  pieces: readonly string[],
  from: number,
  lexicon: Lexicon,
): { length: number; stem: string; words?: ReadWord[] } | null {
  for (let length = Math.min(LONGEST_NAME, pieces.length - from); length > 0; length -= 1) {
    const typed = pieces.slice(from, from + length);
    const brand = bySpelling.get(searchForm(typed.join(' ')));
    if (!brand) continue;
    const stem = MARK + brand.slug;
    const had = spellingHad(brand, lexicon);
    if (!had) return { length, stem };
    const words = typed.flatMap((piece) => lexicon.words.get(searchForm(piece)) ?? []);
    // «Крокс» is the brand where the shop has it, and a kind of shoes elsewhere.
    const isKind = length === 1 && goodsNamed([searchForm(typed[0]!)]) !== undefined;
    if (words.length === length ? lexicon.areNamedTogether(words) : length === 1 && !isKind) return null;
    return {
      length,
      stem,
      words: splitWords(namedSo(brand, length, lexicon) ?? had).map((surface) => ({
        surface,
        forms: [stemWord(surface)],
        known: true,
      })),
    };
  }
  return null;
}

/** The values of the brand filter that are other spellings of a well-known brand: feeds cut `Helly Hansen` to `Helly`. */
export function brandValues(stems: readonly string[], lexicon: Lexicon): KnownValue[] {
  const brand = bySpelling.get(stems.join(' '));
  // `Air` of `Air Jordan` is searched in the names of goods of Jordan.
  if (brand && stems.length > 1 && namedSo(brand, stems.length, lexicon)) return [];
  const written = brand ? [...spellings.get(brand)!.keys()] : [];
  return written.flatMap((spelled) => lexicon.values.named(spelled.split(' ')).filter(({ kind }) => kind === 'brand'));
}

/** The brand without goods that a stem of {@link brandAt} stands for. */
export function brandOfStem(stem: string): KnownBrand | undefined {
  return byStem.get(stem);
}

/**
 * The kinds of a product, of which its name and category may say «Обувь» alone: shoes of a brand that is bought for sneakers
 * are sneakers.
 */
export function goodsOfBrand(goods: string[], brands: readonly string[]): string[] {
  if (goods.length !== 1 || goods[0] !== SHOES.id) return goods;
  const kinds = brands.flatMap((brand) => knownBrand(brand)?.kind ?? []);
  const kind = kinds.find((one) => isOfKind(one, SHOES));
  return kind ? idsUpwards(kind) : goods;
}

const SHOES = goodsWithName('Обувь');

/** The well-known brand with the name, or with the name's first word: `adidas Originals`. */
function knownBrand(name: string): KnownBrand | undefined {
  const spelled = searchForm(name);
  return bySpelling.get(spelled) ?? bySpelling.get(spelled.split(' ')[0]!);
}

/** The first words of the well-known brands of the shop that people spell with this beginning: «на» begins «найк». */
export function brandsBegun(text: string, lexicon: Lexicon): KnownWord[] {
  const sounds = text.replaceAll('й', 'и');
  const brands = Array.from(bySpelling).flatMap(([spelled, brand]) =>
    spelled.replaceAll('й', 'и').startsWith(sounds) ? brand : [],
  );
  return [...new Set(brands)].flatMap((brand) => {
    const [first] = searchForm(brand.name).split(' ');
    return (isHad(brand, lexicon) && lexicon.words.get(first!)) || [];
  });
}

/**
 * Well-known brands of the shop, of one word, with a spelling within one typing error of the text: «коксы» is nearly
 * «кроксы». Unsorted.
 */
export function brandsSpelledLike(text: string, lexicon: Lexicon): Near<KnownWord>[] {
  const found: Near<KnownWord>[] = [];
  const stem = searchForm(text);
  for (const [spelled, brand] of bySpelling) {
    const cost = editDistance(stem, spelled, 1);
    const word = cost <= 1 ? lexicon.words.get(searchForm(brand.name)) : undefined;
    if (word && lexicon.isBrand(word)) found.push({ entry: word, cost });
  }
  return found;
}

/** True for the stem of a word that is the whole name of a well-known brand. */
export const namesKnownBrand = (stem: string): boolean => bySpelling.has(stem);

/** A spelling of the brand in several words that names have: «аир джордан» is not all of `Jordan`, if goods are `Air Jordan`. */
function namedSo(brand: KnownBrand, length: number, lexicon: Lexicon): string | undefined {
  if (length === 1) return undefined;
  return Array.from(spellings.get(brand)!).find(([spelled]) => {
    const words = spelled.split(' ').flatMap((stem) => lexicon.words.get(stem) ?? []);
    return words.length === length && lexicon.areNamedTogether(words);
  })?.[1];
}

const isHad = (brand: KnownBrand, lexicon: Lexicon): boolean => spellingHad(brand, lexicon) !== undefined;

/** The spelling of the brand's name with which goods have it as their brand, or in their names. */
function spellingHad(brand: KnownBrand, lexicon: Lexicon): string | undefined {
  for (const [spelled, written] of spellings.get(brand)!) {
    const stems = spelled.split(' ');
    if (lexicon.values.named(stems).some(({ kind }) => kind === 'brand')) return written;
    const words = stems.flatMap((stem) => lexicon.words.get(stem) ?? []);
    if (words.length === stems.length && lexicon.areNamedTogether(words)) return written;
  }
  return undefined;
}
