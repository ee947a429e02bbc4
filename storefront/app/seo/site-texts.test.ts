/** @jest-environment node */
import { robotsText } from './robots-text';
import { securityText } from './security-text';
import { hasAlready, textFile } from './text-file.server';

const asked = (tags?: string) =>
  new Request('https://meet.example/robots.txt', { headers: tags ? { 'if-none-match': tags } : {} });

describe('/robots.txt', () => {
  const lines = robotsText('https://meet.example/sitemap.xml').split('\n');

  it('robots.txt names the sitemap by its public URL', () => {
    expect(lines).toContain('Sitemap: https://meet.example/sitemap.xml');
  });

  it('robots.txt disallows shoppers’ own pages and allows pages marked noindex', () => {
    const closed = (path: string) =>
      lines.some((line) => line.startsWith('Disallow: ') && path.startsWith(line.slice(10)));
    expect(['/cart', '/checkout', '/account/orders', '/orders/1', '/auth', '/api/send-sms'].every(closed)).toBe(true);
    expect(['/', '/catalog/any?size=42', '/search?query=a', '/product/a', '/_ipx/a', '/sitemap.xml'].some(closed)).toBe(
      false,
    );
  });
});

describe('/.well-known/security.txt', () => {
  const canonical = 'https://meet.example/.well-known/security.txt';
  const now = new Date('2026-11-22T15:30:00Z');

  it('security.txt lists the contacts in order and the expiry date', () => {
    const contacts = ['mailto:a@meet.example', 'https://meet.example/report'];
    expect(securityText({ contacts, expires: new Date('2027-01-01'), canonical }, now)).toBe(
      [
        'Contact: mailto:a@meet.example',
        'Contact: https://meet.example/report',
        'Expires: 2027-01-01T00:00:00Z',
        'Preferred-Languages: ru, en',
        `Canonical: ${canonical}`,
        '',
      ].join('\n'),
    );
  });

  it('security.txt expires in half a year when no date is set', () => {
    expect(securityText({ contacts: ['tel:+79990000000'], expires: null, canonical }, now)).toContain(
      'Expires: 2027-05-23T00:00:00Z',
    );
  });
});

describe('public text files', () => {
  it('a public text file is not sent again to a client that has the current version', async () => {
    const file = { text: 'User-agent: *', type: 'text/plain', maxAge: 60 };
    const first = textFile(asked(), file);
    expect([first.status, await first.text(), first.headers.get('cache-control')]).toEqual([
      200,
      file.text,
      'public, max-age=60',
    ]);
    const tag = first.headers.get('etag')!;
    expect(textFile(asked(tag), file).status).toBe(304);
    expect(textFile(asked(tag), { ...file, text: 'User-agent: a' }).status).toBe(200);
  });

  it('hasAlready is true when one of several weak or strong ETags of a request matches', () => {
    expect([asked('W/"a"'), asked('"b", "a"'), asked('*')].map((request) => hasAlready(request, '"a"'))).toEqual([
      true,
      true,
      true,
    ]);
    expect([asked(), asked('"b"')].map((request) => hasAlready(request, '"a"'))).toEqual([false, false]);
  });
});
