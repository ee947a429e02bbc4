/** Texts that CurrencySwitch shows on its own. */
export const currencySwitchWords = {
  currency: 'Валюта',
};

export const currencySwitchWordsEn: typeof currencySwitchWords = {
  currency: 'Currency',
};
