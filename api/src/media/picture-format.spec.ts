import sharp from 'sharp';
import { pictureFormat } from './picture-format.js';

const picture = () => sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } });

it.each([
  ['jpg', picture().jpeg()],
  ['png', picture().png()],
  ['webp', picture().webp()],
  ['gif', picture().gif()],
  ['avif', picture().avif()],
])('pictureFormat recognises the picture format %s', async (format, made) => {
  expect(await pictureFormat(await made.toBuffer())).toBe(format);
});

it('pictureFormat refuses HTML or a truncated file that begins like a picture', async () => {
  for (const beginning of ['\xff\xd8\xff', '\x89PNG\r\n\x1a\n', 'GIF89a', 'RIFF1234WEBP'])
    expect(await pictureFormat(Buffer.from(`${beginning}<html><script>alert(1)</script></html>`, 'latin1'))).toBeNull();
  const whole = await picture().jpeg().toBuffer();
  expect(await pictureFormat(whole.subarray(0, whole.length / 2))).toBeNull();
});

it('SVG and unknown formats are refused as pictures', async () => {
  expect(await pictureFormat(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'))).toBeNull();
  expect(await pictureFormat(await picture().tiff().toBuffer())).toBeNull();
  expect(await pictureFormat(Buffer.alloc(0))).toBeNull();
});
