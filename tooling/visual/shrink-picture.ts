import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

/**
 * Makes a PNG file smaller without changing its pixels: with a palette if 256 colours are enough, otherwise by better
 * compression.
 */
export async function shrinkPicture(path: string): Promise<void> {
  const written = await readFile(path);
  const packed = await sharp(written).png({ palette: true, quality: 100, dither: 0 }).toBuffer();
  const same = (await pixelsOf(packed)).equals(await pixelsOf(written));
  const smaller = same ? packed : await sharp(written).png({ compressionLevel: 9 }).toBuffer();
  if (smaller.length < written.length) await writeFile(path, smaller);
}

const pixelsOf = (png: Buffer) => sharp(png).removeAlpha().raw().toBuffer();
