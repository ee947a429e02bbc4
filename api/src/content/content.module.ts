import { Module } from '@nestjs/common';
import { LoyaltyModule } from '../loyalty/index.js';
import { AddressResolver } from './address.resolver.js';
import { BannerResolver } from './banner.resolver.js';
import { BlogResolver } from './blog.resolver.js';
import { PreviewLinks } from './preview-links.js';
import { ReadBanners } from './read-banners.js';
import { ReadContent } from './read-content.js';
import { ReadMetadata } from './read-metadata.js';
import { ReadRedirects } from './read-redirects.js';
import { ReadSiteMap } from './read-site-map.js';
import { ShopResolver } from './shop.resolver.js';
import { SiteMapResolver } from './site-map.resolver.js';

@Module({
  imports: [LoyaltyModule],
  providers: [
    AddressResolver,
    BannerResolver,
    BlogResolver,
    PreviewLinks,
    ReadBanners,
    ReadContent,
    ReadMetadata,
    ReadRedirects,
    ReadSiteMap,
    ShopResolver,
    SiteMapResolver,
  ],
  exports: [PreviewLinks, ReadContent],
})
export class ContentModule {}
