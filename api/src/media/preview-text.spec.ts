import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { previewColours, previewText } from './preview-text.js';

const WIDTH = 600;
const HEIGHT = 630;
const MARGIN = 56;

/** The right and bottom edges, in pixels, of what is drawn, and the number of its pixels. */
async function drawn(svg: string) {
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  let [right, bottom, pixels] = [0, 0, 0];
  for (let place = 0; place < info.width * info.height; place += 1) {
    if (data[place * 4 + 3]! < 64) continue;
    right = Math.max(right, place % info.width);
    bottom = Math.max(bottom, Math.floor(place / info.width));
    pixels += 1;
  }
  return { right, bottom, pixels };
}

it('text in link previews is drawn as outlines, without fonts, also in Cyrillic', async () => {
  const one = await previewText({ shop: 'Meet', title: 'Ж' }, WIDTH, HEIGHT);
  expect(one).not.toContain('<text');
  const two = await previewText({ shop: 'Meet', title: 'ЖЮ' }, WIDTH, HEIGHT);
  expect((await drawn(two)).pixels).toBeGreaterThan((await drawn(one)).pixels + 500);
});

it.each([
  {
    brand: 'Nike × Off-White Laboratories International',
    title:
      'Женские водонепроницаемые высокие кроссовки для бездорожья Air Zoom Terra Kiger Trail Running GTX с мембраной',
    price: { now: '112 990 ₽', before: '142 990 ₽', sale: '−21 %' },
  },
  { title: 'Высококачественные широкоформатные ШЩЖМФЫЮЖШЩМФЫ', note: 'Подборка' },
  { title: 'БесконечноеСловоБезЕдиногоПробелаКотороеНеВлезетНиВКакуюСтрокуДажеСамуюДлинную' },
])('text in previews stays within the margins at any length: $title', async (text) => {
  const { right, bottom } = await drawn(
    await previewText({ shop: 'Очень длинное название магазина на сорок', ...text }, WIDTH, HEIGHT),
  );
  expect(right).toBeLessThanOrEqual(WIDTH - MARGIN + 4);
  expect(bottom).toBeLessThanOrEqual(HEIGHT - MARGIN + 4);
});

it('link previews use the colours of the component kit’s light theme', () => {
  const file = new URL('../../../ui-kit/src/tokens/color.light.json', import.meta.url);
  const { color } = JSON.parse(readFileSync(file, 'utf8')) as { color: Record<string, { $value: { hex: string } }> };
  expect(previewColours).toEqual({
    paper: color['paper']!.$value.hex,
    ground: color['surface-product']!.$value.hex,
    ink: color['ink']!.$value.hex,
    muted: color['ink-muted']!.$value.hex,
    price: color['price']!.$value.hex,
  });
});
