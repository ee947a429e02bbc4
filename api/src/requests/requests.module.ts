import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity/index.js';
import { PricingModule } from '../pricing/index.js';
import { CooperativeRequestResolver } from './cooperative-request.resolver.js';
import { CreateCooperativeRequest } from './create-cooperative-request.js';
import { CreateMeetPriceRequest } from './create-meet-price-request.js';
import { DecideCooperativeRequest } from './decide-cooperative-request.js';
import { DecideMeetPrice } from './decide-meet-price.js';
import { ForgetRequests } from './forget-requests.js';
import { SendMeetPriceNews } from './meet-price-news.js';
import { MeetPriceRequestResolver } from './meet-price-request.resolver.js';
import { ReadMeetPriceRequests } from './read-meet-price-requests.js';
import { RequestLimits } from './request-limits.js';
import { SendCooperativeLetters } from './cooperative-letters.js';

@Module({
  imports: [IdentityModule, PricingModule],
  providers: [
    CooperativeRequestResolver,
    CreateCooperativeRequest,
    CreateMeetPriceRequest,
    DecideCooperativeRequest,
    DecideMeetPrice,
    ForgetRequests,
    MeetPriceRequestResolver,
    ReadMeetPriceRequests,
    RequestLimits,
    SendCooperativeLetters,
    SendMeetPriceNews,
  ],
  exports: [DecideCooperativeRequest, DecideMeetPrice, ReadMeetPriceRequests],
})
export class RequestsModule {}
