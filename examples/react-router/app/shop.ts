export const SHOP_NAME = 'Tern';

/** URL of the API, for the server and the browser. */
export const API_URL = (import.meta.env.VITE_MEET_URL as string | undefined) ?? 'http://localhost:4000/graphql';

/** How prices and dates are written. All money of the API is roubles. */
export const LOCALE = { locale: 'en-US', currency: 'RUB', timeZone: 'Europe/Moscow' };

/** Language of the names and descriptions of the goods. */
export const GOODS_LANGUAGE = 'ru';

/** The town whose pickup points the checkout offers. `findCity` finds others. */
export const TOWN = 'Казань';
