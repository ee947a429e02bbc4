import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.js';

/** What a screenshot shows: a story at one viewport size. It is taken in both themes. */
export interface Subject {
  story: string;
  name: string;
  kind: 'component' | 'screen';
  viewport: { width: number; height: number };
}

interface IndexEntry {
  id: string;
  name: string;
  title: string;
  type: 'story' | 'docs';
  importPath: string;
}

const COMPONENT = { width: 1280, height: 800 };
const SCREENS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/**
 * Names of stories that show another story's page at a certain width. They are skipped, because every page is captured
 * at both widths anyway.
 */
const SAME_PAGE = new Set(['Phone', 'Tablet']);

function readIndex(): IndexEntry[] {
  const path = join(root, 'storybook-static/index.json');
  if (!existsSync(path)) throw new Error('There is no storybook-static: run npm run visual, which builds it');
  const { entries } = JSON.parse(readFileSync(path, 'utf8')) as { entries: Record<string, IndexEntry> };
  return Object.values(entries).filter(({ type }) => type === 'story');
}

const stories = readIndex();
const isComponent = ({ importPath }: IndexEntry) => importPath.includes('/src/components/');

/** The story «All States» of each component, and every screen at the widths of a desktop and a phone. */
export const subjects: Subject[] = stories.flatMap(({ id, name, title, ...story }): Subject[] => {
  if (title.startsWith('Screens')) {
    if (SAME_PAGE.has(name)) return [];
    return SCREENS.map((viewport) => ({ story: id, name: `${id}-${viewport.width}`, kind: 'screen', viewport }));
  }
  if (!isComponent({ id, name, title, ...story }) || name !== 'All States') return [];
  return [{ story: id, name: id.replace(/--all-states$/, ''), kind: 'component', viewport: COMPONENT }];
});

/** Components without a story «All States». */
export const withoutPicture: string[] = [...new Set(stories.filter(isComponent).map(({ title }) => title))].filter(
  (title) => !stories.some((story) => story.title === title && story.name === 'All States'),
);

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export const fileOf = ({ name }: Subject, theme: Theme): string => `${name}-${theme}.png`;
