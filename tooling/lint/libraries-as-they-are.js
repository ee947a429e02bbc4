import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Inner files that are imported all the same, with the reason. */
const ALLOWED = {
  'stream-json/streamers/stream-array.js': 'Its documentation imports this file; its exports name none.',
  '@nestjs/common/constants.js':
    'Nest documents no way to read the providers of a module, which `npm run schema` needs.',
};

/** Folders in which packages keep what they are built of. */
const INNER = /(?:^|\/)(?:dist|lib|src|build|esm|cjs)(?:\/|$)/;
const PACKAGE = /^((?:@[^/]+\/)?[^/]+)(?:\/(.+))?$/;

/** Reads the package.json of a package as a file sees it; undefined if it is not installed. */
function manifestOf(name, file) {
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    const path = join(folder, 'node_modules', name, 'package.json');
    if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8'));
    if (dirname(folder) === folder) return undefined;
  }
}

const known = new Map();

/** Returns whether a specifier is a file inside a package that its `exports` do not name. */
function isInner(specifier, file) {
  const [, name, path] = PACKAGE.exec(specifier) ?? [];
  if (!path || /^(?:[./#]|node:|virtual:|@meet\/)/.test(specifier)) return false;
  if (path === 'package.json' || specifier in ALLOWED) return false;
  if (INNER.test(path)) return true;
  const key = `${name} ${dirname(file)}`;
  if (!known.has(key)) known.set(key, manifestOf(name, file));
  const manifest = known.get(key);
  // What is not installed is the business of other rules.
  if (!manifest) return false;
  return !Object.keys(manifest.exports ?? {}).some((exported) => names(exported, `./${path}`));
}

/** Whether a key of `exports` names a path. `./*` names nothing: it opens the whole package. */
function names(exported, path) {
  const [begin, end] = exported.split('*');
  if (end === undefined) return exported === path;
  return begin !== './' && path.startsWith(begin) && path.endsWith(end);
}

/**
 * Refuses imports of a package's inner files, and writes to what a package exports, to prototypes and to the cache of
 * `require`. Libraries are used by what they document, so that a new version does not break the shop in silence.
 */
/** @type {import('eslint').Rule.RuleModule} */
export const librariesAsTheyAre = {
  meta: {
    type: 'problem',
    docs: { description: 'Libraries are used as they are' },
    messages: {
      inner: '`{{specifier}}` is an inner file of a package: import what its package.json exports',
      written: '`{{target}}` belongs to a library or to the language: use a documented extension point',
    },
    schema: [],
  },
  create(context) {
    const imported = new Set();
    const { sourceCode, filename } = context;
    const refuseInner = (node, source) => {
      if (typeof source?.value !== 'string') return;
      if (isInner(source.value, filename))
        context.report({ node: source, messageId: 'inner', data: { specifier: source.value } });
    };
    const isPackage = (specifier) => !/^(?:[./#]|@meet\/|~\/)/.test(specifier);
    /** The identifier that a chain of members begins with. */
    const rootOf = (node) => (node.type === 'MemberExpression' ? rootOf(node.object) : node);
    const isForeign = (node) => {
      const root = rootOf(node);
      if (/\.prototype\b|^require\.cache\b/.test(sourceCode.getText(node))) return true;
      return root.type === 'Identifier' && imported.has(variableOf(root));
    };
    const variableOf = (identifier) => {
      for (let scope = sourceCode.getScope(identifier); scope; scope = scope.upper) {
        const variable = scope.set.get(identifier.name);
        if (variable) return variable;
      }
      return undefined;
    };
    const refuseWrite = (node) =>
      context.report({ node, messageId: 'written', data: { target: sourceCode.getText(node) } });
    return {
      ImportDeclaration(node) {
        refuseInner(node, node.source);
        if (isPackage(node.source.value))
          for (const variable of sourceCode.getDeclaredVariables(node)) imported.add(variable);
      },
      ExportNamedDeclaration: (node) => refuseInner(node, node.source),
      ExportAllDeclaration: (node) => refuseInner(node, node.source),
      ImportExpression: (node) => refuseInner(node, node.source),
      AssignmentExpression({ left }) {
        if (left.type === 'MemberExpression' && isForeign(left)) refuseWrite(left);
      },
      UpdateExpression({ argument }) {
        if (argument.type === 'MemberExpression' && isForeign(argument)) refuseWrite(argument);
      },
      UnaryExpression({ operator, argument }) {
        if (operator === 'delete' && argument.type === 'MemberExpression' && isForeign(argument)) refuseWrite(argument);
      },
      CallExpression({ callee, arguments: [target] }) {
        const isWrite = /^(?:Object|Reflect)\.(?:defineProperty|defineProperties|assign|setPrototypeOf|set)$/;
        if (target && isWrite.test(sourceCode.getText(callee)) && isForeign(target)) refuseWrite(target);
        const text = sourceCode.getText(callee);
        if (target?.type === 'Literal' && /^(?:require(?:\.resolve)?|import\.meta\.resolve)$/.test(text))
          refuseInner(callee, target);
      },
    };
  },
};
