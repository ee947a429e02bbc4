import { Module, type OnApplicationShutdown } from '@nestjs/common';
import { CONFIG } from '../platform/config/config.module.js';
import { ClientBudgets } from '../platform/throttling/client-budgets.js';
import { FairQueue } from '../platform/throttling/fair-queue.js';
import type { MediaConfig } from './media.config.js';
import { ImageProxy } from './image-proxy.js';
import { MediaController } from './media.controller.js';
import { PictureCache } from './picture-cache.js';
import { PictureWorkers } from './picture-workers.js';
import { pickStorage } from './pick-storage.js';

const WAITING = 400;
/** Maximum number of queued requests per client. A long page whose pictures are not cached requests about 60. */
const WAITING_OF_ONE = 100;
const PATIENCE_MS = 20_000;

@Module({
  controllers: [MediaController],
  providers: [
    PictureWorkers,
    {
      provide: ImageProxy,
      inject: [CONFIG, PictureWorkers],
      useFactory: (config: MediaConfig, workers: PictureWorkers) =>
        new ImageProxy({
          storage: pickStorage(config),
          cache: new PictureCache(config.IMAGE_CACHE_FOLDER, config.IMAGE_CACHE_MEGABYTES * 1e6),
          workers,
          queue: new FairQueue({
            running: config.PICTURES_AT_ONCE,
            runningOfOne: Math.max(1, config.PICTURES_AT_ONCE - 1),
            waiting: WAITING,
            waitingOfOne: WAITING_OF_ONE,
            patienceMs: PATIENCE_MS,
          }),
          budgets: new ClientBudgets(config.PICTURE_POINTS_PER_MINUTE),
        }),
    },
  ],
})
export class MediaModule implements OnApplicationShutdown {
  constructor(private readonly workers: PictureWorkers) {}

  onApplicationShutdown(): void {
    this.workers.close();
  }
}
