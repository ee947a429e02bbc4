import type { Idea } from '../composition/ideas.js';

/** A picture of a few goods on a coloured ground. */
export interface Poster {
  /** Name of the picture: of an article, its file in `content/articles`. */
  readonly slug: string;
  readonly idea: Idea;
  /** The number that the idea `figure` shows. */
  readonly figure?: string;
  /** Background colour. */
  readonly ground: string;
  /** Background colour in the dark theme. Default: the same hue, darker. */
  readonly dark?: string;
  /** Slugs of the products that the poster shows. */
  readonly products: readonly string[];
}
