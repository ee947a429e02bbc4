// cspell:disable
const GSM =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
// cspell:enable
/** Characters that take two places in an SMS. */
const GSM_DOUBLE = '^{}\\[~]|€';

/**
 * Returns the number of SMS that a text is sent and charged as: a Cyrillic SMS has 70 characters, or 67 if there are
 * several.
 */
export function smsSegments(text: string): number {
  const signs = [...text];
  const isGsm = signs.every((sign) => GSM.includes(sign) || GSM_DOUBLE.includes(sign));
  const length = isGsm ? signs.length + signs.filter((sign) => GSM_DOUBLE.includes(sign)).length : text.length;
  const [single, part] = isGsm ? [160, 153] : [70, 67];
  return length <= single ? 1 : Math.ceil(length / part);
}
