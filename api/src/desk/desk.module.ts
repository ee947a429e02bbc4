import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity/index.js';
import { OperatorModule } from '../operator/index.js';
import { DeskCalls } from './desk-calls.js';
import { DeskSessionController } from './desk-session.controller.js';
import { DeskSessions } from './desk-sessions.js';
import { FirstAdministrator } from './first-administrator.js';
import { FirstStepResolver } from './first-steps/first-step.resolver.js';
import { ReadFirstSteps } from './first-steps/read-first-steps.js';
import { ShopServiceResolver } from './services/shop-service.resolver.js';
import { SavedViewResolver } from './views/saved-view.resolver.js';
import { SavedViews } from './views/saved-views.js';

/**
 * What the pages of the desk need from the API besides the operators' schema: their files, their session and saved
 * filters.
 */
@Module({
  imports: [IdentityModule, OperatorModule],
  controllers: [DeskSessionController],
  providers: [
    DeskCalls,
    DeskSessions,
    FirstAdministrator,
    FirstStepResolver,
    ReadFirstSteps,
    SavedViewResolver,
    SavedViews,
    ShopServiceResolver,
  ],
})
export class DeskModule {}
