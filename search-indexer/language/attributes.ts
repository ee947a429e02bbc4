// cspell:disable – words as people and suppliers write them
import { withinOneSlip } from './edit-distance.js';
import { searchForm } from './search-form.js';

/**
 * Properties that names and descriptions state, one per line: a token, and its phrases in Russian and English.
 * Documents contain the token among their words, and a phrase of a query is searched for by this token as one word, in
 * either language. So «короткий рукав» finds `Short Sleeve` but no long sleeves.
 */
const ATTRIBUTES = `
xshortsleeve короткий рукав, короткие рукава, short sleeve, short sleeves, short sleeved
xlongsleeve длинный рукав, длинные рукава, long sleeve, long sleeves, long sleeved
xsleeveless без рукавов, sleeveless, without sleeves, without sleeve, no sleeves, no sleeve
xhighwaist высокая талия, завышенная талия, высокая посадка, завышенная посадка, high waist, high waisted, high rise, hr, hw
xlowwaist низкая посадка, заниженная талия, низкая талия, low rise, low waist
xvneck v вырез, v образный вырез, vобразный вырез, v neck, vneck
xroundneck круглый вырез, круглая горловина, crew neck, round neck, crewneck
xhighneck высокий воротник, высокий ворот, высокое горло, high neck, mock neck, roll neck, turtle neck
xhooded капюшон, hooded, hood
xopenback открытая спина, голая спина, вырез на спине, backless, open back
xoffshoulder открытые плечи, спущенные плечи, off shoulder, off the shoulder, cold shoulder
xstrapless без бретелей, без бретелек, без лямок, бандо, strapless, bandeau
xstraps бретели, бретельки, тонкие бретели, strappy, spaghetti strap
xfloral цветочный, цветочек, цветок, цветочный принт, floral, flower, flowers
xstriped полоска, полосатый, striped, stripe, stripes
xchecked клетка, клеточка, клетчатый, checked, plaid, check, tartan, chequered, checkered, gingham
xdotted горошек, горох, polka dot, polka dots, polka
xanimal леопардовый, леопард, зебра, звериный, анималистичный, leopard, zebra, animal print
xcamo камуфляж, камуфляжный, милитари, camo, camouflage
xtiedye тай дай, tie dye
xplussize большой размер, большие размеры, plus size, plus sizes, curve
xtall для высоких, высокий рост, на высоких, tall
xpetite для невысоких, маленький рост, невысокий рост, petite
xslim облегающий, приталенный, зауженный, обтягивающий, узкий, скинни, slim fit, slim, skinny, bodycon, fitted
xloose wide leg, wide, оверсайз, свободный, свободный крой, широкий, мешковатый, багги, слаучи, baggy, slouchy, oversize, oversized, relaxed fit, loose fit, loose, relaxed
xflared клеш, клёш, расклешенный, flared, flare, bootcut
xshort короткий, мини, укороченный, кроп, mini, cropped, crop
xmidi миди, до колена, до колен, midi, knee length
xmaxi макси, в пол, длинный, удлиненный, maxi, long
xplatform платформа, танкетка, platform, wedge
xheeled каблук, каблучок, шпилька, heel, heels, heeled, high heel, block heel, stiletto
xpointed острый нос, острый носок, pointed, pointed toe
xzip молния, змейка, zip, zipped, zip up, full zip, half zip, zipper
xbuttons пуговицы, пуговки, кнопки, button, buttons, button up, button down, snap
xlaceup шнуровка, шнурки, lace up
xlaceless без шнурков, без шнуровки, laceless, slip on, slip ons
xstrapclosure липучка, липучки, velcro, hook and loop
xpadded утепленный, утепление, утеплитель, утеплиться, теплый, padded, insulated, lined, thermal
xwaterproof непромокаемый, водонепроницаемый, водоотталкивающий, не промокнуть, не промокает, не промокали, не промокаемый, waterproof, water repellent, gore tex, goretex, gtx, гортекс, гор текс, гортех
xquilted стеганый, quilted
xpleated плиссе, плиссированный, складки, pleated
xripped рваный, дырки, потертый, потертости, ripped, distressed, destroyed
xtweed твид, твидовый, tweed
xvelvet бархат, бархатный, велюр, велюровый, velvet, velour
xsatin атлас, атласный, сатин, сатиновый, satin
xchiffon шифон, шифоновый, chiffon
xorganza органза, organza
xboucle букле, boucle
xtulle тюль, фатин, фатиновый, tulle
xjacquard жаккард, жаккардовый, jacquard
xteddy плюш, плюшевый, тедди, teddy, plush
xmohair мохер, мохеровый, mohair
xalpaca альпака, альпаковый, alpaca
xangora ангора, ангоровый, angora
xmerino меринос, мериносовый, merino
xlace кружево, кружевной, гипюр, lace trim, lace
xsequins пайетки, блестки, sequin, sequins, glitter
xruffles рюши, оборки, воланы, ruffle, ruffles, ruffled, frill
xelastic резинка, эластичный пояс, elastic waist, elasticated waist, elasticated, elasticised
xbelted поясом, belted
xpockets карманы, карман, pocket, pockets
xreflective светоотражающий, reflective
xplain однотонный, гладкий, solid, plain
xwrapped запах, запахом, wrap
xbow бант, бантик, bow
xfringed бахрома, fringe, fringed
xribbed рубчик, лапша, ribbed, rib
xfauxleather искусственная кожа, экокожа, эко кожа, кожзам, кожзама, веганская кожа, под кожу, faux leather, fake leather, pu leather, vegan leather, leather look
xfauxfur искусственный мех, экомех, эко мех, faux fur, fake fur
xprinted принт, рисунок, принтованный, print, prints, printed, graphic, graphics
xlogo логотип, лого, надпись, logo, logos, slogan
xslit разрез, slit, split hem
xpuffsleeve пышный рукав, пышные рукава, объемные рукава, рукав фонарик, рукава фонарики, puff sleeve, puff sleeves, balloon sleeve, balloon sleeves, puffed sleeves
xoneshoulder одно плечо, one shoulder
xsquareneck квадратный вырез, square neck
xplunge глубокий вырез, глубокое декольте, декольте, plunge, plunging, deep v
xdoublebreasted двубортный, double breasted
xsinglebreasted однобортный, single breasted
xpushup пуш ап, пуш up, пушап, push up, pushup
xseamless бесшовный, seamless
xunderwired косточки, underwire, underwired, wired
xmesh сетка, сетчатый, mesh
xsheer прозрачный, полупрозрачный, sheer, see through, transparent
xmaternity беременных, беременной, беременным, беременность, maternity
xnursing кормящих, кормящим, кормления, nursing, breastfeeding
xpompom помпон, помпоны, бубон, pom pom, pompom, bobble
xembroidered вышивка, вышитый, embroidered, embroidery
`;

