import {
  Inject,
  Module,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { errorCodes, type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { CONFIG } from '../platform/config/config.module.js';
import { LOGGER } from '../platform/observability/logger.js';
import { ClientBudgets } from '../platform/throttling/client-budgets.js';
import { FairQueue } from '../platform/throttling/fair-queue.js';
import type { MediaConfig } from './media.config.js';
import { CompleteUpload } from './complete-upload.js';
import { CreateUpload } from './create-upload.js';
import { DescribePictures } from './describe-pictures.js';
import { ImageProxy } from './image-proxy.js';
import { KeepPicture } from './keep-picture.js';
import { MediaController } from './media.controller.js';
import { OBJECT_STORAGE, StorageUnavailableError, type ObjectStorage } from './object-storage.js';
import { PictureCache } from './picture-cache.js';
import { PictureClaims } from './picture-claims.js';
import { PICTURE_QUEUE, UPLOAD_QUEUE } from './picture-queue.js';
import { PictureWorkers } from './picture-workers.js';
import { pickStorage } from './pick-storage.js';
import { ReceiveUpload } from './receive-upload.js';
import { ServeVideo } from './serve-video.js';
import { StorePicture } from './store-picture.js';
import { SweepObjects } from './sweep-objects.js';
import { UploadResolver } from './upload.resolver.js';
import { UploadsController } from './uploads.controller.js';

/** Types of pictures, videos and suppliers’ files. */
const UPLOADED = /^(?:(?:image|video)\/|(?:text|application)\/(?:csv|xml|x-ndjson|octet-stream|vnd\.openxmlformats))/;
const WAITING = 400;
/** Maximum number of queued requests per client. A long page whose pictures are not cached requests about 60. */
const WAITING_OF_ONE = 100;
const PATIENCE_MS = 20_000;
/**
 * Number of uploads that one process receives at once. They are streams, so they need files and sockets but no memory.
 */
const UPLOADS_AT_ONCE = 20;

@Module({
  controllers: [MediaController, UploadsController],
  providers: [
    CompleteUpload,
    CreateUpload,
    DescribePictures,
    KeepPicture,
    PictureClaims,
    PictureWorkers,
    ReceiveUpload,
    ServeVideo,
    StorePicture,
    SweepObjects,
    UploadResolver,
    { provide: OBJECT_STORAGE, inject: [CONFIG], useFactory: pickStorage },
    {
      provide: PICTURE_QUEUE,
      inject: [CONFIG],
      useFactory: ({ PICTURES_AT_ONCE }: MediaConfig) =>
        new FairQueue({
          running: PICTURES_AT_ONCE,
          runningOfOne: Math.max(1, PICTURES_AT_ONCE - 1),
          waiting: WAITING,
          waitingOfOne: WAITING_OF_ONE,
          patienceMs: PATIENCE_MS,
        }),
    },
    {
      provide: UPLOAD_QUEUE,
      useFactory: () =>
        new FairQueue({
          running: UPLOADS_AT_ONCE,
          runningOfOne: 8,
          waiting: WAITING,
          waitingOfOne: 16,
          patienceMs: PATIENCE_MS,
        }),
    },
    {
      provide: ImageProxy,
      inject: [CONFIG, OBJECT_STORAGE, PictureWorkers, PICTURE_QUEUE, PictureClaims],
      useFactory: (
        config: MediaConfig,
        storage: ObjectStorage,
        workers: PictureWorkers,
        queue: FairQueue,
        claims: PictureClaims,
      ) =>
        new ImageProxy({
          storage,
          cache: new PictureCache(config.IMAGE_CACHE_FOLDER, config.IMAGE_CACHE_MEGABYTES * 1e6),
          isShared: config.S3_ENDPOINT !== undefined,
          claims,
          workers,
          queue,
          budgets: new ClientBudgets(config.PICTURE_POINTS_PER_MINUTE),
        }),
    },
  ],
  exports: [ImageProxy, KeepPicture, OBJECT_STORAGE, StorePicture],
})
export class MediaModule implements OnModuleInit, OnApplicationBootstrap, OnApplicationShutdown {
  constructor(
    private readonly workers: PictureWorkers,
    private readonly adapter: HttpAdapterHost,
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** Passes bodies of uploads to the controller as streams. At any other URL such a body is still refused. */
  onModuleInit(): void {
    // `npm run admin -- move` starts the modules without a server.
    const { httpAdapter } = this.adapter as Partial<HttpAdapterHost>;
    const server = httpAdapter?.getInstance<FastifyInstance>();
    server?.addContentTypeParser(UPLOADED, (request, body, done) => {
      if (/^\/(?:admin\/)?uploads\//.test(request.url)) return done(null, body);
      done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(), undefined);
    });
  }

  /** A storage that refuses its settings ends the start; a storage that is unavailable for now does not. */
  async onApplicationBootstrap(): Promise<void> {
    try {
      await this.storage.prepare();
    } catch (error) {
      if (!(error instanceof StorageUnavailableError)) throw error;
      this.log.error({ err: error }, 'the storage of pictures does not answer; pictures and uploads wait for it');
    }
  }

  onApplicationShutdown(): void {
    this.workers.close();
  }
}
