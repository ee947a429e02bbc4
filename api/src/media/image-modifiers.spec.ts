import {
  canonicalModifiers,
  IMAGE_RATIOS,
  IMAGE_WIDTHS,
  ImageRequestError,
  parseModifiers,
  parseSignedModifiers,
} from './image-modifiers.js';

describe('modifiers of a picture', () => {
  it('image modifiers default to webp at quality 80 in a canonical order', () => {
    expect(canonicalModifiers(parseModifiers('w_640'))).toBe('f_webp,q_80,w_640');
    expect(parseModifiers('q_60,w_320,f_avif')).toEqual(parseModifiers('f_avif&w_320&q_60'));
    expect(parseModifiers('s_320x400,b_fff')).toEqual(parseModifiers('h_400,w_320,b_FFFFFF'));
  });

  it('image widths are the specified ones at densities 1 and 2', () => {
    expect(IMAGE_WIDTHS).toEqual([320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072]);
    for (const width of IMAGE_WIDTHS) expect(parseModifiers(`w_${width}`)).toMatchObject({ width });
  });

  it('parseModifiers accepts an image height only if it follows from an allowed aspect ratio', () => {
    for (const ratio of Object.values(IMAGE_RATIOS))
      expect(parseModifiers(`fit_cover,s_640x${Math.round(640 / ratio)}`).height).toBe(Math.round(640 / ratio));
    expect(() => parseModifiers('s_640x641')).toThrow('with w_640 h is 640, 800');
  });

  it('parseModifiers also accepts the JPEG size for link previews, 1200 by 630', () => {
    expect(parseModifiers('f_jpeg,s_1200x630,fit_contain,b_f8f6f1')).toMatchObject({ width: 1200, height: 630 });
    for (const text of ['w_1200', 's_1200x631', 's_1200x1200', 's_640x630'])
      expect(() => parseModifiers(text)).toThrow(ImageRequestError);
  });

  it.each([
    'w_321',
    'w_0',
    'w_-5',
    'w_1e3',
    'h_320',
    's_320',
    's_320x',
    's_1x1',
    's_320x320,w_320',
    'w_320,q_81',
    'w_320,q_101',
    'w_320,q_',
    'w_320,f_svg',
    'w_320,f_gif',
    'w_320,b_red',
    'w_320,b_123456',
    'w_320,fit_cover',
    's_320x320,fit_fill',
    's_320x320,fit_any',
    'f_webp',
    'blur_5,w_320',
    '',
    'w_320,w_640',
    'w_320,constructor_1',
    'w_320,__proto___1',
  ])('the image modifiers %j are refused with a reason', (text) => {
    expect(() => parseModifiers(text)).toThrow(ImageRequestError);
  });

  it('a signed image URL may request unlisted sizes up to a maximum', () => {
    const text = 'f_png,q_71,w_500,h_701,fit_fill,b_f4f1ec';
    expect(canonicalModifiers(parseSignedModifiers(text))).toBe(text);
    for (const beyond of ['w_3073', 'q_0', 'h_99999', 'b_red', 'f_svg'])
      expect(() => parseSignedModifiers(beyond)).toThrow(ImageRequestError);
  });
});
