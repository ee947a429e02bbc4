import { ImageRequestError, parseImageModifiers } from './image-request.js';

describe('parseImageModifiers', () => {
  it('fills in webp at quality 80 and orders the names', () => {
    expect(Object.entries(parseImageModifiers('w_640')!)).toEqual([
      ['f', 'webp'],
      ['q', '80'],
      ['w', '640'],
    ]);
    expect(parseImageModifiers('q_60,w_320,f_avif')).toEqual(parseImageModifiers('f_avif&w_320&q_60'));
  });

  it('gives the original for an underscore', () => expect(parseImageModifiers('_')).toBeUndefined());

  it.each(['s_320x400', 'fit_cover,s_3072x3072', 'b_f4f1ec', 'h_40'])('takes %s', (text) => {
    expect(parseImageModifiers(text)).toMatchObject({ f: 'webp' });
  });

  it.each([
    'w_321',
    'w_0',
    'w_-5',
    'w_1e3',
    'h_99999',
    's_320',
    's_320x',
    's_1x1',
    'q_101',
    'q_',
    'f_svg',
    'f_gif',
    'b_red',
    'blur_5',
    'fit_any',
    '',
    'w_320,w_640',
    'constructor_1',
    '__proto___1',
  ])('refuses %j and says why', (text) => {
    expect(() => parseImageModifiers(text)).toThrow(ImageRequestError);
  });
});
