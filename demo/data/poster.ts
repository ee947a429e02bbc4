/** A picture of a few goods on a coloured ground. */
export interface Poster {
  /** Name of the picture: of an article, its file in `content/articles`. */
  readonly slug: string;
  /** Background colour. */
  readonly ground: string;
  /** Slugs of the products that the poster shows. */
  readonly products: readonly string[];
}
