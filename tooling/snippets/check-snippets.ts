import { join } from 'node:path';
import ts from 'typescript';

export interface NamedSnippet {
  /** Place where the snippet is shown, such as `button.stories.tsx Primary`. */
  name: string;
  code: string;
}

/** The compiler options of a new Vite application. */
const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  isolatedModules: true,
  verbatimModuleSyntax: true,
  jsx: ts.JsxEmit.ReactJSX,
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  types: [],
};

/**
 * Type-checks snippets against the built package in `kit`, each as a module of an application. Returns the errors, one
 * line each.
 */
export function checkSnippets(kit: string, snippets: readonly NamedSnippet[]): string[] {
  // A file inside the package resolves the package by its own name, as an application does.
  const files = new Map(snippets.map((snippet, index) => [join(kit, `snippets/${index}.tsx`), snippet]));
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile } = host;
  host.fileExists = (path) => files.has(path) || fileExists(path);
  host.getSourceFile = (path, version, ...rest) => {
    const snippet = files.get(path);
    return snippet ? ts.createSourceFile(path, snippet.code, version, true) : getSourceFile(path, version, ...rest);
  };
  const program = ts.createProgram([...files.keys()], options, host);
  return [...files].flatMap(([path, { name }]) => {
    const file = program.getSourceFile(path);
    const found = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
    return found.map(({ messageText, start = 0 }) => {
      const { line } = ts.getLineAndCharacterOfPosition(file!, start);
      return `${name}, line ${line + 1}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
    });
  });
}
