/** Texts that DataGrid shows on its own. */
export const dataGridWords = {
  columns: 'Колонки',
  shownColumns: 'Показывать колонки',
  edit: (column: string, name: string) => `${column}: ${name}`,
  saved: (column: string, name: string) => `Сохранено: ${column}, ${name}`,
  notSaved: 'Не сохранилось: повторите',
  required: 'Нужно значение',
  number: 'Нужно целое число',
  money: 'Нужна сумма, например 12 990',
  min: (limit: string) => `Не меньше ${limit}`,
  max: (limit: string) => `Не больше ${limit}`,
};

export const dataGridWordsEn: typeof dataGridWords = {
  columns: 'Columns',
  shownColumns: 'Columns to show',
  edit: (column, name) => `${column}: ${name}`,
  saved: (column, name) => `Saved: ${column}, ${name}`,
  notSaved: 'Not saved: try again',
  required: 'A value is needed',
  number: 'Enter a whole number',
  money: 'Enter an amount, such as 129.90',
  min: (limit) => `At least ${limit}`,
  max: (limit) => `At most ${limit}`,
};
