import { Module } from '@nestjs/common';
import { OperatorModule, versionResolverOf } from '../../operator/index.js';
import { EditPromocodes } from './edit-promocodes.js';
import { OperatorPromocode } from './promocode.model.js';
import { OperatorPromocodeResolver } from './promocode.resolver.js';

@Module({
  imports: [OperatorModule],
  providers: [
    EditPromocodes,
    OperatorPromocodeResolver,
    versionResolverOf(OperatorPromocode, 'PROMOCODE', ({ id }) => id),
  ],
})
export class PromoAdminModule {}
