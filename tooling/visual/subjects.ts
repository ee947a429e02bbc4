import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.js';

export interface StoryEntry {
  id: string;
  name: string;
  title: string;
  type: 'story' | 'docs';
  importPath: string;
  tags: string[];
}

/** A story that is compared with its committed pictures. It is drawn at each width, in both themes. */
export interface Subject {
  story: StoryEntry;
  name: string;
  kind: 'component' | 'screen';
  widths: readonly Width[];
}

export const heights = { 390: 844, 1280: 800 } as const;
export type Width = keyof typeof heights;
const EVERY_WIDTH = [1280, 390] as const;
const DESKTOP = [1280] as const;

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const isComponent = ({ importPath }: StoryEntry) => importPath.includes('/src/components/');

/** Screens at the widths of a phone and a tablet. They are skipped: every screen is drawn at every width anyway. */
const sameScreen = new Set(['Phone', 'Tablet']);

/**
 * A component is drawn with all its states on one page. The states of an overlay would cover one another, so their
 * stories have the tag `picture` and are drawn one by one. Stories with the tag `pseudo` show hover and focus, which do
 * not exist on a phone.
 */
function subjectOf(story: StoryEntry): Subject | null {
  const { id, name, title, tags } = story;
  if (title.startsWith('Screens/'))
    return sameScreen.has(name) ? null : { story, name: id, kind: 'screen', widths: EVERY_WIDTH };
  if (tags.includes('pseudo')) return { story, name: id, kind: 'component', widths: DESKTOP };
  if (!isComponent(story)) return null;
  if (name === 'All States')
    return { story, name: id.replace(/--all-states$/, ''), kind: 'component', widths: EVERY_WIDTH };
  return tags.includes('picture') ? { story, name: id, kind: 'component', widths: EVERY_WIDTH } : null;
}

export function readBuilt<T>(file: string): T {
  const path = join(root, 'storybook-static', file);
  if (!existsSync(path)) throw new Error(`There is no storybook-static/${file}: run npm run visual, which builds it`);
  return JSON.parse(readFileSync(path, 'utf8')) as T;
}

const { entries } = readBuilt<{ entries: Record<string, StoryEntry> }>('index.json');
const stories = Object.values(entries).filter(({ type }) => type === 'story');

export const subjects: readonly Subject[] = stories.map(subjectOf).filter((subject) => subject !== null);

/** Components without any drawn story. */
export const withoutPicture: string[] = [...new Set(stories.filter(isComponent).map(({ title }) => title))].filter(
  (title) => !subjects.some(({ story }) => story.title === title && !story.tags.includes('pseudo')),
);

export const fileOf = ({ name }: Subject, width: Width, theme: Theme): string => `${name}-${width}-${theme}.png`;

export const filesOf = (subject: Subject): string[] =>
  subject.widths.flatMap((width) => themes.map((theme) => fileOf(subject, width, theme)));
