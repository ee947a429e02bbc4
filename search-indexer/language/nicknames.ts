// cspell:disable – letters, parts of words and words as people write them
/**
 * What shoppers call brands and models that neither sound nor spelling gives away: nicknames = names. A nickname counts
 * as it is written here, in no other form: «форс» is no «форсы».
 */
export const NICKNAMES: readonly string[] = [
  'нб, nb, энби = new balance',
  'тнф, tnf = north face',
  'адики, адик, адиков = adidas',
  'конвы, олстары, олстар = converse, all star',
  'форсы, форсики, форсов, аф1, af1 = air force',
  'аирки, аирмаксы, эйрмаксы = air max',
  'джорды, аджи, aj, aj1 = air jordan, jordan',
  'изики, изибусты = yeezy',
  'балики, баленсы, баленса = balenciaga',
  'мартинсы, мартенсы, мартины = martens',
  'тимбы, тимберы = timberland',
  'лв, lv, луивитон = louis vuitton',
  'ck, кк = calvin klein',
  'луи = louis',
  'доктор = dr',
  'стоник = stone island',
  'мк, mk = michael kors',
  'хм, hm = hm',
  'дг, dg = dolce gabbana',
  'рл, rl = ralph lauren',
  'майкл = michael',
  'дискваред, дискваер = dsquared',
  'эмпорио = emporio',
];
