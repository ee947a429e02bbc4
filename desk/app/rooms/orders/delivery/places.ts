import { useEffect, useState } from 'react';
import { useApi, type DeskApi } from '../../../graphql/api';
import { PickupPointsDocument, TownsDocument, type PickupPointsQuery } from '../../../graphql/generated/shop';

export type PickupPoint = PickupPointsQuery['getPVZListByLocation'][number];

/** Returns the towns whose name begins with the query. */
export async function findTowns(api: DeskApi, query: string, signal: AbortSignal) {
  const { data } = await api.askShop(TownsDocument, { query }, signal);
  return data?.findCity ?? [];
}

/** Loads the pickup points of a town; undefined while they are being loaded. */
export function usePickupPoints(cityId: string | undefined): readonly PickupPoint[] | undefined {
  const api = useApi();
  const [read, setRead] = useState<{ cityId: string; points: readonly PickupPoint[] }>();

  useEffect(() => {
    if (!cityId) return;
    const leaving = new AbortController();
    void api.askShop(PickupPointsDocument, { cityId }, leaving.signal).then(({ data }) => {
      if (!leaving.signal.aborted) setRead({ cityId, points: data?.getPVZListByLocation ?? [] });
    });
    return () => leaving.abort();
  }, [api, cityId]);

  return read && read.cityId === cityId ? read.points : undefined;
}
