const browsers: [RegExp, string][] = [
  [/YaBrowser\//, 'Яндекс Браузер'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|OPT\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/**
 * The name of a device, such as «Chrome, Windows», from its user agent. Browsers are tested in a fixed order, because
 * most user agents also name other browsers.
 */
export function deviceName(userAgent: string | null): string {
  const named = [browsers, systems].flatMap((kinds) => {
    const found = kinds.find(([pattern]) => pattern.test(userAgent ?? ''));
    return found ? [found[1]] : [];
  });
  return named.length > 0 ? named.join(', ') : 'Неизвестное устройство';
}
