import { Injectable } from '@nestjs/common';
import type { Actor } from '../platform/auth/actor.js';
import { Statements } from '../platform/database/statements.js';
import { AcceptPicture } from './accept-picture.js';
import { Audit } from './audit.js';
import type { SaveAnnouncementInput, SaveBannerInput } from './banner.input.js';
import type { OperatorAnnouncement, OperatorBanner } from './banner.model.js';
import { explained } from './explained.js';

const ID = { id: true } as const;

/** Reads and saves banners and announcements. Saving one replaces all its fields. */
@Injectable()
export class EditBanners {
  constructor(
    private readonly statements: Statements,
    private readonly audit: Audit,
    private readonly pictures: AcceptPicture,
  ) {}

  banners(): Promise<OperatorBanner[]> {
    return this.statements.prisma.banner.findMany({ orderBy: [{ place: 'asc' }, { position: 'asc' }, { id: 'asc' }] });
  }

  announcements(): Promise<OperatorAnnouncement[]> {
    return this.statements.prisma.announcement.findMany({ orderBy: [{ createdAt: 'desc' }, { id: 'asc' }] });
  }

  /** Saves a banner and returns its id. Throws NOT_FOUND, PICTURE_NOT_USABLE, BAD_USER_INPUT. */
  async saveBanner(by: Actor, { id = null, ...given }: SaveBannerInput): Promise<string> {
    const data = {
      ...given,
      ...timed(given),
      posterUrl: await this.pictures.of(given.posterUrl),
      darkPosterUrl: (await this.pictures.of(given.darkPosterUrl)) ?? null,
      mobilePosterUrl: (await this.pictures.of(given.mobilePosterUrl)) ?? null,
    };
    return this.audit.change({ by, action: 'saveBanner', entity: 'BANNER', id }, async ({ prisma: { banner } }) => {
      const write = id ? banner.update({ where: { id }, data, select: ID }) : banner.create({ data, select: ID });
      return (await explained(write)).id;
    });
  }

  /** Saves an announcement and returns its id. Throws NOT_FOUND, BAD_USER_INPUT. */
  async saveAnnouncement(by: Actor, { id = null, ...given }: SaveAnnouncementInput): Promise<string> {
    const data = { ...given, ...timed(given) };
    const action = { by, action: 'saveAnnouncement', entity: 'ANNOUNCEMENT', id } as const;
    return this.audit.change(action, async ({ prisma: { announcement } }) => {
      const write = id
        ? announcement.update({ where: { id }, data, select: ID })
        : announcement.create({ data, select: ID });
      return (await explained(write)).id;
    });
  }

  /** Throws NOT_FOUND. */
  async removeBanner(by: Actor, id: string): Promise<void> {
    await this.audit.change({ by, action: 'removeBanner', entity: 'BANNER', id }, ({ prisma }) =>
      explained(prisma.banner.delete({ where: { id }, select: ID })),
    );
  }

  /** Throws NOT_FOUND. */
  async removeAnnouncement(by: Actor, id: string): Promise<void> {
    await this.audit.change({ by, action: 'removeAnnouncement', entity: 'ANNOUNCEMENT', id }, ({ prisma }) =>
      explained(prisma.announcement.delete({ where: { id }, select: ID })),
    );
  }
}

/** What is left out is taken away, as saving replaces the whole. */
const timed = ({ href = null, publishAt = null, finishAt = null }: Partial<SaveAnnouncementInput>) => ({
  href,
  publishAt,
  finishAt,
});
