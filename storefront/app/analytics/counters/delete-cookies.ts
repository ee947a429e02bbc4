/** Deletes cookies set by scripts whose names match, on this host and its parent domains. */
export function deleteCookies(names: RegExp): void {
  const labels = window.location.hostname.split('.');
  const domains = labels.map((_, index) => `; domain=.${labels.slice(index).join('.')}`);
  for (const pair of document.cookie.split('; ')) {
    const name = pair.split('=')[0]!;
    if (names.test(name))
      for (const domain of ['', ...domains]) document.cookie = `${name}=; max-age=0; path=/${domain}`;
  }
}
