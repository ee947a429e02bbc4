export const deliveryErrors = {
  CITY_NOT_FOUND: 'No such country or city in the gazetteer',
  PICKUP_POINT_NOT_FOUND: 'No pickup point has this code, or it is closed; another one has to be chosen',
  DELIVERY_UNAVAILABLE: 'The carrier does not deliver there, or the pickup point does not take so heavy a parcel',
  LABELS_OFF: 'The shop has no account of a carrier that makes labels: set CDEK_ACCOUNT and CDEK_PASSWORD',
  LABEL_NOT_FOUND:
    'No unit of the order has this number, or the carrier makes no label of it; `extensions.detail` is what the carrier says',
  WAYBILLS_OFF:
    'The shop cannot register parcels at a carrier: it has no account (CDEK_ACCOUNT, CDEK_PASSWORD), or a setting is missing, which the message names',
  WAYBILL_REFUSED: 'The carrier does not take the parcel; `extensions.detail` is what it says. Nothing was written',
  CARRIER_UNAVAILABLE:
    'The carrier does not answer, or not with a label or a number; try again in a minute. A parcel that may be registered is looked for first',
} as const;

declare module '../shared/api-error.js' {
  interface ErrorCodes extends Record<keyof typeof deliveryErrors, string> {}
}
