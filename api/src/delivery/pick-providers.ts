import type { Logger } from 'pino';
import type { Limits } from '../platform/throttling/limits.js';
import type { DeliveryConfig } from './delivery.config.js';
import { CdekAccount } from './adapters/cdek-account.js';
import { downloadCdekPoints } from './adapters/cdek-points.js';
import { CdekLabels } from './adapters/cdek-labels.js';
import { CdekWaybills } from './adapters/cdek-waybills.js';
import { CdekRates } from './adapters/cdek.js';
import { DadataSuggestions } from './adapters/dadata.js';
import { GazetteerSuggestions } from './adapters/gazetteer.js';
import { ZoneRates } from './adapters/zones.js';
import { EstimatingRates } from './estimating-rates.js';
import type { City, Gazetteer } from './gazetteer.js';
import { PrintLabels } from './print-labels.js';
import { RegisterParcels } from './register-parcels.js';
import { SuggestAddress } from './suggest-address.js';

export { CDEK } from './adapters/cdek.js';

/**
 * Returns the rates of the configured carrier with zone rates as the fallback. Throws if the configured town of the
 * warehouse is unknown.
 */
export function pickRates(config: DeliveryConfig, gazetteer: Gazetteer, log: Logger): EstimatingRates {
  const warehouse = warehouseOf(config, gazetteer);
  if (!config.CDEK_ACCOUNT !== !config.CDEK_PASSWORD)
    log.warn('CDEK is not asked: set both CDEK_ACCOUNT and CDEK_PASSWORD');
  const zones = new ZoneRates(() => ({
    ...{ warehouse, zones: config.DELIVERY_ZONES, courierExtra: config.DELIVERY_COURIER_EXTRA },
  }));
  const account = cdekAccount(config);
  return new EstimatingRates(account && cdekRates(account, config, warehouse), zones, log);
}

/** Returns null if no CDEK account is configured. */
export function cdekAccount({ CDEK_URL, CDEK_ACCOUNT, CDEK_PASSWORD }: CdekConfig): CdekAccount | null {
  if (!CDEK_ACCOUNT || !CDEK_PASSWORD) return null;
  return new CdekAccount({ url: CDEK_URL, account: CDEK_ACCOUNT, password: CDEK_PASSWORD });
}

/** Returns the labels of the configured carrier. */
export function pickLabels(config: CdekConfig, log: Logger): PrintLabels {
  const account = cdekAccount(config);
  return new PrintLabels(account && new CdekLabels(account), log);
}

/** Returns what registers parcels at the configured carrier. */
export function pickParcels(config: DeliveryConfig, gazetteer: Gazetteer, log: Logger): RegisterParcels {
  return new RegisterParcels(pickWaybills(config, gazetteer), log);
}

function pickWaybills(config: DeliveryConfig, gazetteer: Gazetteer) {
  const account = cdekAccount(config);
  const { CDEK_SHIPMENT_POINT: point, CDEK_FROM_ADDRESS: address, CDEK_PARCEL_SIZE: size } = config;
  if (!account) return 'NO_ACCOUNT';
  if (!point && !address) return 'NO_PLACE';
  if (!size) return 'NO_SIZE';
  const from = point ? { point } : { address: address! };
  return new CdekWaybills(account, cdekRates(account, config, warehouseOf(config, gazetteer)), { from, size });
}

/**
 * Returns a function that downloads the carrier's list of pickup points to a file and resolves to the number of points;
 * null if no carrier account is configured.
 */
export function pickPointList(config: CdekConfig): ((file: string) => Promise<number>) | null {
  const account = cdekAccount(config);
  return account && ((file) => downloadCdekPoints(account, file));
}

type CdekConfig = Pick<DeliveryConfig, 'CDEK_URL' | 'CDEK_ACCOUNT' | 'CDEK_PASSWORD'>;

function warehouseOf({ WAREHOUSE_CITY_ID: id }: DeliveryConfig, gazetteer: Gazetteer): City {
  const warehouse = gazetteer.city(id);
  if (!warehouse) throw new Error(`WAREHOUSE_CITY_ID: the gazetteer knows no town «${id}».`);
  return warehouse;
}

function cdekRates(account: CdekAccount, config: DeliveryConfig, warehouse: City): CdekRates {
  const { CDEK_FROM_CODE: fromCode, CDEK_PICKUP_TARIFFS, CDEK_COURIER_TARIFFS } = config;
  const tariffs = { pickupTariffs: CDEK_PICKUP_TARIFFS, courierTariffs: CDEK_COURIER_TARIFFS };
  return new CdekRates(account, { warehouse, fromCode, ...tariffs });
}

export function pickSuggestions(
  config: DeliveryConfig,
  gazetteer: Gazetteer,
  limits: Limits,
  log: Logger,
): SuggestAddress {
  const { DADATA_TOKEN: token, DADATA_URL: url } = config;
  const provider = token ? new DadataSuggestions({ url, token }) : new GazetteerSuggestions(gazetteer);
  return new SuggestAddress(provider, limits, log);
}
