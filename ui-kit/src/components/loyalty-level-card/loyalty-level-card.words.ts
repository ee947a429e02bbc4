/** Texts that LoyaltyLevelCard shows on its own. */
export const loyaltyLevelCardWords = {
  levelStates: { reached: 'Пройден', current: 'Ваш уровень', next: 'Следующий', locked: 'Закрыт' },
  levelCashback: 'кешбэк',
  levelSpend: (percent: string) => `До ${percent} покупки можно оплатить бонусами`,
  levelFrom: (sum: string) => `От ${sum} покупок`,
  levelFirst: 'С первой покупки',
  levelLeft: (sum: string) => `Осталось ${sum}`,
  levelSpent: (spent: string, required: string) => `${spent} из ${required}`,
};

export const loyaltyLevelCardWordsEn: typeof loyaltyLevelCardWords = {
  levelStates: { reached: 'Reached', current: 'Your status', next: 'Next', locked: 'Locked' },
  levelCashback: 'back in points',
  levelSpend: (percent) => `Pay up to ${percent} of an order with points`,
  levelFrom: (sum) => `From ${sum} in purchases`,
  levelFirst: 'From your first order',
  levelLeft: (sum) => `${sum} to go`,
  levelSpent: (spent, required) => `${spent} of ${required}`,
};
