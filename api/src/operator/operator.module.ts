import { Module } from '@nestjs/common';
import { ClientsModule } from '../clients/index.js';
import { ContentModule } from '../content/index.js';
import { CustomFieldsModule } from '../custom-fields/index.js';
import { IdentityModule } from '../identity/index.js';
import { LoyaltyModule } from '../loyalty/index.js';
import { MediaModule } from '../media/index.js';
import { OrdersModule } from '../orders/index.js';
import { RequestsModule } from '../requests/index.js';
import { ReturnsModule } from '../returns/index.js';
import { ReviewsModule } from '../reviews/index.js';
import { WebhooksModule } from '../webhooks/index.js';
import { AcceptPicture } from './accept-picture.js';
import { AnswerReturns } from './answer-returns.js';
import { AddOrderNote } from './add-order-note.js';
import { AddressesResolver } from './addresses.resolver.js';
import { AnswerMeetPrice } from './answer-meet-price.js';
import { AnswerPartners } from './answer-partners.js';
import { Audit } from './audit.js';
import { OperatorBannerResolver } from './banner.resolver.js';
import { OperatorClientResolver } from './client.resolver.js';
import { CommerceResolver } from './commerce.resolver.js';
import { ContentResolver } from './content.resolver.js';
import { CreateOrderForShopper } from './create-order-for-shopper.js';
import { EditAddresses } from './edit-addresses.js';
import { EditBanners } from './edit-banners.js';
import { EditBrands } from './edit-brands.js';
import { EditCategories } from './edit-categories.js';
import { CustomFieldResolver } from './custom-field.resolver.js';
import { EditClientDocuments } from './edit-client-documents.js';
import { EditClients } from './edit-clients.js';
import { EditContent } from './edit-content.js';
import { EditCustomFields } from './edit-custom-fields.js';
import { EditOrderItems } from './edit-order-items.js';
import { EditOrders } from './edit-orders.js';
import { EditProduct } from './edit-product.js';
import { EditPrograms } from './edit-programs.js';
import { EditPromocodes } from './edit-promocodes.js';
import { EditShowcase } from './edit-showcase.js';
import { EditWebhooks } from './edit-webhooks.js';
import { FindOrders } from './find-orders.js';
import { FindProducts } from './find-products.js';
import { ManageShoppers } from './manage-shoppers.js';
import { ModerateReviews } from './moderate-reviews.js';
import { MoveOrders } from './move-orders.js';
import { OperatorActionResolver } from './operator-action.resolver.js';
import { OperatorBrandResolver } from './operator-brand.resolver.js';
import { OperatorCategoryResolver } from './operator-category.resolver.js';
import {
  CollectionCustomFieldsResolver,
  OfferCustomFieldsResolver,
  OrderCustomFieldsResolver,
  ProductCustomFieldsResolver,
  ShopperCustomFieldsResolver,
} from './operator-custom-fields.resolvers.js';
import { OperatorMediaResolver } from './media.resolver.js';
import { OperatorMeetPriceResolver } from './operator-meet-price.resolver.js';
import { OperatorOrderResolver } from './operator-order.resolver.js';
import { OperatorProductResolver } from './operator-product.resolver.js';
import { OperatorRequestResolver } from './operator-request.resolver.js';
import { OperatorReturnResolver } from './operator-return.resolver.js';
import { OperatorReviewResolver } from './operator-review.resolver.js';
import { OrderEditResolver } from './order-edit.resolver.js';
import { OrderForShopperResolver } from './order-for-shopper.resolver.js';
import { ProgramResolver } from './program.resolver.js';
import { QueueEventsResolver } from './queue-events.resolver.js';
import { ReadActions } from './read-actions.js';
import { ReadOrderChanges } from './read-order-changes.js';
import { ReadSearchReport } from './read-search-report.js';
import { RefundOrders } from './refund-orders.js';
import { SaveLoyaltyLevels } from './save-loyalty-levels.js';
import { SaveProductItem } from './save-product-item.js';
import { SaveProduct } from './save-product.js';
import { SearchReportResolver } from './search-report.resolver.js';
import { SetCustomFields } from './set-custom-fields.js';
import { SetMedia } from './set-media.js';
import { SetOffers } from './set-offers.js';
import { ShopperResolver } from './shopper.resolver.js';
import { ShowcaseResolver } from './showcase.resolver.js';
import { TakeUpOrders } from './take-up-orders.js';
import { WebhookResolver } from './webhook.resolver.js';

@Module({
  imports: [
    ClientsModule,
    ContentModule,
    CustomFieldsModule,
    IdentityModule,
    LoyaltyModule,
    MediaModule,
    OrdersModule,
    RequestsModule,
    ReturnsModule,
    ReviewsModule,
    WebhooksModule,
  ],
  providers: [
    AcceptPicture,
    AddOrderNote,
    AddressesResolver,
    AnswerMeetPrice,
    AnswerPartners,
    AnswerReturns,
    Audit,
    CollectionCustomFieldsResolver,
    CommerceResolver,
    ContentResolver,
    CreateOrderForShopper,
    CustomFieldResolver,
    EditAddresses,
    EditBanners,
    EditBrands,
    EditCategories,
    EditClientDocuments,
    EditClients,
    EditContent,
    EditCustomFields,
    EditOrderItems,
    EditOrders,
    EditProduct,
    EditPrograms,
    EditPromocodes,
    EditShowcase,
    EditWebhooks,
    FindOrders,
    FindProducts,
    ManageShoppers,
    ModerateReviews,
    MoveOrders,
    OfferCustomFieldsResolver,
    OperatorActionResolver,
    OperatorBannerResolver,
    OperatorBrandResolver,
    OperatorCategoryResolver,
    OperatorClientResolver,
    OperatorMediaResolver,
    OperatorMeetPriceResolver,
    OperatorOrderResolver,
    OperatorProductResolver,
    OperatorRequestResolver,
    OperatorReturnResolver,
    OperatorReviewResolver,
    OrderCustomFieldsResolver,
    ProductCustomFieldsResolver,
    OrderEditResolver,
    OrderForShopperResolver,
    ProgramResolver,
    QueueEventsResolver,
    ReadActions,
    ReadOrderChanges,
    ReadSearchReport,
    RefundOrders,
    SaveLoyaltyLevels,
    SaveProduct,
    SaveProductItem,
    SearchReportResolver,
    SetMedia,
    SetOffers,
    SetCustomFields,
    ShopperCustomFieldsResolver,
    ShopperResolver,
    ShowcaseResolver,
    TakeUpOrders,
    WebhookResolver,
  ],
  exports: [Audit],
})
export class OperatorModule {}
