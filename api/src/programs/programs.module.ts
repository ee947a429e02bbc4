import { Module } from '@nestjs/common';
import { Programs } from './programs.js';

@Module({ providers: [Programs], exports: [Programs] })
export class ProgramsModule {}
