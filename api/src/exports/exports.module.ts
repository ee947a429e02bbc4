import { Module } from '@nestjs/common';
import { MediaModule } from '../media/index.js';
import { OperatorModule } from '../operator/index.js';
import { ExportTables } from './export-tables.js';
import { ExportsController } from './exports.controller.js';
import { ExportsResolver } from './exports.resolver.js';
import { ForgetExports } from './forget-exports.js';
import { ReadExports } from './read-exports.js';
import { TakeExport } from './take-export.js';
import { WorkExports } from './work-exports.js';

/** Exports lists as files for people. The domains add the lists (`ExportTables`) and the calls that request them. */
@Module({
  imports: [MediaModule, OperatorModule],
  controllers: [ExportsController],
  providers: [ExportTables, ExportsResolver, ForgetExports, ReadExports, TakeExport, WorkExports],
  exports: [ExportTables, TakeExport],
})
export class ExportsModule {}
