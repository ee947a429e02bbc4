import { brightness, darker, lighter, thread } from './colour.js';
import { line, outline, type Point, type Points, threadRing, threadRow } from './geometry.js';

/** Width and height of every picture, in SVG units. */
export const SIDE = 1536;
/** Colour of shadows: a black with a hint of brown. */
export const INK = '#0b0a09';

export interface PanelLook {
  readonly fill: string;
  /** Id of a texture laid over the fill. */
  readonly texture?: string | undefined;
  /** Distance of a row of stitches from the edge. If undefined, there are no stitches. */
  readonly stitch?: number;
  /** If true, the part casts no shadow on its neighbour, because both are one piece of cloth. */
  readonly flat?: boolean;
}

export type Stop = readonly [offset: number, colour: string, opacity?: number];

const stopsOf = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === 1 ? '' : ` stop-opacity="${Number(opacity.toFixed(3))}"`}/>`,
    )
    .join('');

/** An SVG drawing in progress. Its methods return markup; definitions are collected, each only once. */
export class Sheet {
  private readonly definitions = new Map<string, string>();

  constructor(private readonly prefix = 'm') {}

  /** Adds an SVG definition and returns its id. Equal definitions share one id. */
  define(tag: string, attributes: string, content: string): string {
    const key = `${tag} ${attributes}>${content}`;
    const known = this.definitions.get(key);
    if (known) return known;
    const id = `${this.prefix}${this.definitions.size.toString(36)}`;
    this.definitions.set(key, id);
    return id;
  }

  defs(): string {
    const all = [...this.definitions].map(([key, id]) => {
      const tag = key.slice(0, key.indexOf(' '));
      const rest = key.slice(tag.length + 1);
      return rest.endsWith('>') && rest.indexOf('>') === rest.length - 1
        ? `<${tag} id="${id}" ${rest.slice(0, -1)}/>`
        : `<${tag} id="${id}" ${rest}</${tag}>`;
    });
    return `<defs>${all.join('')}</defs>`;
  }

  gradient(from: Point, to: Point, stops: readonly Stop[]): string {
    const [x1, y1, x2, y2] = [from[0], from[1], to[0], to[1]].map((value) => Math.round(value));
    // The colour stops are a separate definition, which gradients share: a drawing has a hundred folds but only two ways
    // to shade them.
    const shared = this.define('linearGradient', '', stopsOf(stops));
    return `url(#${this.define('linearGradient', `href="#${shared}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`, '')})`;
  }

  /** Returns a vertical gradient, slightly slanted, that spans the height of the filled shape. */
  fall(stops: readonly Stop[]): string {
    return `url(#${this.define('linearGradient', 'x1="0" y1="0" x2="0.06" y2="1"', stopsOf(stops))})`;
  }

  glow(stops: readonly Stop[]): string {
    return `url(#${this.define('radialGradient', 'cx="0.5" cy="0.5" r="0.5"', stopsOf(stops))})`;
  }

  /**
   * Returns an elliptical gradient around a point: `turn` is the angle of its axis in degrees, `rx` and `ry` are its
   * radii along and across the axis.
   */
  halo([x, y]: Point, turn: number, rx: number, ry: number, stops: readonly Stop[]): string {
    const shared = this.define('radialGradient', 'gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1"', stopsOf(stops));
    const place = `translate(${Math.round(x)} ${Math.round(y)})rotate(${Math.round(turn)})scale(${Math.round(rx)} ${Math.round(ry)})`;
    return `url(#${this.define('radialGradient', `href="#${shared}" gradientTransform="${place}"`, '')})`;
  }

  /** Adds an outline that is painted several times to the definitions, and returns its id. */
  shape(d: string): string {
    return this.define('path', `d="${d}"`, '');
  }

  clipped(shape: string, content: string): string {
    const id = this.define('clipPath', '', `<use href="#${this.shape(shape)}"/>`);
    return `<g clip-path="url(#${id})">${content}</g>`;
  }

  /** Paints the soft shadow on the ground under a standing object. */
  contact(cx: number, y: number, rx: number, ry: number, opacity = 0.5): string {
    const soft = this.glow([
      [0, INK, opacity],
      [0.55, INK, opacity * 0.42],
      [1, INK, 0],
    ]);
    return `<ellipse cx="${cx}" cy="${y}" rx="${rx}" ry="${ry}" fill="${soft}"/>`;
  }

  /**
   * Paints the shadow of an object that lies flat: its own outline, shifted away from the light. Here and in `volume`,
   * soft edges are wide faint strokes over one another, because a blur takes thirty times as long to render and a
   * shopper waits for the picture.
   */
  cast(shape: string, dx = 14, dy = 22, opacity = 0.3, reach = 64): string {
    const passes = reach > 50 ? 4 : 2;
    const use = `<use href="#${this.shape(shape)}"`;
    const strokes = Array.from(
      { length: passes },
      (_, i) => `${use} x="${dx}" y="${dy}" stroke-width="${Math.round((reach * (passes - i)) / passes)}"/>`,
    );
    return `<g fill="none" stroke="${INK}" stroke-linejoin="bevel" stroke-opacity="${(opacity / passes).toFixed(3)}">${strokes.join('')}</g>`;
  }

  /**
   * Shades a part so that it looks round: light inside the upper left edge, shade inside the lower right one. Light is
   * fainter on dark goods and shade is fainter on bright goods, where they would be too conspicuous. `side` is -1 for a
   * part that will be mirrored.
   */
  volume(shape: string, colour: string, depth = 1, side: 1 | -1 = 1): string {
    const bright = brightness(colour);
    const ringId = this.define('path', `d="M-200-200H1736V1736H-200Z${shape}" fill-rule="evenodd"`, '');
    const shade = (bright > 0.8 ? 0.07 : 0.1) * depth;
    const light = (bright < 0.25 ? 0.05 : 0.065) * depth;
    const rings = (fill: string, opacity: number, moves: readonly number[], turned: 1 | -1): string =>
      `<g fill="${fill}" fill-opacity="${opacity.toFixed(3)}">${moves.map((by) => `<use href="#${ringId}" x="${Math.round(by * 0.75) * side * turned}" y="${by * turned}"/>`).join('')}</g>`;
    return this.clipped(
      shape,
      rings(INK, shade, [5, 12, 20, 30, 42, 56], -1) + rings('#ffffff', light, [4, 10, 18, 28], 1),
    );
  }

  /** Paints a part on top of the shape below it: the shadow at its edge, the fill, the texture and the stitches. */
  panel(points: Points, look: PanelLook): string {
    const shape = outline(points);
    const use = `<use href="#${this.shape(shape)}"`;
    const parts: string[] = [];
    if (!look.flat) {
      parts.push(
        `<g fill="none" stroke="${INK}" stroke-opacity="0.2">${use} stroke-width="9" x="3" y="5"/>${use} stroke-width="4" x="1" y="2"/></g>`,
      );
    }
    parts.push(`${use} fill="${look.fill}"/>`);
    if (look.texture) parts.push(`${use} fill="url(#${look.texture})"/>`);
    if (!look.flat) {
      const edge = `${use} fill="none" stroke="${lighter(look.fill, 0.55)}" stroke-opacity="0.5" stroke-width="5" x="2" y="2"/>`;
      parts.push(this.clipped(shape, edge));
    }
    if (look.stitch) parts.push(this.thread(points, look.stitch, look.fill));
    return parts.join('');
  }

  /** Paints a row of stitches along the edge of a part, `by` units inside it. */
  thread(points: Points, by: number, colour: string): string {
    return this.sewn(threadRing(points, by), thread(colour), 1);
  }

  /** Paints a row of stitches, `by` units to the right of a curve. `weight` is the thickness, greater in close-ups. */
  stitches(points: Points, by: number, colour: string, weight = 1): string {
    return this.sewn(threadRow(points, by), colour, weight);
  }

  /** Paints stitches along a path. Each presses a small dent into the material. */
  private sewn(d: string, colour: string, weight: number): string {
    const use = `<use href="#${this.shape(d)}"`;
    return (
      `<g fill="none" stroke-linejoin="round" stroke-linecap="round">${use} stroke="${INK}" stroke-opacity="0.22" stroke-width="${5 * weight}" x="1" y="${2 * weight}"/>` +
      `${use} stroke="${colour}" stroke-width="${3.4 * weight}" stroke-dasharray="${13 * weight} ${7 * weight}"/></g>`
    );
  }

  /** Paints a line pressed or sewn into the surface. */
  seam(points: Points, colour: string, width = 4): string {
    const use = `<use href="#${this.shape(line(points))}"`;
    return (
      `<g fill="none" stroke-width="${width}" stroke-linecap="round">${use} stroke="${lighter(colour, 0.5)}" stroke-opacity="0.45" x="2" y="3"/>` +
      `${use} stroke="${darker(colour, 0.6)}" stroke-opacity="0.7"/></g>`
    );
  }

  svg(body: string, width = SIDE, height = SIDE): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${this.defs()}${body}</svg>`;
  }
}
