import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { withCustomConfig, type ParserOptions } from 'react-docgen-typescript';

export interface ComponentProp {
  component: string;
  name: string;
  description: string;
  optional: boolean;
  /** Default value as Storybook shows it; null if it finds none. */
  default: string | null;
  /** The type as written, such as `"small" | "medium"`. */
  type: string;
}

/**
 * Reads the props of the exported components as Storybook's tables do. `kit` is the folder with the kit's tsconfig.json
 * and its `src/components`.
 */
export function componentProps(kit: string, options: ParserOptions): ComponentProp[] {
  const components = join(kit, 'src/components');
  const folders = readdirSync(components).filter((name) => existsSync(join(components, name, 'index.ts')));
  const files = folders.flatMap((name) =>
    readdirSync(join(components, name))
      .filter((file) => file.endsWith('.tsx') && !/\.(stories|test)\.tsx$/.test(file))
      .map((file) => join(components, name, file)),
  );
  return withCustomConfig(join(kit, 'tsconfig.json'), options)
    .parse(files)
    .filter(({ displayName, filePath }) => isExported(displayName, filePath))
    .flatMap(({ displayName, props }) =>
      Object.values(props).map((prop) => ({
        component: displayName,
        name: prop.name,
        description: prop.description,
        optional: !prop.required,
        default: (prop.defaultValue as { value: string } | null)?.value ?? null,
        type: (prop.type.raw ?? prop.type.name).replace(/ \| undefined$/, ''),
      })),
    );
}

/** Whether the folder's `index.ts` exports the component, either by name or with its whole file. */
function isExported(component: string, file: string): boolean {
  const index = readFileSync(join(dirname(file), 'index.ts'), 'utf8');
  return new RegExp(`\\b${component}\\b|export \\* from '\\./${basename(file, '.tsx')}\\.js'`).test(index);
}

/**
 * Returns what Storybook's tables of props leave out, one line each: `Button.size has no default`. A callback that is not given
 * does nothing, and so needs none.
 */
export function undocumented(props: readonly ComponentProp[]): string[] {
  return props.flatMap(({ component, name, description, optional, default: value }) => {
    if (description === '') return [`${component}.${name} has no description`];
    const says = value !== null || /\bDefault: /.test(description.replaceAll('\n', ' '));
    return optional && !says && !/^on[A-Z]/.test(name) ? [`${component}.${name} has no default`] : [];
  });
}

/**
 * Sizes of every component, and the additional sizes of text, from the smallest text to a figure that fills a screen.
 */
const sizes = new Set(['small', 'medium', 'large', 'caption', 'headline', 'display', 'giant']);

const isSize = (type: string) =>
  /^(?:(?:16|20|24)(?: \| )?){3}$/.test(type) ||
  (values(type).length > 0 && values(type).every((size) => sizes.has(size)));

/** Values of a union of strings. Empty for any other type. */
const values = (type: string) => [...type.matchAll(/"([^"]+)"/g)].map(([, value]) => value!);

/**
 * Returns the props whose values break the rules, one line each:
 *
 * - `size` is small, medium or large; that of an icon is the grid on which it is drawn, in pixels.
 * - `variant` is a kind of look and `tone` a meaning of colour, so no value is both.
 */
export function strayValues(props: readonly ComponentProp[]): string[] {
  const valuesOf = (prop: string) => new Set(props.flatMap(({ name, type }) => (name === prop ? values(type) : [])));
  const looks = valuesOf('variant');
  return props.flatMap(({ component, name, type }) => {
    if (name === 'size' && !isSize(type)) return [`${component}.size is ${type}`];
    const both = name === 'tone' ? values(type).filter((value) => looks.has(value)) : [];
    return both.map((value) => `${component}.tone ${value} is a variant elsewhere`);
  });
}
