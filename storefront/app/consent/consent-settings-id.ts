/** Id of the button in the footer that opens the cookie notice again. */
export const consentSettingsId = 'cookie-settings';
