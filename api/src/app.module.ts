import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, HttpAdapterHost } from '@nestjs/core';
import { BulkAdminModule } from './bulk/admin/bulk-admin.module.js';
import { BulkModule } from './bulk/index.js';
import { CartModule } from './cart/index.js';
import { CatalogModule } from './catalog/index.js';
import { Config, parseConfig } from './config.js';
import { ClientsModule } from './clients/index.js';
import { ContentModule } from './content/index.js';
import { CustomFieldsModule } from './custom-fields/index.js';
import { DeskModule } from './desk/index.js';
import { DeliveryModule, Gazetteer, pickLabels, pickParcels, pickRates, pickSuggestions } from './delivery/index.js';
import { ERROR_CODES } from './error-codes.js';
import { ExchangeModule } from './exchange/index.js';
import { FavouritesModule } from './favourites/index.js';
import { SavedSearchesModule } from './saved-searches/index.js';
import { HealthController } from './health/health.controller.js';
import { Migrations } from './health/migrations.js';
import { Readiness } from './health/readiness.js';
import { AccessGuard, IdentityModule } from './identity/index.js';
import { MediaModule } from './media/index.js';
import { MessagingModule, pickMessengers, PrintedMessages } from './messaging/index.js';
import { CatalogAdminModule } from './catalog/admin/catalog-admin.module.js';
import { ClientsAdminModule } from './clients/admin/clients-admin.module.js';
import { ContentAdminModule } from './content/admin/content-admin.module.js';
import { CustomFieldsAdminModule } from './custom-fields/admin/custom-fields-admin.module.js';
import { IdentityAdminModule } from './identity/admin/identity-admin.module.js';
import { LoyaltyAdminModule } from './loyalty/admin/loyalty-admin.module.js';
import { MessagingAdminModule } from './messaging/admin/messaging-admin.module.js';
import { OrdersAdminModule } from './orders/admin/orders-admin.module.js';
import { ProgramsAdminModule } from './programs/admin/programs-admin.module.js';
import { PromoAdminModule } from './promo/admin/promo-admin.module.js';
import { RequestsAdminModule } from './requests/admin/requests-admin.module.js';
import { ReturnsAdminModule } from './returns/admin/returns-admin.module.js';
import { QuestionsAdminModule } from './questions/admin/questions-admin.module.js';
import { ReviewsAdminModule } from './reviews/admin/reviews-admin.module.js';
import { SearchAdminModule } from './search/admin/search-admin.module.js';
import { WebhooksAdminModule } from './webhooks/admin/webhooks-admin.module.js';
import { OperatorModule } from './operator/index.js';
import { OrdersModule } from './orders/index.js';
import { HomePageController } from './pages/home-page.controller.js';
import { PaymentModule, pickPaymentProvider } from './payment/index.js';
import { CONFIG, ConfigModule } from './platform/config/config.module.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { Statements } from './platform/database/statements.js';
import { UnavailableFilter } from './platform/database/unavailable.filter.js';
import { AnswerMemoryModule } from './platform/graphql/answer-memory.module.js';
import { graphqlAt } from './platform/graphql/endpoint.js';
import { Drain } from './platform/http/drain.js';
import { LiveModule } from './platform/live/live.module.js';
import { createLogger, LOGGER } from './platform/observability/logger.js';
import { ObservabilityModule } from './platform/observability/observability.module.js';
import { OutboxModule } from './platform/outbox/outbox.module.js';
import { QueryBudgetModule } from './platform/query-budget/query-budget.module.js';
import { Limits } from './platform/throttling/limits.js';
import { MutationGuard } from './platform/throttling/mutation.guard.js';
import { pickThrottlerStorage } from './platform/throttling/pick-storage.js';
import { ThrottlingModule } from './platform/throttling/throttling.module.js';
import { PreviewsModule } from './previews/index.js';
import { ProductFeedsModule } from './product-feeds/index.js';
import { ExportsModule } from './exports/index.js';
import { ReportsModule } from './reports/index.js';
import { RequestsModule } from './requests/index.js';
import { ReturnsModule } from './returns/index.js';
import { QuestionsModule } from './questions/index.js';
import { SizesModule } from './sizes/index.js';
import { ReviewsModule } from './reviews/index.js';
import { RolesModule } from './roles/admin/roles.module.js';
import { SchemaVersionResolver } from './schema-version.resolver.js';
import { ProgramsModule } from './programs/index.js';
import { SandboxModule } from './sandbox/index.js';
import { pickSearchEngine, SearchModule } from './search/index.js';
import { SecondFactorModule } from './second-factor/index.js';
import { SettingsAdminModule } from './settings/admin/settings-admin.module.js';
import { SettingsModule } from './settings/index.js';
import { SourcesModule } from './sources/index.js';
import { SubscriptionsModule } from './subscriptions/index.js';
import { WebhooksModule } from './webhooks/index.js';

