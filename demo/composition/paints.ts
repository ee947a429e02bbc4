import { brightness, darker, lighter, mix } from '../colour.js';
import type { Material } from '../data/materials.js';
import type { Palette } from '../palette.js';
import { randomFrom } from '../random.js';
import type { ComposedName } from './composed.js';
import type { Paint } from './compose.js';

/** The colours and material of a product, from which its parts are painted. */
export interface PaintOrder {
  readonly layers: ComposedName;
  readonly palette: Palette;
  readonly material: Material;
  /** Whether the brand mark on the product has a different colour. */
  readonly marked: boolean;
  /** Seed of random choices that the palette does not determine, such as a gum sole. */
  readonly seed: string;
}

/** How much light a material reflects, relative to smooth leather. */
const SHINE: Partial<Record<Material, number>> = {
  PATENT_LEATHER: 2.2,
  LEATHER: 1,
  NYLON: 0.6,
  MESH: 0.4,
  KNIT: 0.35,
  COTTON: 0.35,
  CANVAS: 0.35,
  FLEECE: 0.2,
  NUBUCK: 0.25,
  SUEDE: 0.2,
};
const shineOf = (material: Material): number => SHINE[material] ?? 0.4;

/** Materials with which the uppers and the clothes were rendered, and the overlays if their material differs. */
const RENDERED: Record<ComposedName, Material> = {
  court: 'LEATHER',
  'high-top': 'LEATHER',
  derby: 'LEATHER',
  runner: 'MESH',
  'knit-runner': 'KNIT',
  'slip-on': 'CANVAS',
  skate: 'SUEDE',
  'basketball-mid': 'LEATHER',
  trail: 'MESH',
  platform: 'CANVAS',
  chelsea: 'LEATHER',
  loafer: 'LEATHER',
  sandal: 'LEATHER',
  'moc-boot': 'LEATHER',
  slide: 'LEATHER',
  't-shirt': 'COTTON',
  longsleeve: 'COTTON',
  hoodie: 'COTTON',
  sweatshirt: 'COTTON',
  bomber: 'NYLON',
  jeans: 'DENIM',
  joggers: 'FLEECE',
  trousers: 'COTTON',
  shorts: 'COTTON',
  skirt: 'COTTON',
  dress: 'COTTON',
  puffer: 'DOWN',
  windbreaker: 'NYLON',
  coat: 'WOOL',
  shirt: 'COTTON',
  sweater: 'WOOL',
  beanie: 'WOOL',
  cap: 'COTTON',
  tote: 'CANVAS',
  socks: 'COTTON',
  backpack: 'NYLON',
  scarf: 'WOOL',
  gloves: 'WOOL',
  belt: 'LEATHER',
};

const GUM = '#b07c4c';
/** Rubber colour of a hiking shoe. */
const TREAD = '#2b2b2c';
const STEEL = '#c3c3c4';
const BRASS = '#b08d57';
/** Limits colours, because dyed rubber, cloth and leather are never as black or as white as a screen. */
const DARKEST = '#232326';
const dyed = (colour: string): string => (brightness(colour) < 0.14 ? mix(colour, DARKEST, 0.6) : colour);

/** Thread colour of jeans, unless they are black, and colour of their leather label. */
const AMBER = '#c98d3f';
const TAN = '#a86f3c';
const CORK = '#b58a5c';
const HORN = '#7a5c3e';
const CREPE = '#e6decd';
const IVORY = '#ece0c8';
/** Unbleached cotton of pockets. */
const POCKETING = '#dcd4c4';
/** Clothes and socks whose ribbed parts have the colour of the cloth. */
const OF_ONE_CLOTH: ReadonlySet<ComposedName> = new Set(['socks', 'joggers', 'dress']);
/** Leather shoes with a welted sole. The shop names two colours of such shoes. */
const WELTED: ReadonlySet<ComposedName> = new Set(['derby', 'chelsea', 'loafer']);
/** Silhouettes whose overlays are always shown in suede or film, whatever the material of the upper. */
const OWN_OVERLAYS: ReadonlySet<ComposedName> = new Set(['runner', 'knit-runner', 'trail']);

/** Whether two colours can be told apart in the picture of a product card. */
const differ = (one: string, other: string): boolean => Math.abs(brightness(one) - brightness(other)) > 0.16;

/**
 * Returns the paints of the named parts, in their order, and of the inside. Some sneakers get a gum sole. Brand marks
 * get a colour that is visible on the upper.
 */
export function paintsOf(names: readonly string[], order: PaintOrder): { parts: Paint[]; inside: Paint } {
  const gloss = shineOf(order.material) / shineOf(RENDERED[order.layers]);
  const roles: Roles = { ...rolesOf(order, gloss), ...OWN_ROLES[order.layers]?.(order, gloss) };
  const parts = names.map((name): Paint => {
    const role = roles[name];
    if (!role) throw new RangeError(`${order.layers} has a part ${name}, and nothing says how it is painted`);
    return { ...role, colour: dyed(role.colour) };
  });
  return { parts, inside: { colour: dyed(darker(order.palette.lining, 0.25)), gloss: 0.4 } };
}

/** Stripes have the last of the product's named colours. */
function stripesOf({ marked, palette: { main, second, accent } }: PaintOrder): string {
  const named = marked ? [accent, second] : [second];
  return named.find((colour) => colour !== main) ?? lighter(main, 0.25);
}

type Roles = Partial<Record<string, Paint>>;

