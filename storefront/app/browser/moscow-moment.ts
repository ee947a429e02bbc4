// The time zone is fixed, so that the server and the browser render the same text.
const moment = new Intl.DateTimeFormat('ru', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Moscow',
});

/** A date and time in Moscow: «21 ноября в 15:30 МСК». */
export const moscowMoment = (iso: string): string => `${moment.format(new Date(iso))}\u00a0МСК`;
