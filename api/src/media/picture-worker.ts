import sharp from 'sharp';
import { cleanPicture, describePicture } from './clean-picture.js';
import { renderPicture } from './render-picture.js';
import type { PictureAnswer, PictureJob } from './picture-workers.js';

/**
 * This script runs in a child process and generates or checks one picture at a time. The API kills the process when it is idle,
 * which frees its memory.
 */
sharp.cache(false);
sharp.concurrency(1);

process.on('message', (job: PictureJob) => {
  void work(job).then(
    (result) => answer({ result, megabytes: Math.round(process.memoryUsage.rss() / 1e6) }),
    (error: unknown) => answer({ error: error instanceof Error ? error.message : String(error) }),
  );
});
process.on('disconnect', () => process.exit());

async function work(job: PictureJob): Promise<unknown> {
  switch (job.kind) {
    case 'render':
      return renderPicture(job.original, job.modifiers);
    case 'clean':
      return cleanPicture(job.original);
    case 'describe':
      return describePicture(job.original);
    case 'preview': {
      // Few processes draw previews; the others need not load the layout of text and its fonts.
      const { drawPreview } = await import('./draw-preview.js');
      return drawPreview(job.preview);
    }
  }
}

function answer(result: PictureAnswer): void {
  process.send!(result);
}
