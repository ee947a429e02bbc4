import { brightness, darker, lighter, thread } from './colour.js';
import { beside, type Box, boundsOf, line, outline, type Point, type Points, polyline, turn } from './geometry.js';

/** Side of a master, in its own units. */
export const SIDE = 1536;
const WHOLE: Box = { x: 0, y: 0, width: SIDE, height: SIDE };

export interface PanelLook {
  readonly fill: string;
  /** Id of a texture laid over the fill. */
  readonly texture?: string | undefined;
  /** Where the thread runs, a distance inside the edge; none without it. */
  readonly stitch?: number;
  readonly stitchColour?: string;
  /** A part cut from the same cloth throws no shadow on its neighbour. */
  readonly flat?: boolean;
}

/** One drawing in the making: collects definitions, each once, and hands back markup. */
export class Sheet {
  private readonly definitions = new Map<string, string>();

  constructor(private readonly prefix = 'm') {}

  /** Keeps a definition and answers its id; the same one asked for twice is kept once. */
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
      return `<${tag} id="${id}" ${key.slice(tag.length + 1)}</${tag}>`;
    });
    return `<defs>${all.join('')}</defs>`;
  }

  gradient(
    from: Point,
    to: Point,
    stops: readonly (readonly [offset: number, colour: string, opacity?: number])[],
  ): string {
    const id = this.define(
      'linearGradient',
      `gradientUnits="userSpaceOnUse" x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}"`,
      stops
        .map(
          ([offset, colour, opacity = 1]) =>
            `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
        )
        .join(''),
    );
    return `url(#${id})`;
  }

  glow(stops: readonly (readonly [offset: number, colour: string, opacity: number])[]): string {
    const id = this.define(
      'radialGradient',
      'cx="0.5" cy="0.5" r="0.5"',
      stops
        .map(
          ([offset, colour, opacity]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
        )
        .join(''),
    );
    return `url(#${id})`;
  }

  /**
   * Softens what is drawn about the outline `around`, and nothing beyond it: the price of a blur is the area it works on,
   * and pictures are drawn while a shopper waits.
   */
  blurred(radius: number, content: string, around?: string): string {
    const { x, y, width, height } = around ? boundsOf(around, Math.round(radius * 2)) : WHOLE;
    const id = this.define(
      'filter',
      `filterUnits="userSpaceOnUse" x="${x}" y="${y}" width="${width}" height="${height}" color-interpolation-filters="sRGB"`,
      `<feGaussianBlur stdDeviation="${radius}"/>`,
    );
    return `<g filter="url(#${id})">${content}</g>`;
  }

  /** Keeps an outline that is painted several times over. */
  shape(d: string): string {
    return this.define('path', `d="${d}"`, '');
  }

  clipped(shape: string, content: string): string {
    const id = this.define('clipPath', '', `<use href="#${this.shape(shape)}"/>`);
    return `<g clip-path="url(#${id})">${content}</g>`;
  }

  /** Soft shadow on the ground under a standing thing. */
  contact(cx: number, y: number, rx: number, ry: number, opacity = 0.5): string {
    const soft = this.glow([
      [0, '#0b0a09', opacity],
      [0.55, '#0b0a09', opacity * 0.42],
      [1, '#0b0a09', 0],
    ]);
    return `<ellipse cx="${cx}" cy="${y}" rx="${rx}" ry="${ry}" fill="${soft}"/>`;
  }

  /** Shadow of a thing that lies flat: its own shape, moved from the light. */
  cast(shape: string, dx = 14, dy = 22, opacity = 0.3): string {
    return this.blurred(
      20,
      `<use href="#${this.shape(shape)}" fill="#0b0a09" fill-opacity="${opacity}" x="${dx}" y="${dy}"/>`,
      shape,
    );
  }

  /**
   * Roundness: light gathers inside the upper left edge, shade inside the lower right one. Dark goods get more light,
   * or they would be a hole in the picture. `side` -1 is for a part that a mirror will turn round.
   */
  volume(shape: string, colour: string, depth = 1, side: 1 | -1 = 1): string {
    const bright = brightness(colour);
    const ringId = this.define('path', `d="M-200-200H1736V1736H-200Z${shape}" fill-rule="evenodd"`, '');
    const shade = (bright > 0.8 ? 0.34 : 0.5) * depth;
    const light = (bright < 0.25 ? 0.34 : 0.42) * depth;
    const ring = (dx: number, dy: number, fill: string, opacity: number): string =>
      `<use href="#${ringId}" fill="${fill}" fill-opacity="${opacity.toFixed(2)}" x="${dx * side}" y="${dy}"/>`;
    return this.clipped(
      shape,
      this.blurred(30, ring(-26, -34, '#0b0a09', shade) + ring(18, 24, '#ffffff', light * 0.8), shape) +
        // The edge itself: thin rings serve where a second blur would cost as much as the first.
        ring(-4, -6, '#0b0a09', shade * 0.34) +
        ring(3, 4, '#ffffff', light * 0.34),
    );
  }

  /** A part laid on the shape below: fill, texture, the step it makes at its edge, its thread. */
  panel(points: Points, look: PanelLook): string {
    const shape = outline(points);
    const use = `<use href="#${this.shape(shape)}"`;
    const parts: string[] = [];
    if (!look.flat) {
      parts.push(
        `<g fill="none" stroke="#0b0a09" stroke-opacity="0.2">${use} stroke-width="9" x="3" y="5"/>${use} stroke-width="4" x="1" y="2"/></g>`,
      );
    }
    parts.push(`${use} fill="${look.fill}"/>`);
    if (look.texture) parts.push(`${use} fill="url(#${look.texture})"/>`);
    if (!look.flat) {
      const edge = `${use} fill="none" stroke="${lighter(look.fill, 0.55)}" stroke-opacity="0.5" stroke-width="5" x="2" y="2"/>`;
      parts.push(this.clipped(shape, edge));
    }
    if (look.stitch)
      parts.push(
        this.stitches(
          [...points, ...points.slice(0, 1)],
          look.stitch * turn(points),
          look.stitchColour ?? thread(look.fill),
        ),
      );
    return parts.join('');
  }

  /** A row of thread beside a curve, each stitch with its little dent; `weight` grows as the camera comes near. */
  stitches(points: Points, by: number, colour: string, weight = 1): string {
    const use = `<use href="#${this.shape(polyline(beside(points, -by, 30)))}"`;
    return (
      `<g fill="none" stroke-linejoin="round" stroke-linecap="round">${use} stroke="#0b0a09" stroke-opacity="0.22" stroke-width="${5 * weight}" x="1" y="${2 * weight}"/>` +
      `${use} stroke="${colour}" stroke-width="${3.4 * weight}" stroke-dasharray="${13 * weight} ${7 * weight}"/></g>`
    );
  }

  /** A line pressed or sewn into the surface. */
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
