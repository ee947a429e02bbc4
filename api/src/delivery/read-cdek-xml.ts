import { xmlElements, type XmlElement } from '../platform/files/xml-elements.js';
import type { ListedPoint } from './carrier-point.js';

/** CDEK's own codes of the countries in which it had offices when API 1.x was in use. */
const COUNTRIES: Readonly<Record<string, string>> = {
  '1': 'RU',
  '15': 'KG',
  '41': 'AM',
  '42': 'BY',
  '48': 'KZ',
  '50': 'TH',
  '138': 'CN',
};

/** Parses the list of pickup points of CDEK's API 1.x (`pvzlist.php`). Yields one point at a time. */
export async function* readCdekXml(text: AsyncIterable<string>): AsyncGenerator<ListedPoint> {
  for await (const element of xmlElements(text, new Set(['Pvz']))) yield listed(element);
}

function listed({ attributes: a, children, line }: XmlElement): ListedPoint {
  const code = a['Code']?.trim() || null;
  const limits = children.find(({ name }) => name === 'WeightLimit')?.attributes ?? {};
  const point = {
    code,
    name: [code, a['City'], a['Name']]
      .map((part) => part?.trim())
      .filter(Boolean)
      .join(', '),
    countryCode: COUNTRIES[a['CountryCode'] ?? ''] ?? a['CountryName'] ?? '',
    regionCode: wholeOf(a['RegionCode']),
    region: a['RegionName'],
    cityCode: wholeOf(a['CityCode']),
    city: a['City'],
    longitude: numberOf(a['coordX']),
    latitude: numberOf(a['coordY']),
    address: a['Address'],
    addressFull: a['FullAddress'],
    addressNote: a['AddressComment']?.trim() || a['Note'],
    phones: phonesOf(a['Phone']),
    email: a['Email'],
    images: children.filter(({ name }) => name === 'OfficeImage').map(({ attributes }) => ({ url: attributes['url'] })),
    workTime: a['WorkTime'],
    dressingRoom: a['IsDressingRoom'] === 'есть',
    minGrams: gramsOf(limits['WeightMin']),
    maxGrams: gramsOf(limits['WeightMax']) || null,
  };
  return { place: `line ${line}`, code, entry: { point } };
}

/** Returns undefined for text that is not a number. The later validation then names the field. */
function numberOf(text: string | undefined): number | undefined {
  const value = text?.trim() ? Number(text.trim().replace(',', '.')) : NaN;
  return Number.isFinite(value) ? value : undefined;
}

const wholeOf = (text: string | undefined) => numberOf(text) ?? null;

function gramsOf(kilograms: string | undefined): number | null {
  const value = numberOf(kilograms);
  return value === undefined ? null : Math.round(value * 1000);
}

/** Splits text with several telephone numbers, such as «+7000, доб. 12; +7001». */
function phonesOf(text: string | undefined): { number: string; additional: string | null }[] {
  return (text ?? '')
    .split(/[;,]\s*(?=[+\d(])/u)
    .map((part) => /^([+\d\s()-]*\d)\D*?(\d+)?\D*$/u.exec(part.trim()))
    .flatMap((match) => (match ? [{ number: match[1]!.trim(), additional: match[2] ?? null }] : []));
}
