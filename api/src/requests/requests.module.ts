import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity/index.js';
import { CooperativeRequestResolver } from './cooperative-request.resolver.js';
import { CreateCooperativeRequest } from './create-cooperative-request.js';
import { DecideCooperativeRequest } from './decide-cooperative-request.js';
import { ForgetRequests } from './forget-requests.js';
import { RequestLimits } from './request-limits.js';
import { SendCooperativeLetters } from './cooperative-letters.js';

@Module({
  imports: [IdentityModule],
  providers: [
    CooperativeRequestResolver,
    CreateCooperativeRequest,
    DecideCooperativeRequest,
    ForgetRequests,
    RequestLimits,
    SendCooperativeLetters,
  ],
  exports: [DecideCooperativeRequest],
})
export class RequestsModule {}
