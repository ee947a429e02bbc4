/** Returns the page to open after sign-in: always a path of the desk, whatever the URL requests. */
export function placeAfter(to: string | null): string {
  return to && /^\/(?![/\\])/.test(to) ? to : '/';
}
