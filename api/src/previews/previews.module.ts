import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/index.js';
import { ContentModule } from '../content/index.js';
import { MediaModule } from '../media/index.js';
import { FindPreview } from './find-preview.js';
import { PreviewsController } from './previews.controller.js';

@Module({
  imports: [CatalogModule, ContentModule, MediaModule],
  controllers: [PreviewsController],
  providers: [FindPreview],
})
export class PreviewsModule {}
