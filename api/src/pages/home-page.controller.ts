import { Controller, Get, Header, Inject } from '@nestjs/common';
import { Public } from '../platform/auth/access.js';
import { CONFIG } from '../platform/config/config.module.js';
import { servesGraphiql, servesIntrospection } from '../platform/graphql/developer-settings.js';
import type { FeedsConfig } from '../product-feeds/index.js';
import { HOME_POLICY, homePage } from './home-page.js';

@Public()
@Controller()
export class HomePageController {
  constructor(@Inject(CONFIG) private readonly config: FeedsConfig) {}

  /** Serves the page with links to the parts of the API. It names nothing that a client could not find out. */
  @Get()
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('content-security-policy', HOME_POLICY)
  @Header('cache-control', 'no-cache')
  @Header('x-robots-tag', 'noindex')
  page(): string {
    return homePage({
      storefrontUrl: this.config.STOREFRONT_URL,
      docsUrl: this.config.DOCS_URL,
      graphiql: servesGraphiql(this.config),
      introspection: servesIntrospection(this.config),
      feeds: this.config.PRODUCT_FEEDS,
    });
  }
}
