import { ImageRequestError } from './image-modifiers.js';
import { readPictureAddress, signPicture } from './picture-address.js';

const SECRET = 'a key of the tests that nobody else uses';
const read = (address: string, secret = SECRET) => readPictureAddress(address.replace('/_ipx/', ''), secret);

describe('the address of a picture', () => {
  it('an unsigned image URL is limited to the sizes that a shop’s pages use', () => {
    expect(read('/_ipx/w_640/demo/a.svg')).toMatchObject({ key: 'demo/a.svg', modifiers: { width: 640 } });
    expect(read('/_ipx/_/demo/a.svg')).toEqual({ key: 'demo/a.svg', modifiers: undefined });
    expect(() => read('/_ipx/w_500/demo/a.svg')).toThrow('any other address has to be signed');
  });

  it('a signed image URL is valid only for exactly the signed modifiers and picture', () => {
    const signed = signPicture('w_500,f_avif,q_71', 'demo/a.svg', SECRET);
    expect(signed).toMatch(/^\/_ipx\/sig_[\w-]{43},f_avif,q_71,w_500\/demo\/a\.svg$/);
    expect(read(signed)).toMatchObject({ key: 'demo/a.svg', modifiers: { width: 500, format: 'avif', quality: 71 } });
    for (const [part, other] of [
      ['w_500', 'w_501'],
      ['a.svg', 'b.svg'],
      ['sig_', 'sig_A'],
    ] as const)
      expect(() => read(signed.replace(part, other))).toThrow(ImageRequestError);
    expect(() => read(signed, `${SECRET}!`)).toThrow(ImageRequestError);
  });

  it('an image in automatic format looks the same everywhere, because AVIF gets a lower quality number', () => {
    const of = (accepted: 'avif' | 'webp' | 'jpeg') =>
      readPictureAddress('f_auto,q_80,w_640/demo/a.svg', SECRET, accepted).modifiers;
    expect(of('avif')).toMatchObject({ format: 'avif', quality: 60 });
    expect(of('webp')).toMatchObject({ format: 'webp', quality: 80 });
    expect(of('jpeg')).toMatchObject({ format: 'jpeg', quality: 80 });
    expect(read('/_ipx/f_avif,q_80,w_640/demo/a.svg').modifiers).toMatchObject({ quality: 80 });
  });

  it('equal image requests with differently ordered modifiers have the same cache URL', () => {
    expect(signPicture('s_500x400', 'a.svg', SECRET)).toBe(signPicture('q_80,h_400,w_500,f_webp', 'a.svg', SECRET));
  });
});
