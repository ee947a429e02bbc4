import type { BulkStatements } from './statement-types/bulk.js';

import type { CartStatements } from './statement-types/cart.js';

import type { CatalogStatements } from './statement-types/catalog.js';

import type { ChangeSetsStatements } from './statement-types/change-sets.js';

import type { ClientsStatements } from './statement-types/clients.js';

import type { ContentStatements } from './statement-types/content.js';

import type { CustomFieldsStatements } from './statement-types/custom-fields.js';

import type { DeliveryStatements } from './statement-types/delivery.js';

import type { DeskStatements } from './statement-types/desk.js';

import type { ExchangeStatements } from './statement-types/exchange.js';

import type { ExportsStatements } from './statement-types/exports.js';

import type { FavouritesStatements } from './statement-types/favourites.js';

import type { FeedsStatements } from './statement-types/feeds.js';

import type { HealthStatements } from './statement-types/health.js';

import type { IdentityStatements } from './statement-types/identity.js';

import type { LoyaltyStatements } from './statement-types/loyalty.js';

import type { MediaStatements } from './statement-types/media.js';

import type { MessagingStatements } from './statement-types/messaging.js';

import type { OperatorStatements } from './statement-types/operator.js';

import type { OrdersStatements } from './statement-types/orders.js';

import type { PaymentStatements } from './statement-types/payment.js';

import type { PlatformStatements } from './statement-types/platform.js';

import type { PreviewsStatements } from './statement-types/previews.js';

import type { PricingStatements } from './statement-types/pricing.js';

import type { ProductFeedsStatements } from './statement-types/product-feeds.js';

import type { ProgramsStatements } from './statement-types/programs.js';

import type { PromoStatements } from './statement-types/promo.js';

import type { QuestionsStatements } from './statement-types/questions.js';

import type { ReportsStatements } from './statement-types/reports.js';

import type { RequestsStatements } from './statement-types/requests.js';

import type { ReturnsStatements } from './statement-types/returns.js';

import type { ReviewsStatements } from './statement-types/reviews.js';

import type { RolesStatements } from './statement-types/roles.js';

import type { SandboxStatements } from './statement-types/sandbox.js';

import type { SavedSearchesStatements } from './statement-types/saved-searches.js';

import type { SearchStatements } from './statement-types/search.js';

import type { SecondFactorStatements } from './statement-types/second-factor.js';

import type { SettingsStatements } from './statement-types/settings.js';

import type { SizesStatements } from './statement-types/sizes.js';

import type { SourcesStatements } from './statement-types/sources.js';

import type { WebhooksStatements } from './statement-types/webhooks.js';

/** What PostgreSQL takes and gives for every statement, by the folders that declare them. `npm run statements` writes these files. */
export interface StatementTypes
	extends
		BulkStatements,
		CartStatements,
		CatalogStatements,
		ChangeSetsStatements,
		ClientsStatements,
		ContentStatements,
		CustomFieldsStatements,
		DeliveryStatements,
		DeskStatements,
		ExchangeStatements,
		ExportsStatements,
		FavouritesStatements,
		FeedsStatements,
		HealthStatements,
		IdentityStatements,
		LoyaltyStatements,
		MediaStatements,
		MessagingStatements,
		OperatorStatements,
		OrdersStatements,
		PaymentStatements,
		PlatformStatements,
		PreviewsStatements,
		PricingStatements,
		ProductFeedsStatements,
		ProgramsStatements,
		PromoStatements,
		QuestionsStatements,
		ReportsStatements,
		RequestsStatements,
		ReturnsStatements,
		ReviewsStatements,
		RolesStatements,
		SandboxStatements,
		SavedSearchesStatements,
		SearchStatements,
		SecondFactorStatements,
		SettingsStatements,
		SizesStatements,
		SourcesStatements,
		WebhooksStatements {}
