import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity/index.js';
import { MySizeResolver } from './my-size.resolver.js';
import { MySizes } from './my-sizes.js';

@Module({ imports: [IdentityModule], providers: [MySizeResolver, MySizes] })
export class SizesModule {}
