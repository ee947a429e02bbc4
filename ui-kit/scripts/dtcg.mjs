// Reads the Design Tokens format (DTCG), for the build of the tokens and for the pages that show them.

/** What DTCG has no type for stands in `$extensions`: sizes that grow with the window, and lengths in `em`. */
const FLUID = 'com.meet.fluid';
const UNIT = 'com.meet.unit';

const length = ({ value, unit }) => `${value}${unit}`;

const extended = (value, extensions = {}) => {
  if (extensions[UNIT]) return `${value}${extensions[UNIT]}`;
  const fluid = extensions[FLUID];
  return fluid && `clamp(${length(fluid.min)}, ${length(fluid.base)} + ${fluid.width}vw, ${length(value)})`;
};

const css = {
  color: (value) => {
    if (value.alpha === undefined) return value.hex;
    const [red, green, blue] = value.components.map((part) => Math.round(part * 255));
    return `rgb(${red} ${green} ${blue} / ${value.alpha})`;
  },
  dimension: (value) => (value.value === 0 ? '0px' : `${value.value}${value.unit}`),
  duration: (value) => `${value.value}${value.unit}`,
  cubicBezier: (value) => `cubic-bezier(${value.join(', ')})`,
  number: String,
  fontWeight: String,
  fontFamily: (value) => value.map((name) => (/^[a-z-]+$/.test(name) ? name : `'${name}'`)).join(', '),
};

/**
 * Yields every token of a group. In DTCG a token inherits the type of its group.
 *
 * @returns {Generator<{ path: string[], type: string, value: any, text: string, description?: string }>}
 */
export function* tokensOf(group, path = [], inherited = undefined) {
  const type = group.$type ?? inherited;
  if ('$value' in group) {
    const print = css[type];
    if (!print) throw new Error(`Token ${path.join('.')}: no printer for the type ${type}`);
    const text = extended(group.$value, group.$extensions) ?? print(group.$value);
    yield { path, type, value: group.$value, text, description: group.$description };
    return;
  }
  for (const [name, child] of Object.entries(group)) {
    if (!name.startsWith('$')) yield* tokensOf(child, [...path, name], type);
  }
}

export const variableOf = (path) => `--meet-${path.join('-')}`;