const CODES = new Set(Object.keys(ERROR_CODES));

@Global()
@Module({
  providers: [
    { provide: LOGGER, inject: [CONFIG], useFactory: ({ LOG_LEVEL }: Config) => createLogger('api', LOG_LEVEL) },
  ],
  exports: [LOGGER],
})
class LoggingModule {}

/** The composition root: passes each module a `pick…` function that chooses the adapter to use. */
@Module({
  imports: [
    ConfigModule.with(() => parseConfig(process.env)),
    LoggingModule,
    ObservabilityModule,
    DatabaseModule,
    QueryBudgetModule,
    AnswerMemoryModule,
    SettingsModule.with(Config.shape),
    graphqlAt('/graphql', 'SHOPPERS', CODES),
    graphqlAt('/admin/graphql', 'OPERATORS', CODES),
    ThrottlingModule.with({ inject: [CONFIG, Statements, LOGGER], useFactory: pickThrottlerStorage }),
    OutboxModule,
    LiveModule,
    MessagingModule.with({ inject: [CONFIG, PrintedMessages, LOGGER], useFactory: pickMessengers }),
    DeliveryModule.with({
      labels: { inject: [CONFIG, LOGGER], useFactory: pickLabels },
      parcels: { inject: [CONFIG, Gazetteer, LOGGER], useFactory: pickParcels },
      rates: { inject: [CONFIG, Gazetteer, LOGGER], useFactory: pickRates },
      suggestions: { inject: [CONFIG, Gazetteer, Limits, LOGGER], useFactory: pickSuggestions },
    }),
    IdentityModule,
    CatalogModule,
    ClientsModule,
    ContentModule,
    CustomFieldsModule,
    SearchModule.with({ inject: [CONFIG, Statements, LOGGER], useFactory: pickSearchEngine }),
    ProgramsModule,
    PaymentModule.with({ inject: [CONFIG, Statements, HttpAdapterHost, LOGGER], useFactory: pickPaymentProvider }),
    MediaModule,
    PreviewsModule,
    ProductFeedsModule,
    CartModule,
    OrdersModule,
    ReturnsModule,
    QuestionsModule,
    SizesModule,
    ReviewsModule,
    FavouritesModule,
    SavedSearchesModule,
    RequestsModule,
    WebhooksModule,
    OperatorModule,
    DeskModule,
    CatalogAdminModule,
    ClientsAdminModule,
    ContentAdminModule,
    CustomFieldsAdminModule,
    IdentityAdminModule,
    LoyaltyAdminModule,
    MessagingAdminModule,
    OrdersAdminModule,
    ProgramsAdminModule,
    PromoAdminModule,
    RequestsAdminModule,
    ReturnsAdminModule,
    ExportsModule,
    ReportsModule,
    QuestionsAdminModule,
    ReviewsAdminModule,
    RolesModule,
    SearchAdminModule,
    SecondFactorModule,
    SettingsAdminModule,
    WebhooksAdminModule,
    SubscriptionsModule,
    BulkAdminModule,
    BulkModule,
    SourcesModule,
    SandboxModule,
    ExchangeModule,
  ],
  controllers: [HealthController, HomePageController],
  // The order matters: MutationGuard counts requests by the viewer, which AccessGuard determines first.
  providers: [
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_GUARD, useClass: MutationGuard },
    { provide: APP_FILTER, useClass: UnavailableFilter },
    Drain,
    Migrations,
    Readiness,
    SchemaVersionResolver,
  ],
})
export class AppModule {}
