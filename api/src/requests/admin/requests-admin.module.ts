import { Module } from '@nestjs/common';
import { OperatorModule } from '../../operator/index.js';
import { RequestsModule } from '../index.js';
import { AnswerMeetPrice } from './answer-meet-price.js';
import { AnswerPartners } from './answer-partners.js';
import { OperatorMeetPriceResolver } from './operator-meet-price.resolver.js';
import { OperatorRequestResolver } from './operator-request.resolver.js';

@Module({
  imports: [OperatorModule, RequestsModule],
  providers: [AnswerMeetPrice, AnswerPartners, OperatorMeetPriceResolver, OperatorRequestResolver],
})
export class RequestsAdminModule {}
