import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '../platform/observability/logger.js';
import { KnownDevices } from './known-devices.js';
import { OneTimeCodes } from './one-time-codes.js';
import { Sessions } from './sessions.js';

const EVERY_MS = 60 * 60 * 1000;

/** Deletes expired codes, devices and sessions once an hour. Several processes may do this at the same time. */
@Injectable()
export class ForgetOld implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly codes: OneTimeCodes,
    private readonly devices: KnownDevices,
    private readonly sessions: Sessions,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.run(), EVERY_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private async run(): Promise<void> {
    try {
      await Promise.all([this.codes.forgetOld(), this.devices.forgetOld(), this.sessions.forgetOld()]);
    } catch (error) {
      this.log.warn({ err: error }, 'old codes and sessions stay for another hour');
    }
  }
}
