import { Global, Module } from '@nestjs/common';
import { MetricsController } from './metrics.controller.js';
import { Metrics } from './metrics.js';

@Global()
@Module({ providers: [Metrics], controllers: [MetricsController], exports: [Metrics] })
export class ObservabilityModule {}
