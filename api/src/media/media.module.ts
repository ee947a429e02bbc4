import { Module } from '@nestjs/common';
import { CONFIG, type Config } from '../platform/config/config.module.js';
import { FolderStorage } from './adapters/folder.js';
import { ImageProxy } from './image-proxy.js';
import { MediaController } from './media.controller.js';

@Module({
  controllers: [MediaController],
  providers: [
    {
      provide: ImageProxy,
      inject: [CONFIG],
      useFactory: ({ STORAGE_FOLDER, IMAGE_CACHE_FOLDER }: Config) =>
        new ImageProxy(new FolderStorage(STORAGE_FOLDER), IMAGE_CACHE_FOLDER),
    },
  ],
})
export class MediaModule {}
