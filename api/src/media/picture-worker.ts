import sharp from 'sharp';
import { renderPicture } from './render-picture.js';
import type { PictureJob, PictureResult } from './picture-workers.js';

/**
 * This script runs in a child process and generates one picture at a time. The API kills the process when it is idle,
 * which frees its memory.
 */
sharp.cache(false);
sharp.concurrency(1);

process.on('message', ({ original, modifiers }: PictureJob) => {
  void renderPicture(original, modifiers).then(
    (picture) => answer({ picture, megabytes: Math.round(process.memoryUsage.rss() / 1e6) }),
    (error: unknown) => answer({ error: error instanceof Error ? error.message : String(error) }),
  );
});
process.on('disconnect', () => process.exit());

function answer(result: PictureResult): void {
  process.send!(result);
}
