/** @jest-environment node */
import { readConfig } from './config.js';
import { contentSecurityPolicy } from './security-headers.js';

describe('configuration', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toEqual({
      host: '0.0.0.0',
      port: 3000,
      apiOrigin: 'http://127.0.0.1:4000',
      apiUrl: 'http://127.0.0.1:4000/graphql',
      apiTimeout: 5000,
      drainSeconds: 0,
      edgeSecret: undefined,
      publicUrl: undefined,
      uploadOrigin: undefined,
      clientErrorsUrl: undefined,
      trustedProxies: ['loopback'],
      securityContacts: [],
      securityExpires: null,
    });
  });

  it('asks the API where its origin is, and takes an empty value for none', () => {
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

  it('takes mailboxes and addresses for reports of weaknesses', () => {
    const { securityContacts, securityExpires } = readConfig({
      SECURITY_CONTACT: 'security@meet.example, https://meet.example/report',
      SECURITY_EXPIRES: '2027-05-01',
    });
    expect(securityContacts).toEqual(['mailto:security@meet.example', 'https://meet.example/report']);
    expect(securityExpires?.toISOString()).toBe('2027-05-01T00:00:00.000Z');
    expect(() => readConfig({ SECURITY_CONTACT: 'write to us' })).toThrow(/SECURITY_CONTACT/);
    expect(() => readConfig({ SECURITY_EXPIRES: 'next year' })).toThrow(/SECURITY_EXPIRES/);
  });

  it('names the value that is wrong', () => {
    expect(() => readConfig({ STOREFRONT_PORT: 'eighty' })).toThrow(/STOREFRONT_PORT/);
    expect(() => readConfig({ API_ORIGIN: 'not an address' })).toThrow(/API_ORIGIN/);
  });
});

describe('the content security policy', () => {
  it('lets pages send to the server that takes uploads, and to no other', () => {
    expect(contentSecurityPolicy('abc')).toMatch(/connect-src 'self';/);
    const { uploadOrigin } = readConfig({ UPLOAD_ORIGIN: 'https://s3.example/bucket' });
    expect(contentSecurityPolicy('abc', uploadOrigin)).toMatch(/connect-src 'self' https:\/\/s3\.example;/);
  });

  it('lets only this answer’s scripts and styles run', () => {
    const policy = contentSecurityPolicy('abc');
    expect(policy).toContain("script-src 'self' 'nonce-abc'");
    expect(policy).toContain("style-src 'self' 'nonce-abc'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });
});
