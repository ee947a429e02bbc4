import { Module } from '@nestjs/common';
import { IdentityAdminModule } from '../../identity/admin/index.js';
import { OperatorModule, versionResolverOf } from '../../operator/index.js';
import { SecondFactorModule } from '../../second-factor/index.js';
import { EditRoles } from './edit-roles.js';
import { GiveRole } from './give-role.js';
import { MeResolver } from './me.resolver.js';
import { Role } from './role.model.js';
import { RoleResolver } from './role.resolver.js';

@Module({
  imports: [IdentityAdminModule, OperatorModule, SecondFactorModule],
  providers: [EditRoles, GiveRole, MeResolver, RoleResolver, versionResolverOf(Role, 'ROLE', ({ id }) => id)],
})
export class RolesModule {}
