import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The output of `storybook build --stats-json`: the modules of the build, and the modules that import each. */
export interface BuildStats {
  modules: { name: string; reasons?: { moduleName: string }[] }[];
}

/** Files and folders on which every story depends without importing them. */
const EVERYWHERE = ['.storybook', 'tooling/browser', 'ui-kit/tsconfig.json'];
/** Name for the locked packages among the files. */
const LOCK = 'package-lock.json';
/** Packages that build, open and check a story without being in the build. */
const OPENERS = ['@storybook/react-vite', '@storybook/test-runner', 'vite', '@playwright/test', '@sparticuz/chromium'];
const PREVIEW = '.storybook/preview.tsx';
const KIT = 'ui-kit/src';

/** The blocks of docs pages are in no picture, but read the source of every component. */
const onDocsPagesOnly = (file: string) => file.startsWith('.storybook/blocks/') || file.endsWith('.mdx');
const isCode = (file: string) => /\.tsx?$/.test(file);

/** The files that determine how a story looks and plays, and the locked versions of the packages in the build. */
export class StorySources {
  private readonly imports = new Map<string, string[]>();

  private readonly digests = new Map<string, string>();

  private readonly everywhere: string[];

  constructor(
    private readonly root: string,
    stats: BuildStats,
    /** Further files on which every story depends: those of the program that opens it. */
    opener: readonly string[] = [],
  ) {
    for (const { name, reasons = [] } of stats.modules) {
      for (const { moduleName } of reasons) {
        const importer = bare(moduleName);
        this.imports.set(importer, [...(this.imports.get(importer) ?? []), bare(name)]);
      }
    }
    if (!this.imports.has(PREVIEW)) throw new Error(`The build's stats know no ${PREVIEW}`);
    // A style sheet, a drawing or a font is not always a separate module.
    const assets = this.filesIn(KIT).filter((file) => !isCode(file) && !onDocsPagesOnly(file));
    const shared = [...EVERYWHERE, ...opener]
      .flatMap((path) => this.filesIn(path))
      .filter((file) => !onDocsPagesOnly(file));
    this.everywhere = [LOCK, ...shared, ...assets, ...this.importedFrom(PREVIEW)];
    this.digests.set(LOCK, this.packagesDigest(stats));
  }

  /** The paths of the files that the story in `file` depends on, in alphabetical order. */
  of(file: string): string[] {
    const story = bare(file);
    if (!this.imports.has(story)) throw new Error(`The build's stats know no ${story}`);
    return [...new Set([...this.everywhere, ...this.importedFrom(story)])].sort();
  }

  /** Returns one hash of all these files: of their paths and contents. */
  hash(files: readonly string[]): string {
    const all = createHash('sha256');
    for (const file of files) all.update(`${file} ${this.digest(file)}\n`);
    return all.digest('hex').slice(0, 16);
  }

  private importedFrom(entry: string): string[] {
    const found = new Set<string>();
    const open = [entry];
    for (let file = open.pop(); file !== undefined; file = open.pop()) {
      if (found.has(file) || file.includes('node_modules/') || onDocsPagesOnly(file)) continue;
      found.add(file);
      open.push(...(this.imports.get(file) ?? []));
    }
    return [...found];
  }

  /**
   * Returns a digest of the package-lock.json entries of packages in the build; a change of other packages does not
   * affect stories.
   */
  private packagesDigest({ modules }: BuildStats): string {
    const inBuild = modules.flatMap(({ name }) => packageOf(name) ?? []);
    const { packages = {} } = JSON.parse(readFileSync(join(this.root, LOCK), 'utf8')) as Lock;
    const locked = [...new Set([...OPENERS, ...inBuild])]
      .sort()
      .flatMap((name) =>
        Object.entries(packages).flatMap(([path, { version }]) =>
          path === `node_modules/${name}` || path.endsWith(`/node_modules/${name}`) ? [`${path} ${version}`] : [],
        ),
      );
    return createHash('sha256').update(locked.join('\n')).digest('hex');
  }

  private filesIn(path: string): string[] {
    const absolute = join(this.root, path);
    if (!existsSync(absolute)) return [];
    if (statSync(absolute).isFile()) return [path];
    return readdirSync(absolute, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(this.root.length + 1));
  }

  private digest(file: string): string {
    const known = this.digests.get(file);
    if (known !== undefined) return known;
    const path = join(this.root, file);
    // Storybook's virtual modules are not files, but the files from which they are generated are in the list.
    const digest = existsSync(path) ? createHash('sha256').update(readFileSync(path)).digest('hex') : 'none';
    this.digests.set(file, digest);
    return digest;
  }
}

interface Lock {
  packages?: Record<string, { version?: string }>;
}

/** The package that a module of the build belongs to. */
const packageOf = (module: string) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(module)?.[1];

const bare = (file: string) => file.replace(/^\.\//, '');
