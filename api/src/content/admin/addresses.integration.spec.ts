import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import iconv from 'iconv-lite';
import pg from 'pg';
import { operator, type Operator } from '../../testing/operators.js';
import { codeOf } from '../../testing/orders.js';
import { runAdmin } from '../../testing/run-admin.js';
import { feedProduct, startTestApi, type TestApi } from '../../testing/test-api.js';

let api: TestApi;
let admin: Operator;

beforeAll(async () => {
  const items = [{ size: '40', price: 1_000_000 }];
  api = await startTestApi([
    feedProduct('boots', {
      items,
      name: 'Ботинки',
      brands: ['Лань'],
      description: '<p>Тёплые <b>ботинки</b></p><p>S &lt; M &amp; L</p>',
    }),
    feedProduct('shoes', { items, seoTags: { title: 'Туфли своими словами', description: '', keywords: 'туфли' } }),
  ]);
  admin = await operator(api, 'ADMIN');
});
afterAll(() => api.close());

async function call(name: string, dto: object, by = admin): Promise<string> {
  const input = name.startsWith('remove') ? 'RemoveInput' : `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
  const answer = await by.admin(`mutation ($dto: ${input}!) { ${name}(dto: $dto) }`, { dto });
  if (!answer.data) throw new Error(codeOf(answer) ?? JSON.stringify(answer.errors));
  return String(answer.data[name]);
}

describe('urlMetadata', () => {
  const texts = async (url: string) =>
    (
      await api.ask(
        'query ($url: String!) { urlMetadata(dto: { url: $url }) { url name title description keywords } }',
        { url },
      )
    ).data!.urlMetadata;

  it('urlMetadata returns texts for every path, initially only from the shown product or section', async () => {
    expect(await texts('/nowhere')).toEqual({ url: '/nowhere', name: '', title: '', description: '', keywords: '' });
    expect(await texts('/product/boots?size=40#top')).toEqual({
      ...{ url: '/product/boots', name: 'Ботинки', title: 'Ботинки' },
      ...{ description: 'Тёплые ботинки S < M & L', keywords: '' },
    });
    expect(await texts('/catalog/any/sneakers')).toMatchObject({ title: 'Кроссовки' });
  });

  it('operators change the metadata of a path, a pattern or all pages, with immediate effect', async () => {
    await call('saveUrlMetadata', { url: '*', title: 'Meet', description: 'Магазин' });
    await call('saveUrlMetadata', {
      url: '/product/{slug}',
      title: '{name} от {brand}',
      description: '{description}. Доставим.',
    });
    await call('saveUrlMetadata', { url: '/catalog/{rest...}', title: '{name} — каталог' });
    expect(await texts('/product/boots')).toMatchObject({
      title: 'Ботинки от Лань',
      description: 'Тёплые ботинки S < M & L. Доставим.',
    });
    expect(await texts('/product/shoes')).toMatchObject({ title: 'Туфли своими словами', keywords: 'туфли' });
    expect(await texts('/product/gone')).toMatchObject({ title: 'Meet', description: 'Магазин' });
    expect(await texts('/catalog/shoes/sneakers')).toMatchObject({ title: 'Кроссовки — каталог' });
    expect(await texts('//evil.example/<script>')).toMatchObject({ url: '/', title: 'Meet' });
    const id = await call('saveUrlMetadata', { url: '/product/shoes', title: 'Туфли недели' });
    expect(await texts('/product/shoes')).toMatchObject({ title: 'Туфли недели', keywords: 'туфли' });
    await expect(call('saveUrlMetadata', { url: '/product/shoes' })).rejects.toThrow('NAME_TAKEN');
    await expect(call('saveUrlMetadata', { url: '/(a+)+$' })).rejects.toThrow('BAD_USER_INPUT');
    await call('removeUrlMetadata', { id });
    expect(await texts('/product/shoes')).toMatchObject({ title: 'Туфли своими словами' });
    await expect(call('removeUrlMetadata', { id })).rejects.toThrow('NOT_FOUND');
    const { data } = await admin.admin('{ urlMetadataList { items { url } pagination { totalItems } } }');
    expect(data!.urlMetadataList).toEqual({
      items: [{ url: '*' }, { url: '/catalog/{rest...}' }, { url: '/product/{slug}' }],
      pagination: { totalItems: 3 },
    });
  });
});

describe('redirects', () => {
  const rules = async (version?: string) =>
    (
      await api.ask(
        'query ($version: String) { redirectRules(dto: { version: $version }) { version rules { kind source target status } } }',
        { version },
      )
    ).data!.redirectRules as { version: string; rules: object[] | null };
  const save = (source: string, target: string, more: object = {}) =>
    call('saveRedirect', { kind: 'EXACT', source, target, ...more });

  it('redirects are returned with a version, and omitted for a caller with the current version', async () => {
    const empty = await rules();
    expect(empty.rules).toEqual([]);
    const id = await save('/old', '/delivery', { kind: 'PREFIX', permanent: false });
    const first = await rules(empty.version);
    expect(first.rules).toEqual([{ kind: 'PREFIX', source: '/old', target: '/delivery', status: 302 }]);
    expect(await rules(first.version)).toEqual({ version: first.version, rules: null });
    await save('/old', '/delivery', { kind: 'PREFIX', permanent: true, id });
    expect((await rules(first.version)).rules).toEqual([
      { kind: 'PREFIX', source: '/old', target: '/delivery', status: 301 },
    ]);
    await call('removeRedirect', { id });
    expect((await rules()).version).toBe(empty.version);
  });

  it.each([
    ['a stranger’s site', '/a', 'https://evil.example/'],
    ['another scheme', '/a', 'http://t.me/meet'],
    ['a script', '/a', 'javascript:alert(1)'],
    ['a host in disguise', '/a', '//evil.example'],
    ['a name before the host', '/a', 'https://t.me@evil.example'],
    ['a name at an allowed host', '/a', 'https://evil@t.me/x'],
    ['a source that is no path', 'https://t.me/x', '/a'],
    ['a source that cannot be decoded', '/%E0%A4%A', '/b'],
  ])('redirects to or from %s are refused', async (_, source, target) => {
    await expect(save(source, target)).rejects.toThrow('BAD_USER_INPUT');
  });

  it('redirects are stored decoded in a single form, with their required query parameters', async () => {
    const ids = [
      await save('/%D1%81%D1%82%D0%B0%D1%80%D1%8B%D0%B9/', '/%D0%BD%D0%BE%D0%B2%D1%8B%D0%B9'),
      await save('/index.php?route=product/product&product_id=5', '/product/five'),
    ];
    expect((await rules()).rules).toMatchObject([
      { source: '/index.php?product_id=5&route=product%2Fproduct', target: '/product/five' },
      { source: '/старый', target: '/новый' },
    ]);
    await expect(save('/%d1%81%d1%82%d0%b0%d1%80%d1%8b%d0%b9', '/b')).rejects.toThrow('NAME_TAKEN');
    await expect(save('/a?b=1', '/b', { kind: 'PREFIX' })).rejects.toThrow('BAD_USER_INPUT');
    for (const id of ids) await call('removeRedirect', { id });
  });

  it('a redirect may lead to an external site that the settings allow', async () => {
    const id = await save('/app', 'https://apps.apple.com/app/meet');
    expect((await rules()).rules).toMatchObject([{ target: 'https://apps.apple.com/app/meet' }]);
    await call('removeRedirect', { id });
  });

  it('saving a redirect that creates a loop or a chain is refused and names the conflicting redirect', async () => {
    const id = await save('/one', '/two');
    for (const [source, target] of [
      ['/two', '/one'],
      ['/two', '/three'],
      ['/zero', '/one'],
      ['/same', '/same'],
    ] as const)
      await expect(save(source, target)).rejects.toThrow('REDIRECT_CHAINED');
    await expect(save('/one', '/one', { id })).rejects.toThrow('REDIRECT_CHAINED');
    expect((await rules()).rules).toHaveLength(1);
    await call('removeRedirect', { id });
  });

  it('two redirects that would form a loop are not both saved when sent at once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const halves = await Promise.allSettled([
        save(`/left-${round}`, `/right-${round}`),
        save(`/right-${round}`, `/left-${round}`),
      ]);
      expect(halves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    }
    const client = new pg.Client({ connectionString: api.databaseUrl });
    await client.connect();
    const { rows } = await client.query(
      'SELECT 1 FROM "redirect_rule" a JOIN "redirect_rule" b ON a."target" = b."source"',
    );
    await client.end();
    expect(rows).toEqual([]);
  });

  it('saving a redirect is refused for an operator who is no administrator', async () => {
    const manager = await operator(api, 'MANAGER');
    await expect(call('saveRedirect', { kind: 'EXACT', source: '/x', target: '/y' }, manager)).rejects.toThrow(
      'FORBIDDEN',
    );
  });

  describe('importRedirects', () => {
    const IMPORT = `mutation ($csv: String!) { importRedirects(dto: { csv: $csv }) { saved unchanged refused { line source code message } ignoredColumns } }`;
    const imported = async (csv: string) => {
      const { data, errors } = await admin.admin(IMPORT, { csv });
      return data?.importRedirects ?? errors![0]!.extensions;
    };

    it('importRedirects saves the valid rows together and returns the refused rows by line number', async () => {
      const csv = [
        'Redirect from;Redirect to;status;Notes',
        'https://old.example/%D0%BA%D0%B5%D0%B4%D1%8B/;/catalog/boots;;',
        '/index.php?product_id=77;/product/boots;302;',
        '/cart;/catalog;;',
        '/chained;/кеды;;',
        '/abroad;https://evil.example/;;',
        '/status;/catalog;307;',
        '/far;too;many;cells;here',
        '/кеды;/catalog/boots;301;the same',
        '/кеды;/catalog;;another',
      ].join('\r\n');
      expect(await imported(csv)).toEqual({
        saved: 2,
        unchanged: 1,
        refused: [
          { line: 4, source: '/cart', code: 'BAD_USER_INPUT', message: expect.stringContaining('страница магазина') },
          { line: 5, source: '/chained', code: 'REDIRECT_CHAINED', message: expect.any(String) },
          { line: 6, source: '/abroad', code: 'BAD_USER_INPUT', message: expect.any(String) },
          { line: 7, source: null, code: 'BAD_USER_INPUT', message: expect.stringContaining('301, 302') },
          { line: 8, source: null, code: 'BAD_USER_INPUT', message: expect.any(String) },
          { line: 10, source: '/кеды', code: 'BAD_USER_INPUT', message: expect.stringContaining('в строке 9') },
        ],
        ignoredColumns: ['notes'],
      });
      const { rules } = (await api.ask('{ redirectRules { rules { kind source target status } } }')).data!
        .redirectRules as { rules: { source: string }[] };
      expect(rules).toEqual(
        expect.arrayContaining([
          { kind: 'EXACT', source: '/кеды', target: '/catalog/boots', status: 301 },
          { kind: 'EXACT', source: '/index.php?product_id=77', target: '/product/boots', status: 302 },
        ]),
      );
      expect(await imported('source,target\n/кеды,/catalog/boots\n')).toEqual({
        saved: 0,
        unchanged: 1,
        refused: [],
        ignoredColumns: [],
      });
    });

    it('importRedirects refuses a file without the expected columns and a file with too many rows', async () => {
      expect(await imported('one,two\n/a,/b\n')).toMatchObject({ code: 'BAD_USER_INPUT' });
      expect(await imported('')).toMatchObject({ code: 'BAD_USER_INPUT' });
      const rows = Array.from({ length: 10_001 }, (_, n) => `/moved/${n},/catalog`);
      expect(await imported(['source,target', ...rows].join('\n'))).toMatchObject({ code: 'BAD_USER_INPUT' });
    });

    it('the command line imports a file of redirects in the encoding windows-1251', async () => {
      const folder = mkdtempSync(join(tmpdir(), 'meet-redirects-'));
      const file = join(folder, 'redirects.csv');
      // As old programs write it: windows-1251.
      const rows = 'source,target\n/by-command,/catalog/boots\n/cart,/catalog\n/старое,/catalog/boots\n';
      writeFileSync(file, iconv.encode(rows, 'windows-1251'));
      expect(await runAdmin(api, 'redirects', 'add', file)).toMatchObject([{ line: 3, source: '/cart' }]);
      rmSync(folder, { recursive: true });
      const { data } = await api.ask('{ redirectRules { rules { source } } }');
      expect(JSON.stringify(data)).toMatch(/"\/by-command".*"\/старое"/);
    });

    it('importRedirects saves ten thousand rows in a single call', async () => {
      const rows = Array.from({ length: 10_000 }, (_, n) => `/moved/${n},/product/boots`);
      expect(await imported(['source,target', ...rows].join('\n'))).toEqual({
        saved: 10_000,
        unchanged: 0,
        refused: [],
        ignoredColumns: [],
      });
    });
  });
});
