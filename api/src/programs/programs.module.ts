import { Module } from '@nestjs/common';
import { ProgramMetrics } from './program-metrics.js';
import { Programs } from './programs.js';

@Module({ providers: [ProgramMetrics, Programs], exports: [Programs] })
export class ProgramsModule {}