/** Parts that some products paint differently from {@link rolesOf}. */
const OWN_ROLES: Partial<Record<ComposedName, (order: PaintOrder, gloss: number) => Roles>> = {
  'moc-boot': ({ palette: { main, second } }, gloss) => ({
    overlay: { colour: darker(second, 0.12), gloss },
    accent: { colour: BRASS },
    midsole: { colour: brightness(main) < 0.25 ? darker(TAN, 0.7) : TAN },
    outsole: { colour: CREPE },
    mark: { colour: brightness(main) < 0.25 ? lighter(main, 0.45) : IVORY },
  }),
  slide: ({ palette: { sole, second } }) => ({
    lining: { colour: second },
    midsole: { colour: sole },
    outsole: { colour: darker(sole, 0.1) },
  }),
  shirt: ({ palette: { main } }, gloss) => ({
    sleeves: { colour: main, gloss },
    overlay: { colour: main, gloss },
    buttons: { colour: brightness(main) < 0.3 ? DARKEST : IVORY },
    thread: { colour: main },
  }),
  coat: ({ palette: { main, lining } }, gloss) => ({
    sleeves: { colour: main, gloss },
    overlay: { colour: main, gloss },
    lining: { colour: darker(lining, 0.3) },
    buttons: { colour: brightness(main) < 0.3 ? DARKEST : HORN },
    label: { colour: IVORY },
  }),
  sweater: ({ palette: { main } }, gloss) => ({
    sleeves: { colour: main, gloss },
    rib: { colour: main, gloss },
    tape: { colour: darker(main, 0.12), gloss },
  }),
  scarf: (order) => ({
    tape: { colour: order.palette.main },
    label: { colour: IVORY },
    mark: { colour: stripesOf(order) },
  }),
  gloves: (order) => ({
    overlay: {
      colour:
        brightness(order.palette.main) < 0.25 ? lighter(order.palette.main, 0.3) : darker(order.palette.main, 0.45),
    },
    rib: { colour: order.palette.main },
    mark: { colour: stripesOf(order) },
  }),
  belt: ({ palette: { main } }) => ({
    overlay: { colour: darker(main, 0.5) },
    tape: { colour: main },
    lining: { colour: TAN },
    mark: { colour: lighter(main, 0.25) },
  }),
};

function rolesOf(order: PaintOrder, gloss: number): Roles {
  const { palette, layers } = order;
  const { main, second, accent } = palette;
  const random = randomFrom(`paints:${order.seed}`);
  const label = [accent, second, palette.lace].find((colour) => differ(colour, main)) ?? lighter(main, 0.4);
  const contrasting = random.chance(0.3) ? second : main;
  const isWelted = WELTED.has(layers);
  const metal = brightness(main) > 0.7 ? BRASS : STEEL;
  return {
    upper: { colour: main, gloss },
    overlay: { colour: layers === 'windbreaker' ? main : second, gloss: OWN_OVERLAYS.has(layers) ? 1 : gloss },
    accent:
      layers === 'sandal'
        ? { colour: metal }
        : {
            colour: isWelted || layers === 'skate' ? second : accent,
            gloss: layers === 'court' || isWelted ? gloss : 1,
          },
    lining: { colour: liningOf(order) },
    laces: { colour: palette.lace },
    midsole: { colour: layers === 'sandal' ? CORK : palette.sole },
    outsole: { colour: outsoleOf(order, random.next()) },
    mark: order.marked ? { colour: label } : { colour: main, gloss },
    body: { colour: main, gloss },
    sleeves: { colour: layers === 'dress' ? main : contrasting, gloss },
    hood: { colour: main, gloss },
    pocket: { colour: main, gloss },
    rib: { colour: OF_ONE_CLOTH.has(layers) ? main : second, gloss },
    // For tops, the tape is inside the neck or next to the zip. For accessories, it is sewn on outside.
    tape: { colour: layers === 'cap' || layers === 'tote' || layers === 'dress' ? main : darker(second, 0.12), gloss },
    padding: { colour: darker(second, 0.2), gloss },
    cord: { colour: label },
    button: { colour: brightness(main) < 0.3 ? DARKEST : HORN },
    label: { colour: labelOf(order) ?? label },
    thread: { colour: brightness(main) < 0.18 ? lighter(main, 0.3) : AMBER },
    metal: { colour: metal },
  };
}

/** Jeans have a leather label. Puffer jackets have a small, inconspicuous label on the breast. */
function labelOf({ layers, palette: { main } }: PaintOrder): string | undefined {
  if (layers === 'jeans') return TAN;
  return layers === 'puffer' ? darker(main, 0.25) : undefined;
}

/**
 * Pale sneakers have a pale lining, bomber jackets a bright one. For many goods the lining is the inside of their
 * cloth.
 */
function liningOf({ layers, palette: { main, second, accent, lining } }: PaintOrder): string {
  if (layers === 'bomber') return accent;
  if (layers === 'socks') return darker(main, 0.15);
  if (layers === 'jeans') return lighter(main, 0.1);
  if (layers === 'shorts' || layers === 'skirt') return darker(main, 0.1);
  if (layers === 'trousers') return brightness(main) < 0.3 ? mix(POCKETING, main, 0.45) : POCKETING;
  const isPale = brightness(main) > 0.5 && !WELTED.has(layers) && layers !== 'sandal';
  return isPale ? darker(lighter(second, 0.3), 0.12) : lining;
}

/**
 * Shoes with a pale sole have an outsole of gum, of the accent colour, or slightly darker than the sole; `draw` (from 0
 * to 1) chooses.
 */
function outsoleOf({ layers, palette: { sole, accent, second } }: PaintOrder, draw: number): string {
  if (layers === 'trail') return draw < 0.6 ? TREAD : darker(second, 0.5);
  if (WELTED.has(layers) || brightness(sole) < 0.4) return darker(sole, 0.12);
  if (draw < 0.3 || layers === 'skate') return GUM;
  if (layers === 'runner' || layers === 'knit-runner') return draw < 0.7 ? darker(second, 0.45) : accent;
  return darker(sole, 0.06);
}
