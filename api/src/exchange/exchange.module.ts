import { Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { errorCodes, type FastifyInstance } from 'fastify';
import { MediaModule } from '../media/index.js';
import { OperatorModule } from '../operator/index.js';
import { OrdersModule } from '../orders/index.js';
import { SourcesModule } from '../sources/index.js';
import { ExchangeController } from './exchange.controller.js';
import { ExchangeSessions } from './exchange-sessions.js';
import { GiveOrders } from './give-orders.js';
import { ImportReceived } from './import-received.js';
import { ReceivePart } from './receive-part.js';
import { TakeAnswers } from './take-answers.js';

/** Media type that bodies of the exchange get, whatever 1С calls them. */
const BODY_TYPE = 'application/x-exchange';

@Module({
  imports: [MediaModule, OperatorModule, OrdersModule, SourcesModule],
  controllers: [ExchangeController],
  providers: [ExchangeSessions, GiveOrders, ImportReceived, ReceivePart, TakeAnswers],
})
export class ExchangeModule implements OnModuleInit {
  constructor(private readonly adapter: HttpAdapterHost) {}

  /**
   * Passes the bodies of the exchange to the controller as streams: 1С sends files as forms, as octets or without a
   * type.
   */
  onModuleInit(): void {
    const { httpAdapter } = this.adapter as Partial<HttpAdapterHost>;
    const server = httpAdapter?.getInstance<FastifyInstance>();
    if (!server) return;
    server.addHook('onRequest', (request, _, done) => {
      if (/^\/exchange\/1c(?:\?|$)/.test(request.url)) request.headers['content-type'] = BODY_TYPE;
      done();
    });
    server.addContentTypeParser(BODY_TYPE, (request, body, done) => {
      if (request.url.startsWith('/exchange/1c')) return done(null, body);
      done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(), undefined);
    });
  }
}
