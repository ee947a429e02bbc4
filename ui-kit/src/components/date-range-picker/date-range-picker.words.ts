/** Texts that DateRangePicker shows on its own. */
export const dateRangePickerWords = {
  first: (label: string) => `${label}: первый день`,
  last: (label: string) => `${label}: последний день`,
  presets: 'Готовые сроки',
  wrongOrder: 'Поменяйте дни местами: последний раньше первого',
};

export const dateRangePickerWordsEn: typeof dateRangePickerWords = {
  first: (label) => `${label}: first day`,
  last: (label) => `${label}: last day`,
  presets: 'Common ranges',
  wrongOrder: 'Swap the days: the last one is before the first',
};
