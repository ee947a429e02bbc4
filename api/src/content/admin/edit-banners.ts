import { Inject, Injectable } from '@nestjs/common';
import type { Announcement, Banner } from '../../generated/prisma/client.js';
import type { Actor } from '../../platform/auth/actor.js';
import type { PlatformConfig } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { changeableColumns } from '../../platform/database/changeable-columns.js';
import { statement } from '../../platform/database/statement.js';
import { Statements } from '../../platform/database/statements.js';
import { AcceptPicture } from '../../media/admin/index.js';
import { PreviewLinks, type ShowcasePreview } from '../index.js';
import { Audit, idOfWritten, notFound } from '../../operator/index.js';
import type { SaveAnnouncementInput, SaveBannerInput } from './banner.input.js';
import type { OperatorAnnouncement, OperatorBanner } from './banner.model.js';

/** Reads and saves banners and announcements. Omitted fields stay as they are. */
@Injectable()
export class EditBanners {
  constructor(
    private readonly statements: Statements,
    private readonly audit: Audit,
    private readonly pictures: AcceptPicture,
    private readonly previews: PreviewLinks,
    @Inject(CONFIG) private readonly config: Pick<PlatformConfig, 'STOREFRONT_URL'>,
  ) {}

  banners(): Promise<OperatorBanner[]> {
    return this.statements.prisma.banner.findMany({ orderBy: [{ place: 'asc' }, { position: 'asc' }, { id: 'asc' }] });
  }

  announcements(): Promise<OperatorAnnouncement[]> {
    return this.statements.prisma.announcement.findMany({ orderBy: [{ createdAt: 'desc' }, { id: 'asc' }] });
  }

  /** Throws NOT_FOUND for an unknown id. */
  async preview(id: string): Promise<ShowcasePreview> {
    if ((await this.statements.prisma.banner.count({ where: { id } })) === 0) throw notFound();
    const link = this.previews.banners.make(id);
    return { ...link, url: `${this.config.STOREFRONT_URL}/preview/banners/${link.token}` };
  }

  /** Saves a banner and returns its id. Throws NOT_FOUND, PICTURE_NOT_USABLE, BAD_USER_INPUT. */
  async saveBanner(by: Actor, dto: SaveBannerInput): Promise<string> {
    const { id = null, version: _seen, ...given } = dto;
    const data = {
      ...given,
      posterUrl: await this.pictures.of(given.posterUrl),
      darkPosterUrl: await this.pictures.of(given.darkPosterUrl),
      mobilePosterUrl: await this.pictures.of(given.mobilePosterUrl),
    };
    return this.audit.change({ by, action: 'saveBanner', entity: 'BANNER', id, seen: dto }, async (queries) => {
      const { place, title, posterUrl } = data;
      const saved = id ?? (await idOfWritten(queries.rows(MAKE_BANNER, { place, title, posterUrl })));
      return idOfWritten(queries.rows(EDIT_BANNER, { id: saved, values: BANNER.valuesOf(data) }));
    });
  }

  /** Saves an announcement and returns its id. Throws NOT_FOUND, BAD_USER_INPUT. */
  async saveAnnouncement(by: Actor, dto: SaveAnnouncementInput): Promise<string> {
    const { id = null, version: _seen, ...data } = dto;
    const action = { by, action: 'saveAnnouncement', entity: 'ANNOUNCEMENT', id, seen: dto } as const;
    return this.audit.change(action, async (queries) => {
      const saved = id ?? (await idOfWritten(queries.rows(MAKE_ANNOUNCEMENT, { text: data.text })));
      return idOfWritten(queries.rows(EDIT_ANNOUNCEMENT, { id: saved, values: ANNOUNCEMENT.valuesOf(data) }));
    });
  }

  /** Throws NOT_FOUND for an unknown id. */
  async removeBanner(by: Actor, id: string): Promise<void> {
    await this.audit.change({ by, action: 'removeBanner', entity: 'BANNER', id }, (queries) =>
      idOfWritten(queries.rows(REMOVE_BANNER, { id })),
    );
  }

  /** Throws NOT_FOUND for an unknown id. */
  async removeAnnouncement(by: Actor, id: string): Promise<void> {
    await this.audit.change({ by, action: 'removeAnnouncement', entity: 'ANNOUNCEMENT', id }, (queries) =>
      idOfWritten(queries.rows(REMOVE_ANNOUNCEMENT, { id })),
    );
  }
}

const BANNER = changeableColumns<Banner>()(
  'place',
  'title',
  'description',
  'posterUrl',
  'darkPosterUrl',
  'mobilePosterUrl',
  'href',
  'position',
  'active',
  'publishAt',
  'finishAt',
);

const MAKE_BANNER = statement('operator-make-banner')`
INSERT INTO "banner" ("place", "title", "posterUrl") VALUES (:place, :title, :posterUrl) RETURNING "id"`;

const EDIT_BANNER = statement('operator-edit-banner')`
UPDATE "banner" changed SET ${BANNER.set}, "updatedAt" = now() WHERE "id" = :id RETURNING "id"`;

const REMOVE_BANNER = statement('operator-remove-banner')`DELETE FROM "banner" WHERE "id" = :id RETURNING "id"`;

const ANNOUNCEMENT = changeableColumns<Announcement>()('text', 'href', 'tone', 'active', 'publishAt', 'finishAt');

const MAKE_ANNOUNCEMENT = statement('operator-make-announcement')`
INSERT INTO "announcement" ("text") VALUES (:text) RETURNING "id"`;

const EDIT_ANNOUNCEMENT = statement('operator-edit-announcement')`
UPDATE "announcement" changed SET ${ANNOUNCEMENT.set}, "updatedAt" = now() WHERE "id" = :id RETURNING "id"`;

const REMOVE_ANNOUNCEMENT = statement('operator-remove-announcement')`
DELETE FROM "announcement" WHERE "id" = :id RETURNING "id"`;
