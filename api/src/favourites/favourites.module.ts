import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity/index.js';
import { FavouriteResolver } from './favourite.resolver.js';
import { KeepFavourites } from './keep-favourites.js';
import { SendNotices } from './send-notices.js';
import { ShareFavourites } from './share-favourites.js';
import { SharedFavouritesResolver } from './shared-favourites.resolver.js';
import { StockNoticeResolver } from './stock-notice.resolver.js';
import { StockNotices } from './stock-notices.js';

@Module({
  imports: [IdentityModule],
  providers: [
    FavouriteResolver,
    KeepFavourites,
    SendNotices,
    ShareFavourites,
    SharedFavouritesResolver,
    StockNoticeResolver,
    StockNotices,
  ],
})
export class FavouritesModule {}
