export const deliveryErrors = {
  CITY_NOT_FOUND: 'No such country or city in the gazetteer',
  PICKUP_POINT_NOT_FOUND: 'No pickup point has this code, or it is closed; another one has to be chosen',
  DELIVERY_UNAVAILABLE: 'The carrier does not deliver there, or the pickup point does not take so heavy a parcel',
} as const;

declare module '../shared/api-error.js' {
  interface ErrorCodes extends Record<keyof typeof deliveryErrors, string> {}
}
