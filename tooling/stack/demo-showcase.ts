import { ANNOUNCEMENT, bannerKey, BANNERS, darkKey } from '@meet/demo';
import { entryId } from './add-pages.js';
import { DEMO_FOLDER } from './demo-goods.js';

const text = (value: string) => `'${value.replaceAll("'", "''")}'`;
const bannerId = (slug: string) => entryId(text(`BANNER ${slug}`));
const ANNOUNCEMENT_ID = entryId(text('ANNOUNCEMENT demo'));

/** Adds the demo's banners and its announcement once: during the import of the demo, but not at later starts. */
export const MAKE_DEMO_SHOWCASE = `
WITH banners AS (
  INSERT INTO "banner" ("id", "place", "title", "description", "posterUrl", "darkPosterUrl", "href", "position") VALUES ${BANNERS.map(
    ({ slug, title, description, href }, position) =>
      `(${bannerId(slug)}, 'home', ${[title, description, bannerKey({ slug }), darkKey(bannerKey({ slug })), href].map(text).join(', ')}, ${position})`,
  ).join(', ')}
  ON CONFLICT ("id") DO NOTHING
)
INSERT INTO "announcement" ("id", "text", "href") VALUES (${ANNOUNCEMENT_ID}, ${text(ANNOUNCEMENT.text)}, ${text(ANNOUNCEMENT.href)})
ON CONFLICT ("id") DO NOTHING`;

/** SQL condition: banner `b` is one of the demo's and shows a picture of the demo. */
export const IS_DEMO_BANNER = `(b."id" IN (${BANNERS.map(({ slug }) => bannerId(slug)).join(', ')})
  AND (starts_with(b."posterUrl", '${DEMO_FOLDER}') OR starts_with(coalesce(b."mobilePosterUrl", ''), '${DEMO_FOLDER}')))`;

/** SQL condition: announcement `a` still has the demo's text. */
export const IS_DEMO_ANNOUNCEMENT = `(a."id" = ${ANNOUNCEMENT_ID} AND a."text" = ${text(ANNOUNCEMENT.text)})`;
