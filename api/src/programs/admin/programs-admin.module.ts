import { Module } from '@nestjs/common';
import { OperatorModule } from '../../operator/index.js';
import { EditPrograms } from './edit-programs.js';
import { ProgramResolver } from './program.resolver.js';

@Module({
  imports: [OperatorModule],
  providers: [EditPrograms, ProgramResolver],
})
export class ProgramsAdminModule {}
