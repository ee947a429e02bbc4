import { askInBrowser } from '../graphql/ask-in-browser';
import { CityArrivalsDocument } from '../graphql/generated/graphql';

export const arrivalsApi = {
  arrivals: (cityId: string | null) => askInBrowser(CityArrivalsDocument, { cityId }),
};
