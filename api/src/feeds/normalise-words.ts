// cspell:disable: words of suppliers in several languages, not of ours
import type { z } from 'zod';
import type { Material as MaterialSchema, Season as SeasonSchema } from './feed-record.js';

type Season = z.infer<typeof SeasonSchema>;
type Material = z.infer<typeof MaterialSchema>;

// Word boundaries. Unlike `\b`, they work with Cyrillic letters too.
const START = '(?<![\\p{L}\\p{N}])';
const END = '(?![\\p{L}\\p{N}])';
const word = (body: string): RegExp => new RegExp(`${START}(?:${body})${END}`, 'iu');

const SEASONS: ReadonlyArray<[RegExp, Season]> = [
  [
    word(
      'осень[-–/,и\\s]+зима|осенн?е?[\\s-]зимн\\p{L}*|autumn[\\s/-]+winter|fall[\\s/-]+winter|f/?w\\d{2}|a/?w\\d{2}|демисезон\\p{L}*',
    ),
    'AUTUMN_WINTER',
  ],
  [word('весна[-–/,и\\s]+лето|весенн?е?[\\s-]летн\\p{L}*|spring[\\s/-]+summer|s/s\\d{0,2}|ss\\d{2}'), 'SPRING_SUMMER'],
  [word('зима|зимн\\p{L}*|winter'), 'WINTER'],
  [word('лето|летн\\p{L}*|summer'), 'SUMMER'],
  [word('осень|осенн\\p{L}*|autumn|fall'), 'AUTUMN'],
  [word('весна|весенн\\p{L}*|spring'), 'SPRING'],
];

const MATERIALS: ReadonlyArray<[RegExp, Material]> = [
  [
    word(
      'эко[\\s-]?кож\\p{L}*|искусственн\\p{L}* кож\\p{L}*|кожзам|eco[\\s-]?leather|faux leather|pu leather|vegan leather',
    ),
    'ECO_LEATHER',
  ],
  [word('лакирован\\p{L}*|лаковая кожа|patent leather|patent'), 'PATENT_LEATHER'],
  [word('искусственн\\p{L}* мех|faux fur|эко[\\s-]?мех'), 'FAUX_FUR'],
  [word('акрил\\p{L}*|acrylic'), 'ACRYLIC'],
  [word('бамбук\\p{L}*|bamboo'), 'BAMBOO'],
  [word('канвас\\p{L}*|парусина|canvas'), 'CANVAS'],
  [word('кашемир\\p{L}*|cashmere'), 'CASHMERE'],
  [word('вельвет\\p{L}*|corduroy'), 'CORDUROY'],
  [word('хлоп\\p{L}*|футер\\p{L}*|cotton|baumwolle'), 'COTTON'],
  [word('деним\\p{L}*|джинсов\\p{L}*|denim'), 'DENIM'],
  // «Down» alone usually means a cut, and «Eva» a name, so neither is a material here.
  [word('пух(?:ов\\p{L}*|а)?|(?:goose|duck)[\\s-]down|down (?:jacket|coat|vest|filling)'), 'DOWN'],
  [word('эластан\\p{L}*|лайкра|спандекс\\p{L}*|elastane|spandex|lycra'), 'ELASTANE'],
  [word('эва|eva (?:foam|sole|midsole)'), 'EVA'],
  [word('фетр\\p{L}*|войлок\\p{L}*|felt'), 'FELT'],
  [word('флис\\p{L}*|fleece'), 'FLEECE'],
  [word('мех(?:а|ов\\p{L}*)?|fur|shearling|овчин\\p{L}*'), 'FUR'],
  [word('трикотаж\\p{L}*|вязан\\p{L}*|knit|knitted|jersey'), 'KNIT'],
  [word('кож(?:а|и|ей|ан\\p{L}*)|натуральн\\p{L}* кож\\p{L}*|leather|leder'), 'LEATHER'],
  [word('л[её]н|льна|льнян\\p{L}*|linen'), 'LINEN'],
  [word('мембран\\p{L}*|gore[\\s-]?tex|membrane'), 'MEMBRANE'],
  [word('сетк\\p{L}*|сетчат\\p{L}*|mesh'), 'MESH'],
  [word('нубук\\p{L}*|nubuck'), 'NUBUCK'],
  [word('нейлон\\p{L}*|полиамид\\p{L}*|nylon|polyamide'), 'NYLON'],
  [word('полиэстер\\p{L}*|полиэфир\\p{L}*|polyester|microfiber|микрофибра'), 'POLYESTER'],
  [word('резин\\p{L}*|каучук\\p{L}*|rubber'), 'RUBBER'],
  [word('ш[её]лк\\p{L}*|silk'), 'SILK'],
  [word('замш\\p{L}*|велюр\\p{L}*|suede'), 'SUEDE'],
  [word('синтети\\p{L}*|synthetic'), 'SYNTHETIC'],
  [word('вискоз\\p{L}*|viscose|rayon|tencel|лиоцелл'), 'VISCOSE'],
  [word('шерст\\p{L}*|мерино\\p{L}*|wool|merino'), 'WOOL'],
];

/**
 * Returns the seasons named in the text, in the enum's order. A combined season (such as spring and autumn) replaces
 * its two parts.
 */
export function seasonsFromWords(text: string): Season[] {
  const found: Season[] = [];
  let rest = text;
  for (const [pattern, season] of SEASONS) {
    if (!pattern.test(rest)) continue;
    found.push(season);
    rest = rest.replace(new RegExp(pattern, 'giu'), ' ');
  }
  return found.sort();
}

/**
 * Returns the materials named in the text, in the enum's order. «Экокожа» does not count as leather, nor «искусственный
 * мех» as fur.
 */
export function materialsFromWords(text: string): Material[] {
  const found: Material[] = [];
  let rest = text;
  for (const [pattern, material] of MATERIALS) {
    if (!pattern.test(rest)) continue;
    found.push(material);
    rest = rest.replace(new RegExp(pattern, 'giu'), ' ');
  }
  return found.sort();
}
