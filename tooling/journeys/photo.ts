import type { Page } from '@playwright/test';

/**
 * A JPEG of 900 × 600 pixels, like a photo of a telephone, drawn in the browser. Each colour shows a different object.
 */
export async function photo(page: Page, colour = '#c53'): Promise<Buffer> {
  const address = await page.evaluate((shade) => {
    const canvas = document.createElement('canvas');
    canvas.width = 900;
    canvas.height = 600;
    const pen = canvas.getContext('2d')!;
    pen.fillStyle = '#7a9';
    pen.fillRect(0, 0, 900, 600);
    pen.fillStyle = shade;
    pen.fillRect(200, 150, 400, 300);
    return canvas.toDataURL('image/jpeg', 0.9);
  }, colour);
  return Buffer.from(address.split(',')[1]!, 'base64');
}
