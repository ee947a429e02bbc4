/** @jest-environment node */
import { appCode } from './app-code.server';

it('appCode draws a QR code as a 134-pixel SVG, dark on light, different for each URL', () => {
  const code = appCode('https://shop.example/api/mobileapp');
  expect(code).toMatch(/^<svg height="134" width="134" .*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  expect(code).not.toBe(appCode('https://other.example/api/mobileapp'));
});

it('appCode draws its QR code with error correction level M', () => {
  // 62 bytes fit version 4 of level M, whose side has 33 modules; of level L they would need 29 or 33, of Q and H more.
  expect(appCode('x'.repeat(62))).toContain('viewBox="0 0 33 33"');
  expect(appCode('x'.repeat(63))).toContain('viewBox="0 0 37 37"');
});
