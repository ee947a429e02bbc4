import { Module } from '@nestjs/common';
import { MediaModule } from '../index.js';
import { AcceptPicture } from './accept-picture.js';

@Module({
  imports: [MediaModule],
  providers: [AcceptPicture],
  exports: [AcceptPicture],
})
export class MediaAdminModule {}
