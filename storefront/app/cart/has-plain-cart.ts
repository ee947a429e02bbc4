/** The cookie of the cart of who has no scripts. */
export const plainCartName = 'cart';

/** Whether something may have been put into the cart without scripts. The code that takes it over is loaded only then. */
export const hasPlainCart = (cookies: string): boolean => cookies.includes(`${plainCartName}=`);
