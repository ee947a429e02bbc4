import { JOURNEYS_OF_PAGES } from './journeys-of-pages.js';

/** The change that `npm run check` checks. Paths are relative to the repository. */
export interface Change {
  files: readonly string[];
  /** Those of `files` that the change deletes. */
  deleted: ReadonlySet<string>;
  /** Every jest suite. */
  suites: readonly string[];
  /** The suites that import a file of the change, directly or indirectly. */
  related: ReadonlySet<string>;
  /** The part of `npm run lint` that checks all files at once: import rules and unused code. */
  wholeLint: readonly string[];
}

export interface Step {
  name: string;
  /** A program of node_modules/.bin, and its arguments. */
  command: readonly string[];
}

export interface Plan {
  steps: Step[];
  /** What the change affects but no step covers: sentences, each with the command that covers it. */
  left: string[];
}

/** Files that a test depends on without importing them: one per row, read only if a changed file matches `when`. */
const SUITES_THAT_READ: readonly { when: RegExp; suites: RegExp }[] = [
  { when: /./, suites: /^tooling\/(gates|lint|commands|docs-site|client-package|docker|check)\// },
  { when: /^api\//, suites: /^api\/src\/(?!storage-killed|integrator-pages)[^/]+\.spec\.ts$/ },
  { when: /^ui-kit\/.*\.(stories\.tsx|mdx?)$|^docs\/.*\.md$/, suites: /^tooling\/snippets\// },
];

/** Files on which more depends than imports show. */
const EVERYTHING: readonly { when: RegExp; covers: string }[] = [
  { when: /(^|\/)(package(-lock)?|tsconfig[^/]*|turbo)\.json$/, covers: 'npm test && npm run lint' },
  { when: /^(eslint|prettier)\.config\.js$|^(cspell|knip)\.json$|^cspell-words/, covers: 'npm run lint' },
  { when: /(^|\/)jest(\.config\.js|\/)|^tooling\/(testing|postgres|stack)\//, covers: 'npm test' },
  { when: /^api\/(prisma|[^/]+\.graphql$)|^api\/src\/(platform|shared|testing)\//, covers: 'npm test' },
  { when: /^(statements|search-indexer|demo)\//, covers: 'npm test' },
  { when: /^storefront\/(app\/(root|stores|entry)|server\/|worker\/|[^/]+$)/, covers: 'npm run test:journeys' },
  { when: /^ui-kit\/src\/(?!components\/[^/]+\/)|^\.storybook\//, covers: 'npm run test:stories && npm run visual' },
];

/** Matches the folder that readers regard as one unit: a domain, a component, a route, a feature, a tool. */
const ROOM =
  /^(api\/src\/(platform\/|search\/)?[^/]+\/|ui-kit\/src\/[^/]+\/[^/]+\/|storefront\/app\/(routes\/)?[^/]+\/|[^/]+\/[^/]+\/)/;

const CODE = /\.([cm]?js|tsx?)$/;
const COMPONENT = /^ui-kit\/src\/components\/([^/]+)\//;
/** Maximum number of components or journeys. More would take too long. */
const MOST = 4;

/** Decides which checks of a change fit into five minutes on two cores, and which further checks it would need. */
export function planCheck(change: Change): Plan {
  const steps = [...lint(change), ...types(change)];
  const left = EVERYTHING.flatMap(({ when, covers }) => {
    const [file] = change.files.filter((path) => when.test(path));
    return file ? [`More depends on ${file} than imports tell: ${covers}`] : [];
  });
  for (const plan of [tests(change), kit(change), journeys(change)]) {
    steps.push(...plan.steps);
    left.push(...plan.left);
  }
  return { steps, left };
}

function lint({ files, deleted, wholeLint }: Change): Step[] {
  const present = files.filter((path) => !deleted.has(path));
  const code = present.filter((path) => CODE.test(path));
  const steps: Step[] = [];
  if (code.length) steps.push({ name: 'eslint', command: ['eslint', '--no-warn-ignored', ...code] });
  if (present.length) {
    steps.push({ name: 'format', command: ['prettier', '--check', '--ignore-unknown', ...present] });
    // Like `npm run lint`, which skips folders whose name begins with a dot.
    const spelled = present.filter((path) => !/(^|\/)\./.test(path));
    const quiet = ['--no-progress', '--gitignore', '--quiet', '--no-must-find-files'];
    if (spelled.length) steps.push({ name: 'spelling', command: ['cspell', ...quiet, ...spelled] });
  }
  if (files.some((path) => CODE.test(path) || path.endsWith('package.json')))
    steps.push(...wholeLint.map((command) => ({ name: command.split(' ')[0]!, command: command.split(' ') })));
  return steps;
}

function types({ files }: Change): Step[] {
  const steps: Step[] = [];
  // Turbo takes from its cache the results of packages that have not changed and do not depend on a change.
  if (files.some((path) => !path.startsWith('docs/') && !path.endsWith('.md')))
    steps.push({ name: 'types', command: ['turbo', 'run', 'build', 'typecheck', '--output-logs=errors-only'] });
  if (files.some((path) => /^(\.storybook|ui-kit)\/.*\.tsx?$/.test(path)))
    steps.push({ name: 'types of Storybook', command: ['tsc', '-p', '.storybook'] });
  if (files.some((path) => path.startsWith('docs/.vitepress/')))
    steps.push({ name: 'types of the site', command: ['tsc', '-p', 'docs/.vitepress'] });
  return steps;
}

/** Suites in the folder of a change, and unit tests in other folders that import it. */
function tests({ files, suites, related }: Change): Plan {
  const rooms = new Set(files.flatMap((path) => ROOM.exec(path)?.[0] ?? []));
  const isNear = (suite: string) => rooms.has(ROOM.exec(suite)?.[0] ?? '');
  const reads = SUITES_THAT_READ.filter(({ when }) => files.some((path) => when.test(path)));
  const isRun = (suite: string) =>
    isNear(suite) ||
    (related.has(suite) && !suite.includes('.integration.')) ||
    reads.some(({ suites: readers }) => readers.test(suite));
  const run = suites.filter(isRun);
  const far = [...related].filter((suite) => !isRun(suite));
  const command = ['node', 'tooling/testing/run-jest.js', '--runTestsByPath', ...run];
  const code = files.filter((path) => CODE.test(path)).join(' ');
  return {
    steps: run.length ? [{ name: `${run.length} test suites`, command }] : [],
    left: far.length
      ? [`${far.length} suites of other folders start an API with it: npm run test:jest -- --findRelatedTests ${code}`]
      : [],
  };
}

/** Checks of the changed components: stories with axe, and screenshots. */
function kit({ files }: Change): Plan {
  const names = [...new Set(files.flatMap((path) => COMPONENT.exec(path)?.[1] ?? []))];
  if (!names.length) return { steps: [], left: [] };
  if (names.length > MOST)
    return { steps: [], left: [`${names.length} components changed: npm run test:stories && npm run visual`] };
  const titles = names.map((name) => name.replaceAll('-', '')).join('|');
  return {
    steps: [
      { name: 'Storybook', command: ['npm', 'run', '--silent', 'storybook:build'] },
      {
        name: `stories of ${names.join(', ')}`,
        command: ['node', '.storybook/test-stories.mjs', ...names.map((name) => `components/${name}/`)],
      },
      {
        name: `pictures of ${names.join(', ')}`,
        command: [
          ...['playwright', 'test', '--config', 'tooling/visual/playwright.config.ts', '--project', 'pictures'],
          ...['--grep', `stories that changed|-(${titles})(--\\S+)? at`],
        ],
      },
    ],
    left: [
      `Components, screens and pages that use ${names.join(', ')}: ` +
        'npm run test:stories && npm run visual, npm run test:jest -- --selectProjects storefront',
    ],
  };
}

/** Journeys that test the changed pages and features of the storefront. */
function journeys({ files }: Change): Plan {
  const pages = files.flatMap((path) => (path.startsWith('storefront/') ? [path.slice('storefront/'.length)] : []));
  const names = Object.entries(JOURNEYS_OF_PAGES)
    .filter(([, folders]) => folders.some((folder) => pages.some((path) => path.startsWith(folder))))
    .map(([name]) => name);
  if (!pages.length && !files.some((path) => path.startsWith('api/src/'))) return { steps: [], left: [] };
  if (!names.length) return { steps: [], left: ['Pages in a browser: npm run test:journeys'] };
  const all = names.map((name) => `/${name}.journey.ts`);
  const command = ['playwright', 'test', '--config', 'tooling/journeys/playwright.config.ts'];
  return {
    steps: [{ name: `journeys: ${names.slice(0, MOST).join(', ')}`, command: [...command, ...all.slice(0, MOST)] }],
    left: [
      ...(names.length > MOST ? [`Journeys ${names.slice(MOST).join(', ')}: npm run test:journeys`] : []),
      'The page at every width, with axe: npm run test:journeys -- /pages.journey.ts',
    ],
  };
}
