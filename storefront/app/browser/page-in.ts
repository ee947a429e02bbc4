/** The page number in `?page=`, from 1 to 100,000; 1 if it is missing or invalid. */
export function pageIn(url: URL): number {
  const page = Number(url.searchParams.get('page') ?? 1);
  return Number.isSafeInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
}
