import { askApi } from '../../graphql/api-client.server';
import { CitiesDocument, type CitiesQuery } from '../../graphql/generated/graphql';

import { typedText } from '../../browser/typed-text';
import type { Route } from './+types/route';

/** Returns city suggestions for a typed text. */
export async function loader({ url, request }: Route.LoaderArgs): Promise<{ cities: CitiesQuery['findCity'] }> {
  const query = typedText(url.searchParams.get('query') ?? '', 100);
  const countryId = url.searchParams.get('countryId')?.slice(0, 64) || null;
  if (query === '') return { cities: [] };
  const variables = { query, countryId };
  const expected = ['BAD_USER_INPUT', 'CITY_NOT_FOUND', 'TOO_MANY_REQUESTS'];
  const { data } = await askApi({ document: CitiesDocument, variables, signal: request.signal, expected });
  return { cities: data?.findCity ?? [] };
}
