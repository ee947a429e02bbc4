import { Module } from '@nestjs/common';
import { IdentityAdminModule } from '../identity/admin/index.js';
import { MeResolver } from './me.resolver.js';

@Module({ imports: [IdentityAdminModule], providers: [MeResolver] })
export class RolesModule {}
