/** Texts that DatePicker shows on its own. */
export const datePickerWords = {
  placeholder: { day: 'дд', month: 'мм', year: 'гггг' },
  openCalendar: 'Открыть календарь',
  closeCalendar: 'Закрыть календарь',
  calendar: 'Календарь',
  month: 'Месяц',
  year: 'Год',
  previousMonth: 'Предыдущий месяц',
  nextMonth: 'Следующий месяц',
  chosenDay: (day: string) => `${day}, выбрано`,
  unavailableDay: (day: string) => `${day}, недоступно`,
  incomplete: (form: string) => `Введите дату целиком: ${form}`,
  tooEarly: (day: string) => `Выберите дату не раньше ${day}`,
  tooLate: (day: string) => `Выберите дату не позже ${day}`,
  unavailable: 'Этот день недоступен: выберите другой',
};

export const datePickerWordsEn: typeof datePickerWords = {
  placeholder: { day: 'dd', month: 'mm', year: 'yyyy' },
  openCalendar: 'Open calendar',
  closeCalendar: 'Close calendar',
  calendar: 'Calendar',
  month: 'Month',
  year: 'Year',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  chosenDay: (day) => `${day}, selected`,
  unavailableDay: (day) => `${day}, unavailable`,
  incomplete: (form) => `Enter the full date: ${form}`,
  tooEarly: (day) => `Choose ${day} or a later date`,
  tooLate: (day) => `Choose ${day} or an earlier date`,
  unavailable: 'That day is unavailable: choose another one',
};
