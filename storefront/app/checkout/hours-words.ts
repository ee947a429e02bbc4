/**
 * Returns a carrier's opening hours in the shop's format: «Пн-Вс 09:00-21:00» becomes «Ежедневно 9:00–21:00». Other
 * formats stay unchanged.
 */
export const hoursWords = (hours: string): string =>
  hours
    .replace(/(?<=[\dа-яё])\s?[-–—]\s?(?=[\dа-яё])/gi, '–')
    .replace(/(?<!\d)0(?=\d:\d\d)/g, '')
    .replace(/^пн–вс(?=[\s,:])[\s,:]*/i, 'Ежедневно ');
