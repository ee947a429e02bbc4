/** Returns where to go after the sign-in: a path of the desk, whatever the address asks for. */
export function placeAfter(to: string | null): string {
  return to && /^\/(?![/\\])/.test(to) ? to : '/';
}
