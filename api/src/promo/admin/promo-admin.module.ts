import { Module } from '@nestjs/common';
import { OperatorModule } from '../../operator/index.js';
import { EditPromocodes } from './edit-promocodes.js';
import { OperatorPromocodeResolver } from './promocode.resolver.js';

@Module({
  imports: [OperatorModule],
  providers: [EditPromocodes, OperatorPromocodeResolver],
})
export class PromoAdminModule {}
