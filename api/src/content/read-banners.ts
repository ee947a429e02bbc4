import { Injectable } from '@nestjs/common';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import { OF_NO_USE } from '../promo/index.js';
import type { AnnouncementBar, BannerList } from './banner.model.js';

/**
 * Reads the banners and announcements that are shown at this moment: from `publishAt` on, and no longer at `finishAt`.
 * `changesAt` tells caches how long an answer is valid. `api/prisma/sql/showcase-checks.sql` refuses entries that would
 * never be shown.
 */
@Injectable()
export class ReadBanners {
  constructor(private readonly statements: Statements) {}

  async at(place: string, now = new Date(Date.now())): Promise<BannerList> {
    const [found] = await this.statements.rows(BANNERS, { place, now, always: null });
    return { items: found!.items, changesAt: found!.changesAt };
  }

  /**
   * Returns the banners of a banner's place as they are at the first moment at which it can be shown, with this banner
   * even if it is switched off or its time is over. Null if there is no such banner.
   */
  async around(id: string, now = new Date(Date.now())): Promise<BannerList | null> {
    const banner = await this.statements.prisma.banner.findUnique({ where: { id } });
    if (!banner) return null;
    const { place, publishAt } = banner;
    const moment = publishAt && publishAt > now ? publishAt : now;
    const [found] = await this.statements.rows(BANNERS, { place, now: moment, always: id });
    return { items: found!.items, changesAt: null };
  }

  /** `userId` is the one who asks; null for a guest. */
  async announcement(userId: string | null, now = new Date(Date.now())): Promise<AnnouncementBar> {
    const [found] = await this.statements.rows(ANNOUNCEMENT, { userId, now });
    return { announcement: found!.announcement, changesAt: found!.changesAt };
  }
}

const SHOWN = `coalesce(x."publishAt" <= :now, true) AND coalesce(x."finishAt" > :now, true)`;
const CHANGES_AT = `(SELECT min(t) FROM known x, unnest(ARRAY[x."publishAt", x."finishAt"]) AS t WHERE t > :now)`;

const BANNERS = statement('banners')`
WITH known AS (SELECT * FROM "banner" WHERE "place" = :place AND ("active" OR "id" = :always?::uuid))
SELECT ${CHANGES_AT} AS "changesAt",
  (SELECT coalesce(jsonb_agg(jsonb_build_object('id', x."id", 'title', x."title", 'description', x."description",
     'posterUrl', x."posterUrl", 'darkPosterUrl', x."darkPosterUrl", 'mobilePosterUrl', x."mobilePosterUrl",
     'href', x."href") ORDER BY x."position", x."id"), '[]')
   FROM known x WHERE ${SHOWN} OR x."id" = :always?::uuid) AS "items"`;

/**
 * SQL condition: the announcement `x` names a promo code that is of no use to the shopper who asks. A code is named as it is
 * written, as a word of the text.
 */
const NAMES_USELESS_CODE = `:userId?::uuid IS NOT NULL AND EXISTS (SELECT FROM "promocode" p
  WHERE p."code" = ANY(regexp_split_to_array(upper(x."text"), '[[:space:],.:;!?«»"()\u00A0]+')) AND p."deletedAt" IS NULL
    AND ${OF_NO_USE})`;

const ANNOUNCEMENT = statement('announcement')`
WITH known AS (SELECT * FROM "announcement" WHERE "active")
SELECT ${CHANGES_AT} AS "changesAt",
  (SELECT jsonb_build_object('id', x."id", 'text', x."text", 'href', x."href", 'tone', x."tone")
   FROM known x WHERE ${SHOWN} AND NOT (${NAMES_USELESS_CODE}) ORDER BY coalesce(x."publishAt", x."createdAt") DESC, x."id" LIMIT 1) AS "announcement"`;
