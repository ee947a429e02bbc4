import { Global, Module } from '@nestjs/common';
import { AnswerMemory } from './answer-memory.js';

@Global()
@Module({ providers: [AnswerMemory], exports: [AnswerMemory] })
export class AnswerMemoryModule {}
