import { Module } from '@nestjs/common';
import { LoyaltyModule } from '../loyalty/index.js';
import { AddressResolver } from './address.resolver.js';
import { BlogResolver } from './blog.resolver.js';
import { PreviewLinks } from './preview-links.js';
import { ReadContent } from './read-content.js';
import { ReadMetadata } from './read-metadata.js';
import { ReadRedirects } from './read-redirects.js';

@Module({
  imports: [LoyaltyModule],
  providers: [AddressResolver, BlogResolver, PreviewLinks, ReadContent, ReadMetadata, ReadRedirects],
  exports: [PreviewLinks, ReadContent],
})
export class ContentModule {}
