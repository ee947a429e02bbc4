let format: Intl.DateTimeFormat | undefined;

/**
 * A date and time in Moscow: «21 ноября в 15:30 МСК». The formatter is created on first use, because that takes a slow
 * phone tens of milliseconds and most pages do not need it.
 */
export function moscowMoment(iso: string): string {
  format ??= new Intl.DateTimeFormat('ru', {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    // The zone is fixed, so that the server and the browser render the same text.
    timeZone: 'Europe/Moscow',
  });
  return `${format.format(new Date(iso))}\u00a0МСК`;
}
