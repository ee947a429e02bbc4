/** Name of the cookie that states that the API ended the session of this browser. A sign-in deletes it. */
export const LOST_SESSION = 'session-lost';

/** Whether the last session of this browser ended without a sign-out by the shopper. Only in the browser. */
export const wasSessionLost = (): boolean => document.cookie.split('; ').includes(`${LOST_SESSION}=1`);
