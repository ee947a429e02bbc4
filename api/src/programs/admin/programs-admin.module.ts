import { Module } from '@nestjs/common';
import { OperatorModule, versionResolverOf } from '../../operator/index.js';
import { EditPrograms } from './edit-programs.js';
import { OperatorProgram } from './program.model.js';
import { ProgramResolver } from './program.resolver.js';

@Module({
  imports: [OperatorModule],
  providers: [EditPrograms, ProgramResolver, versionResolverOf(OperatorProgram, 'PROGRAM', ({ id }) => id)],
})
export class ProgramsAdminModule {}
