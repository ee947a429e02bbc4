import { deviceName } from './device-name';

it.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/147.0.0.0 Safari/537.36', 'Chrome, Windows'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1', 'Safari, iPhone'],
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/146.0 YaBrowser/26.1 Safari/537.36', 'Yandex Browser, Linux'],
  ['curl/8.5.0', null],
  [null, null],
])('deviceName of %s is %s', (userAgent, name) => expect(deviceName(userAgent)).toBe(name));
