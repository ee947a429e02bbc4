export { tokens, breakpoints, palettes } from './tokens/generated/tokens.js';

export type { PartClasses } from './parts/parts.js';
export { media } from './theme/media.js';
export { focusRing } from './theme/focus.js';
export {
  applyColourMode,
  colourModes,
  colourModeStorageKey,
  isColourMode,
  readStoredColourMode,
  storeColourMode,
  type ColourMode,
} from './theme/colour-mode.js';
export { StyleScript, type StyleScriptProps } from './theme/style-script.js';
export { ThemeScript, themeScript, type ThemeScriptProps } from './theme/theme-script.js';
export {
  densities,
  radii,
  ThemeProvider,
  useTheme,
  type Density,
  type Radius,
  type Theme,
  type ThemeProviderProps,
} from './theme/theme-provider.js';

export { LocaleProvider, type LocaleProviderProps } from './locale/locale-provider.js';
export { useLocale } from './locale/locale-context.js';
export { useWords } from './locale/use-words.js';
export { defaultLocale, type Locale } from './locale/locale.js';
export { phoneCountries, type PhoneCountry, type PhoneFormat } from './locale/phone-countries.js';
export type { Messages, SomeMessages } from './locale/messages.js';
export { formatDate, formatDay, formatDays } from './locale/format-dates.js';
export { formatCount, formatDecimal, formatFileSize, formatPercent } from './locale/format-numbers.js';
export { currencySymbol, formatPrice, minorUnits } from './locale/format-price.js';
export { countOf, countRange, plural, type PluralForms } from './locale/plural.js';

export { useHideOnScroll, type HideOnScrollOptions } from './hooks/use-hide-on-scroll.js';
export { useHydrated } from './hooks/use-hydrated.js';
export { useMediaQuery } from './hooks/use-media-query.js';

export * from './components/accordion/index.js';
export * from './components/address-form/index.js';
export * from './components/alert/index.js';
export * from './components/announcement-bar/index.js';
export * from './components/app-banner/index.js';
export * from './components/article/index.js';
export * from './components/avatar/index.js';
export * from './components/badge/index.js';
export * from './components/banner/index.js';
export * from './components/blog-card/index.js';
export * from './components/bonus-slider/index.js';
export * from './components/bottom-sheet/index.js';
export * from './components/brand-wall/index.js';
export * from './components/breadcrumbs/index.js';
export * from './components/button/index.js';
export * from './components/buy-bar/index.js';
export * from './components/card/index.js';
export * from './components/carousel/index.js';
export * from './components/cart-line/index.js';
export * from './components/cart-summary/index.js';
export * from './components/category-menu/index.js';
export * from './components/charts/index.js';
export * from './components/checkbox/index.js';
export * from './components/chip/index.js';
export * from './components/code-input/index.js';
export * from './components/collection-tile/index.js';
export * from './components/colour-swatches/index.js';
export * from './components/colourway-links/index.js';
export * from './components/combobox/index.js';
export * from './components/command-palette/index.js';
export * from './components/confirm-dialog/index.js';
export * from './components/container/index.js';
export * from './components/context-menu/index.js';
export * from './components/cookie-notice/index.js';
export * from './components/cooldown-button/index.js';
export * from './components/currency-switch/index.js';
export * from './components/data-grid/index.js';
export * from './components/data-table/index.js';
export * from './components/date-picker/index.js';
export * from './components/date-range-picker/index.js';
export * from './components/display-text/index.js';
export * from './components/divider/index.js';
export * from './components/drawer/index.js';
export * from './components/empty-state/index.js';
export * from './components/error-page/index.js';
export * from './components/error-summary/index.js';
export * from './components/facts/index.js';
export * from './components/file-drop/index.js';
export * from './components/filter-panel/index.js';
export * from './components/fit-meter/index.js';
export * from './components/footer/index.js';
export * from './components/gallery/index.js';
export * from './components/gift-card-field/index.js';
export * from './components/grid/index.js';
export * from './components/header/index.js';
export * from './components/icon/index.js';
export * from './components/icon-button/index.js';
export * from './components/image/index.js';
export * from './components/input/index.js';
export * from './components/letter-index/index.js';
export * from './components/like-button/index.js';
export * from './components/link/index.js';
export * from './components/loyalty-level-card/index.js';
export * from './components/masked-input/index.js';
export * from './components/mega-menu/index.js';
export * from './components/menu/index.js';
export * from './components/mobile-menu/index.js';
export * from './components/modal/index.js';
export * from './components/multi-select/index.js';
export * from './components/order-card/index.js';
export * from './components/order-receipt/index.js';
export * from './components/order-status-timeline/index.js';
export * from './components/pagination/index.js';
export * from './components/password-field/index.js';
export * from './components/payment-logos/index.js';
export * from './components/phone-input/index.js';
export * from './components/photo-uploader/index.js';
export * from './components/pickup-point-card/index.js';
export * from './components/pickup-point-map/index.js';
export * from './components/popover/index.js';
export * from './components/price/index.js';
export * from './components/product-card/index.js';
export * from './components/product-grid/index.js';
export * from './components/progress-bar/index.js';
export * from './components/progress-line/index.js';
export * from './components/promo-code-field/index.js';
export * from './components/prose/index.js';
export * from './components/qr-code/index.js';
export * from './components/quantity-stepper/index.js';
export * from './components/radio-group/index.js';
export * from './components/rail/index.js';
export * from './components/range-slider/index.js';
export * from './components/rating/index.js';
export * from './components/return-form/index.js';
export * from './components/review-card/index.js';
export * from './components/review-form/index.js';
export * from './components/review-summary/index.js';
export * from './components/search-box/index.js';
export * from './components/search-popup/index.js';
export * from './components/segmented-control/index.js';
export * from './components/select/index.js';
export * from './components/share-button/index.js';
export * from './components/site-menu/index.js';
export * from './components/size-grid-table/index.js';
export * from './components/size-guide/index.js';
export * from './components/size-picker/index.js';
export * from './components/skeleton/index.js';
export * from './components/skip-link/index.js';
export * from './components/slider/index.js';
export * from './components/sort-select/index.js';
export * from './components/spinner/index.js';
export * from './components/split/index.js';
export * from './components/stack/index.js';
export * from './components/steps/index.js';
export * from './components/store-badge/index.js';
export * from './components/surface/index.js';
export * from './components/switch/index.js';
export * from './components/tabs/index.js';
export * from './components/tag-input/index.js';
export * from './components/text/index.js';
export * from './components/text-area/index.js';
export * from './components/theme-toggle/index.js';
export * from './components/toaster/index.js';
export * from './components/tooltip/index.js';
export * from './components/tree/index.js';
export * from './components/visually-hidden/index.js';
export * from './components/waiting/index.js';
