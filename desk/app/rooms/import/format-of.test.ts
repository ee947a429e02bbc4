import { formatOf, hostOf, sourceNameOf, typeOf } from './format-of';

it.each([
  ['market.xml', '<?xml version="1.0"?><yml_catalog date="2026-11-27">', 'YML'],
  ['feed.xml', '<?xml version="1.0"?><rss xmlns:g="http://base.google.com/ns/1.0">', 'GOOGLE_XML'],
  ['import0_1.xml', '<КоммерческаяИнформация ВерсияСхемы="2.05">', 'COMMERCEML'],
  ['products.csv', 'Handle,Title,Body (HTML)\n', 'SHOPIFY_CSV'],
  ['wc.csv', '\uFEFF"ID","Type","SKU","Name"\n', 'WOOCOMMERCE_CSV'],
  ['goods.txt', '{"product":1}\n', 'JSONL'],
  ['прайс.csv', 'Артикул;Наименование\n', 'PRICE_LIST'],
  ['прайс.xlsx', 'PK\u0003\u0004', 'PRICE_LIST'],
  ['market.yml.gz', '\u001f\u008b', 'YML'],
])('formatOf recognises the format of %s by the beginning of the file', (name, head, format) =>
  expect(formatOf(name, head)).toBe(format),
);

it.each([
  ['a.csv', 'text/csv'],
  ['a.YML', 'application/xml'],
  ['a.xml.gz', 'application/octet-stream'],
  ['a', 'application/octet-stream'],
])('typeOf returns for the file %s the media type %s', (name, type) => expect(typeOf(name)).toBe(type));

it.each([
  ['Прайс Лань 27.11.2026.xlsx', 'Прайс Лань'],
  ['lan_price-2026-11-27.csv', 'lan price'],
  ['market.yml.gz', 'market'],
  ['27.11.2026.csv', '27.11.2026.csv'],
])('sourceNameOf derives from the file %s the source name %s, whatever its date', (file, name) =>
  expect(sourceNameOf(file)).toBe(name),
);

it.each([
  ['https://supplier.example/a.yml', 'supplier.example'],
  ['ftp://supplier.example/a.yml', null],
  ['supplier', null],
])('hostOf returns for the URL %s the host %s', (address, host) => expect(hostOf(address)).toBe(host));
