export const operatorErrors = {
  PRODUCTS_OF_ONE_SOURCE:
    'The feed `extensions.source` has both products, as two things. They can be one when it names one of them no more',
  SIZES_CLASH:
    'Both products have an offer of one supplier in a size; `extensions.sizes` names them. Nothing was changed: `offersOfTargetStay` says that those of the target stay',
  PRICE_NOT_HELD_BACK:
    'No such price of the offer `extensions.itemId` is held back: it was confirmed, or the feed has another one',
  STOCK_BELOW_RESERVED:
    'Fewer units than open orders hold; `extensions.itemId` names the offer and `extensions.reserved` the least possible',
  PROMOCODE_BELOW_USED: 'The limit is below the uses so far; `extensions.used` is the least possible',
  POINTS_UNAVAILABLE: 'The shopper has fewer points; `extensions.available` can be taken',
  SHOPPER_NOT_FOUND: 'No account has this id, telephone or mailbox',
  SHOPPER_IS_OPERATOR: 'An operator cannot be blocked; take the role away first',
  LAST_ADMIN: 'The shop would be left without an administrator',
  NOT_FOUND: 'What an operator wanted to change is not there',
  REDIRECT_CHAINED:
    'With another rule visitors would be sent on twice or for ever; `extensions.source` and `extensions.target` are that rule’s',
  STILL_USED:
    'It cannot be removed while others name it; `extensions` count them: `products`, `categories`, `sizeGrids`, `promocodes`, `menuFilters`, `values` of a custom field, `people` of a role',
  CONFLICT:
    'The thing is another than the version that was seen: `extensions.current` is its state, `extensions.version` the version of that, `extensions.given` what was to be written. Nothing was changed',
  NAME_TAKEN: 'Something else of its kind has this slug, code or name; `extensions.id` is the id of that one',
} as const;

declare module '../shared/api-error.js' {
  interface ErrorCodes extends Record<keyof typeof operatorErrors, string> {}
}
