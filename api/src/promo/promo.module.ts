import { Module } from '@nestjs/common';
import { PromocodeGuesses } from './promocode-guesses.js';
import { Promocodes } from './promocodes.js';

@Module({ providers: [PromocodeGuesses, Promocodes], exports: [Promocodes] })
export class PromoModule {}
