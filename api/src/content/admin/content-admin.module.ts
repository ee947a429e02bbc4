import { Module } from '@nestjs/common';
import { ContentModule } from '../index.js';
import { MediaAdminModule } from '../../media/admin/index.js';
import { OperatorModule, versionResolverOf } from '../../operator/index.js';
import { OperatorRedirect, OperatorUrlMetadata } from './addresses.model.js';
import { AddressesResolver } from './addresses.resolver.js';
import { OperatorBannerResolver } from './banner.resolver.js';
import { ContentResolver } from './content.resolver.js';
import { EditAddresses } from './edit-addresses.js';
import { EditBanners } from './edit-banners.js';
import { EditContent } from './edit-content.js';
import { ImportRedirects } from './import-redirects.js';

import { OperatorAnnouncement, OperatorBanner } from './banner.model.js';

@Module({
  imports: [ContentModule, MediaAdminModule, OperatorModule],
  providers: [
    AddressesResolver,
    ContentResolver,
    EditAddresses,
    EditBanners,
    EditContent,
    ImportRedirects,
    OperatorBannerResolver,
    versionResolverOf(OperatorRedirect, 'REDIRECT', ({ id }) => id),
    versionResolverOf(OperatorUrlMetadata, 'URL_METADATA', ({ id }) => id),
    versionResolverOf(OperatorBanner, 'BANNER', ({ id }) => id),
    versionResolverOf(OperatorAnnouncement, 'ANNOUNCEMENT', ({ id }) => id),
  ],
})
export class ContentAdminModule {}