/** A Russian stem that is long enough to be recognised despite a typing error. */
const LONG_RUSSIAN = /^[а-я]{6,}$/;
/** Long Russian words that alone name a property, by their stems. */
const longRussian = new Map<string, string>();
/** Phrases by their first stem, the longest first. */
const phrases = new Map<string, { stems: string[]; token: string }[]>();
for (const [, token, said] of ATTRIBUTES.matchAll(/^(x[a-z]+) (.+)$/gm))
  for (const phrase of said!.split(',')) {
    const stems = searchForm(phrase).split(' ');
    if (stems.length === 1 && LONG_RUSSIAN.test(stems[0]!)) longRussian.set(stems[0]!, phrase.trim());
    const among = phrases.get(stems[0]!) ?? [];
    phrases.set(
      stems[0]!,
      [...among, { stems, token: token! }].sort((one, other) => other.stems.length - one.stems.length),
    );
  }

const tokensOfAll = new Set([...phrases.values()].flat().map(({ token }) => token));

/** Returns the word for a property that a stem is within one typing error of, as written; undefined if there is none. */
export const attributeSpelledLike = (stem: string): string | undefined =>
  LONG_RUSSIAN.test(stem) ? withinOneSlip(stem, longRussian) : undefined;

/** True for the token of a property. */
export const isAttribute = (token: string): boolean => tokensOfAll.has(token);

/** Returns the property that the words name, starting at a position, and the number of these words. */
export function attributeAt(stems: readonly string[], from: number): { token: string; length: number } | null {
  const found = phrases
    .get(stems[from]!)
    ?.find((phrase) => phrase.stems.every((stem, place) => stems[from + place] === stem));
  return found ? { token: found.token, length: found.stems.length } : null;
}

/** True for a word that begins the name of a property: `faux leather`. */
export const beginsAttribute = (stem: string): boolean => phrases.has(stem);

/** True if the word alone names a property and also begins the name of another: «длинный» and «длинный рукав». */
export const beginsOther = (stem: string): boolean => new Set(phrases.get(stem)?.map(({ token }) => token)).size > 1;

/** Returns the tokens of the properties that a text states. The text must be in search form. */
export function attributesIn(form: string): string[] {
  const stems = form.split(' ');
  const tokens = new Set<string>();
  for (let place = 0; place < stems.length;) {
    const found = attributeAt(stems, place);
    if (found) tokens.add(found.token);
    place += found?.length ?? 1;
  }
  return [...tokens];
}
