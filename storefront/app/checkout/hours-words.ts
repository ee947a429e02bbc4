/**
 * Returns the opening hours of a carrier as the shop writes them: «Пн-Вс 09:00-21:00» becomes «Ежедневно 9:00–21:00».
 * What is written otherwise stays.
 */
export const hoursWords = (hours: string): string =>
  hours
    .replace(/(?<=[\dа-яё])\s?[-–—]\s?(?=[\dа-яё])/gi, '–')
    .replace(/(?<!\d)0(?=\d:\d\d)/g, '')
    .replace(/^пн–вс(?=[\s,:])[\s,:]*/i, 'Ежедневно ');
