import sharp, { type OverlayOptions } from 'sharp';
import { previewColours, previewText, type PreviewText } from './preview-text.js';
import type { RenderedPicture } from './render-picture.js';

/** A picture that other sites show beside a link to a page. */
export interface Preview extends PreviewText {
  /** Pictures as they are stored: a single picture fills its side, each of four gets a quarter. */
  pictures: Uint8Array[];
  /**
   * Whether the pictures are products, shown whole on the background of products, or photographs, which fill their
   * place.
   */
  fit: 'contain' | 'cover';
}

const WIDTH = 1200;
const HEIGHT = 630;
const PICTURE_WIDTH = 600;
/** Share of its place that a product fills, so that it does not touch the edges. */
const THING = 0.94;
const MOST_PIXELS = 60_000_000;
const LONGEST_SECONDS = 15;

/**
 * Draws a preview of 1200 × 630 pixels: pictures on the left, text on the right. A picture that cannot be decoded leaves
 * its place empty. JPEG, because not every site that shows previews reads other formats.
 */
export async function drawPreview({ pictures, fit, ...text }: Preview): Promise<RenderedPicture> {
  const { paper, ground } = previewColours;
  const words = await previewText(text, WIDTH - PICTURE_WIDTH, HEIGHT);
  const placed = await Promise.all(places(pictures.length).map((place, n) => inPlace(pictures[n]!, place, fit)));
  const bytes = await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: paper } })
    .composite([
      { input: { create: { width: PICTURE_WIDTH, height: HEIGHT, channels: 3, background: ground } }, left: 0, top: 0 },
      ...placed.flat(),
      { input: Buffer.from(words), left: PICTURE_WIDTH, top: 0 },
    ])
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
    .toBuffer();
  return { bytes, contentType: 'image/jpeg' };
}

interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Two or three pictures are shown as one, because a gap beside them would look like a fault. */
function places(pictures: number): Place[] {
  if (pictures === 0) return [];
  if (pictures < 4) return [{ left: 0, top: 0, width: PICTURE_WIDTH, height: HEIGHT }];
  const [width, height] = [PICTURE_WIDTH / 2, HEIGHT / 2];
  return [0, 1, 2, 3].map((n) => ({ left: (n % 2) * width, top: Math.floor(n / 2) * height, width, height }));
}

async function inPlace(picture: Uint8Array, place: Place, fit: Preview['fit']): Promise<OverlayOptions[]> {
  const scale = fit === 'contain' ? THING : 1;
  const [width, height] = [Math.round(place.width * scale), Math.round(place.height * scale)];
  const left = place.left + Math.round((place.width - width) / 2);
  const top = place.top + Math.round((place.height - height) / 2);
  try {
    // A photograph is cropped to its most striking part, because its subject need not be in the middle.
    const position = fit === 'cover' ? sharp.strategy.attention : 'centre';
    const input = await sharp(picture, { limitInputPixels: MOST_PIXELS })
      .timeout({ seconds: LONGEST_SECONDS })
      .autoOrient()
      .resize({ width, height, fit, position, background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .png({ compressionLevel: 0 })
      .toBuffer();
    return [{ input, left, top }];
  } catch (error) {
    // Any error of the decoder except a timeout means that the bytes are not a complete picture.
    if (!(error instanceof Error) || !error.message.startsWith('timeout')) return [];
    throw error;
  }
}
