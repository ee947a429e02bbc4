/** The Russian texts of `CurrencySwitch`. */
export const russianCurrencySwitch = {
  currency: 'Валюта',
};
