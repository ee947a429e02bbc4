/** @jest-environment node */
import { fileURLToPath } from 'node:url';
import { readConfig } from './config.js';
import { contentSecurityPolicy } from './security-headers.js';

describe('readConfig', () => {
  it('readConfig has a default for every setting', () => {
    expect(readConfig({})).toEqual({
      host: '0.0.0.0',
      port: 3000,
      mapsKey: null,
      metrics: null,
      pageMemory: 64,
      apiOrigin: 'http://127.0.0.1:4000',
      apiUrl: 'http://127.0.0.1:4000/graphql',
      apiTimeout: 5000,
      drainSeconds: 0,
      edgeSecret: undefined,
      publicUrl: undefined,
      uploadOrigin: undefined,
      errorSink: { url: undefined, rate: 1 },
      counters: null,
      trustedProxies: ['loopback'],
      securityContacts: [],
      securityExpires: null,
    });
  });

  it('readConfig derives the API’s URL from its origin, and ignores empty values', () => {
    const config = readConfig({
      API_ORIGIN: 'http://api:4000/',
      STOREFRONT_PORT: '',
      STOREFRONT_PUBLIC_URL: 'https://meet.example/',
    });
    expect([config.apiUrl, config.port, config.publicUrl]).toEqual([
      'http://api:4000/graphql',
      3000,
      'https://meet.example',
    ]);
  });

  it('readConfig accepts mailboxes and URLs as security contacts', () => {
    const { securityContacts, securityExpires } = readConfig({
      SECURITY_CONTACT: 'security@meet.example, https://meet.example/report',
      SECURITY_EXPIRES: '2027-05-01',
    });
    expect(securityContacts).toEqual(['mailto:security@meet.example', 'https://meet.example/report']);
    expect(securityExpires?.toISOString()).toBe('2027-05-01T00:00:00.000Z');
    expect(() => readConfig({ SECURITY_CONTACT: 'write to us' })).toThrow(/SECURITY_CONTACT/);
    expect(() => readConfig({ SECURITY_EXPIRES: 'next year' })).toThrow(/SECURITY_EXPIRES/);
  });

  it('readConfig accepts analytics ids and refuses values that contain scripts', () => {
    expect(readConfig({ GA4_ID: 'G-ABC123' }).counters).toEqual({ ga4: 'G-ABC123', metrika: null });
    expect(readConfig({ YANDEX_METRIKA_ID: '12345' }).counters).toEqual({ ga4: null, metrika: 12_345 });
    expect(() => readConfig({ GA4_ID: 'UA-1-1' })).toThrow(/GA4_ID/);
    expect(() => readConfig({ YANDEX_METRIKA_ID: '1"><script>' })).toThrow(/YANDEX_METRIKA_ID/);
  });

  it('readConfig reads the error sink’s URL and the share of errors to send', () => {
    expect(readConfig({ ERROR_SINK_URL: 'https://sink.example/in', ERROR_SINK_RATE: '0.25' }).errorSink).toEqual({
      url: 'https://sink.example/in',
      rate: 0.25,
    });
    for (const rate of ['1.1', '-0.1', 'half']) {
      expect(() => readConfig({ ERROR_SINK_RATE: rate })).toThrow(/ERROR_SINK_RATE/);
    }
    expect(() => readConfig({ ERROR_SINK_URL: 'file:///tmp/errors' })).toThrow(/ERROR_SINK_URL/);
  });

  it('readConfig reads a setting from the file of X_FILE, and names the setting whose file is missing', () => {
    // Any file with text in it.
    const file = fileURLToPath(import.meta.url);
    expect(readConfig({ EDGE_SECRET_FILE: file }).edgeSecret).toMatch(/^\/\*\* @jest-environment node/);
    expect(() => readConfig({ EDGE_SECRET_FILE: '/nowhere' })).toThrow(/EDGE_SECRET: the file \/nowhere/);
    expect(() => readConfig({ EDGE_SECRET_FILE: file, EDGE_SECRET: 'own' })).toThrow(/EDGE_SECRET: it is set, and/);
  });

  it('readConfig names the invalid setting in its error', () => {
    expect(() => readConfig({ STOREFRONT_PORT: 'eighty' })).toThrow(/STOREFRONT_PORT/);
    expect(() => readConfig({ API_ORIGIN: 'not an address' })).toThrow(/API_ORIGIN/);
  });
});

describe('the content security policy', () => {
  it('the content security policy lets pages connect only to the shop and its upload server', () => {
    expect(contentSecurityPolicy('abc', readConfig({}))).toMatch(/connect-src 'self';/);
    const config = readConfig({ UPLOAD_ORIGIN: 'https://s3.example/bucket' });
    expect(contentSecurityPolicy('abc', config)).toMatch(/connect-src 'self' https:\/\/s3\.example;/);
  });

  it('the content security policy allows only scripts and styles with the answer’s nonce', () => {
    const policy = contentSecurityPolicy('abc', readConfig({}));
    expect(policy).toContain("script-src 'self' 'nonce-abc'");
    expect(policy).toContain("style-src 'self' 'nonce-abc'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });

  it('the content security policy allows an analytics service only when its id is set', () => {
    const none = contentSecurityPolicy('abc', readConfig({}));
    expect(none).not.toMatch(/google|yandex/);
    const google = contentSecurityPolicy('abc', readConfig({ GA4_ID: 'G-ABC123' }));
    expect(google).toContain("script-src 'self' 'nonce-abc' https://www.googletagmanager.com;");
    expect(google).toMatch(/connect-src [^;]*https:\/\/\*\.google-analytics\.com/);
    expect(google).not.toContain('yandex');
    const yandex = contentSecurityPolicy('abc', readConfig({ YANDEX_METRIKA_ID: '12345' }));
    expect(yandex).toMatch(/script-src [^;]*https:\/\/mc\.yandex\.ru/);
    expect(yandex).toMatch(/img-src [^;]*https:\/\/mc\.yandex\.ru/);
    expect(yandex).not.toContain('google');
  });

  it('the content security policy allows the maps service only when its key is set', () => {
    const none = contentSecurityPolicy('abc', readConfig({}));
    expect(none).not.toMatch(/maps|unsafe-eval|worker-src/);
    const policy = contentSecurityPolicy('abc', readConfig({ YANDEX_MAPS_KEY: '0a1b2c3d-0000-4000' }));
    for (const directive of ['script-src', 'style-src', 'img-src', 'connect-src'])
      expect(policy).toMatch(new RegExp(`${directive} [^;]*https://api-maps\\.yandex\\.ru`));
    expect(policy).toContain("worker-src 'self' blob:");
    expect(policy).toContain("script-src 'self' 'nonce-abc'");
    expect(() => readConfig({ YANDEX_MAPS_KEY: '"><script>' })).toThrow(/YANDEX_MAPS_KEY/);
  });
});
