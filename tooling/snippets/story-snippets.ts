import { format } from 'prettier';
import ts from 'typescript';
import type { PublicNames } from './public-names.js';
import { referencesIn, unwrap } from './rewrite.js';
import { SnippetModule, type Replace } from './snippet-module.js';
import { sourceModule, type SourceModule } from './source-module.js';
import { argsOf, initializerOf, mergeArgs, storyObject, type Arg, type StoryObject } from './story-object.js';
import { attributes, childText, element, object } from './write-element.js';

export interface StorySnippet {
  story: string;
  /**
   * The module for an application: imports from packages, and the story's JSX. Undefined for a story that is on no docs
   * page.
   */
  code?: string;
  /** Why there is no snippet. */
  fault?: string;
}

/** What a story renders: an expression, or the body of a component. */
interface Drawn {
  before: string;
  expression?: string;
  block?: string;
}

/**
 * Creates the snippets of all stories of a file from its source code, so that they do not contain changes by a minifier
 * or bundler.
 */
export async function storySnippets(path: string, names: PublicNames, text?: string): Promise<StorySnippet[]> {
  const module = sourceModule(path, text);
  return Promise.all(storyNames(module).map((story) => storySnippet(module, story, names)));
}

/** Exported constants, except for types and names in lower case. */
function storyNames(module: SourceModule): string[] {
  return [...module.declarations]
    .filter(([name, node]) => /^[A-Z]/.test(name) && ts.isVariableDeclaration(node) && isExported(node))
    .map(([name]) => name);
}

const isExported = (node: ts.VariableDeclaration) =>
  ts.isVariableStatement(node.parent.parent) && /^export\b/.test(node.parent.parent.getText());

async function storySnippet(module: SourceModule, story: string, names: PublicNames): Promise<StorySnippet> {
  try {
    const { code, hidden, ...drawn } = storyObject(module, initializerOf(module, story));
    if (hidden ?? metaOf(module).hidden) return { story };
    return { story, code: code ?? (await formatted(new Writer(module, names).snippet(drawn))) };
  } catch (error) {
    return { story, fault: (error as Error).message };
  }
}

async function formatted(text: string): Promise<string> {
  const code = await format(text, { parser: 'typescript', printWidth: 90, singleQuote: true });
  // JSX is shown as inside a component, without the semicolon.
  return code.trimEnd().replace(/>;$/, '>');
}

class Writer {
  private readonly meta: StoryObject;
  private readonly out: SnippetModule;

  constructor(
    private readonly module: SourceModule,
    private readonly names: PublicNames,
  ) {
    this.meta = metaOf(module);
    this.out = new SnippetModule(names, (from, part) => this.argsOfStory(from, part));
  }

  snippet(story: StoryObject): string {
    if (story.parts)
      return this.out.text(`<>${story.parts.map((part, index) => this.part(part, index)).join('\n')}</>`);
    const { before, expression, block } = this.drawn(story);
    if (block !== undefined) return this.out.text(`export function Example() {${before}${block}}`);
    return this.out.text(`${before}\n\n${expression}`);
  }

  /** Writes one of several stories. A story that needs statements becomes a component. */
  private part(story: StoryObject, index: number): string {
    if (story.parts) return story.parts.map((part, inner) => this.part(part, index * 100 + inner)).join('\n');
    const { before, expression, block } = this.drawn(story);
    if (block === undefined && before === '') return expression!.startsWith('<') ? expression! : `{${expression}}`;
    const name = `Example${index + 1}`;
    this.out.add(`function ${name}() {${before}${block ?? `return (${expression});`}}`);
    return `<${name} />`;
  }

  private drawn(story: StoryObject): Drawn {
    const args = mergeArgs(this.meta.args, story.args);
    const render = story.render ?? this.meta.render;
    if (!render) {
      const component = story.component ?? this.meta.component;
      if (!component) throw new Error('it draws nothing');
      this.out.need(this.module, component.split('.')[0]!);
      return { before: '', expression: element(component, args, this.write) };
    }
    const [parameter, context] = render.parameters;
    if (context) throw new Error('it depends on the context of the story');
    const body = ts.isBlock(render.body) ? render.body : unwrap(render.body);
    const uses = parameter ? referencesIn(body).filter(({ text }) => text === parameter.name.getText()) : [];
    const inlined = uses.length === 1 ? this.inlined(uses[0]!, args) : undefined;
    const needsArgs = parameter && !inlined && (uses.length > 0 || !ts.isIdentifier(parameter.name));
    const before = needsArgs ? `const ${parameter.name.getText()} = ${this.typed(args)};` : '';
    const text = this.out.write(this.module, body, inlined);
    return ts.isBlock(body) ? { before, block: text.slice(1, -1) } : { before, expression: text };
  }

  private readonly write = (node: ts.Node) => this.out.write(this.module, node);

  /** Replaces `{...args}` by the props, if the props are not used in any other way. */
  private inlined(use: ts.Identifier, args: readonly Arg[]): Replace | undefined {
    const spread = use.parent;
    if (!ts.isJsxSpreadAttribute(spread)) return undefined;
    const owner = spread.parent.parent;
    const later = spread.parent.properties.slice(spread.parent.properties.indexOf(spread) + 1);
    const replaced = new Set(later.map((attribute) => attribute.name?.getText()));
    const own = args.filter(({ key }) => key === null || !replaced.has(key));
    const children = own.find(({ key }) => key === 'children')?.value;
    const replace: Replace = (part) => (part === spread ? attributes(own, this.write) : undefined);
    if (!children || !ts.isJsxSelfClosingElement(owner)) return replace;
    return (part) => {
      if (part !== owner) return undefined;
      const open = this.out.write(this.module, owner, replace).replace(/\/>$/, '>');
      return `${open}${childText(children, this.write)}</${owner.tagName.getText()}>`;
    };
  }

  /** Writes the props as an object with the type of the component's props. */
  private typed(args: readonly Arg[]): string {
    const { component } = this.meta;
    const value = object(args, this.write);
    if (component === undefined) return value;
    if (this.names.has(`${component}Props`)) {
      this.out.importFrom('@meet/ui-kit', `${component}Props`, true);
      return `${value} satisfies Partial<${component}Props>`;
    }
    this.out.need(this.module, component);
    this.out.importFrom('react', 'ComponentProps', true);
    return `${value} satisfies Partial<ComponentProps<typeof ${component}>>`;
  }

  /** `Reduced.args` in the text of another story. */
  private argsOfStory(from: SourceModule, part: ts.Node): string | undefined {
    if (from !== this.module || !ts.isPropertyAccessExpression(part) || part.name.text !== 'args') return undefined;
    const owner = part.expression.getText();
    const declared = from.declarations.get(owner);
    if (!declared || !ts.isVariableDeclaration(declared)) return undefined;
    return `(${this.typed(argsOf(from, part))})`;
  }
}

/** Returns the default export. Stories in a file without one have no common props. */
function metaOf(module: SourceModule): StoryObject {
  if (module.declarations.has('meta')) return storyObject(module, initializerOf(module, 'meta'));
  return {};
}
