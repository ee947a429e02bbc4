import { createContext } from 'react';

/** The nonce of the page's content security policy, the same on the server and in the browser. */
export const NonceContext = createContext<string | undefined>(undefined);
