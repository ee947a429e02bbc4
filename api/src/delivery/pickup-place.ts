/** The location of a pickup point. An order stores a copy of it. */
export interface PickupPlace {
  country_code: string;
  region_code: number | null;
  region: string | null;
  city_code: number | null;
  city: string;
  postal_code: string | null;
  longitude: number;
  latitude: number;
  address: string;
  address_full: string;
}
