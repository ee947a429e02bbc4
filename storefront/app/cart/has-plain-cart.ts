/** Name of the cookie with the cart of a shopper without scripts. */
export const plainCartName = 'cart';

/**
 * Whether offers may have been put into the cart without scripts. Only then the code that takes them over is loaded.
 */
export const hasPlainCart = (cookies: string): boolean => cookies.includes(`${plainCartName}=`);
