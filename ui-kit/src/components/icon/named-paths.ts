import * as paths from '../../icons/generated/paths.js';

/**
 * The icons available by name. All others are imported from `@meet/ui-kit/icons`, so that each page loads only those it
 * uses.
 */
export const namedPaths = {
  account: paths.accountPath,
  'arrow-right': paths.arrowRightPath,
  bag: paths.bagPath,
  check: paths.checkPath,
  'chevron-down': paths.chevronDownPath,
  'chevron-left': paths.chevronLeftPath,
  'chevron-right': paths.chevronRightPath,
  clock: paths.clockPath,
  close: paths.closePath,
  filter: paths.filterPath,
  heart: paths.heartPath,
  menu: paths.menuPath,
  moon: paths.moonPath,
  picture: paths.picturePath,
  plus: paths.plusPath,
  search: paths.searchPath,
  sun: paths.sunPath,
  system: paths.systemPath,
  truck: paths.truckPath,
};

export type IconName = keyof typeof namedPaths;
