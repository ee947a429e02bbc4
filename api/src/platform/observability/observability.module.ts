import { Global, Module } from '@nestjs/common';
import { Metrics } from './metrics.js';
import { RequestMetrics } from './request-metrics.js';

@Global()
@Module({ providers: [Metrics, RequestMetrics], exports: [Metrics, RequestMetrics] })
export class ObservabilityModule {}
