export const SHOP_NAME = 'Halden';

/** URL of the API, for the server and the browser. */
export const API_URL = process.env.NEXT_PUBLIC_MEET_URL ?? 'http://localhost:4000/graphql';

/** How prices and dates are written. All money of the API is roubles. */
export const LOCALE = { locale: 'en-US', currency: 'RUB', timeZone: 'Europe/Moscow' };

/** Language of the names and descriptions of the goods. */
export const GOODS_LANGUAGE = 'ru';

/** The town whose pickup points the checkout offers. `findCity` finds others. */
export const TOWN = 'Казань';
