import { addressFormWordsEn } from '../components/address-form/address-form.words.js';
import { alertWordsEn } from '../components/alert/alert.words.js';
import { announcementBarWordsEn } from '../components/announcement-bar/announcement-bar.words.js';
import { appBannerWordsEn } from '../components/app-banner/app-banner.words.js';
import { articleWordsEn } from '../components/article/article.words.js';
import { bonusSliderWordsEn } from '../components/bonus-slider/bonus-slider.words.js';
import { breadcrumbsWordsEn } from '../components/breadcrumbs/breadcrumbs.words.js';
import { carouselWordsEn } from '../components/carousel/carousel.words.js';
import { cartLineWordsEn } from '../components/cart-line/cart-line.words.js';
import { cartSummaryWordsEn } from '../components/cart-summary/cart-summary.words.js';
import { categoryMenuWordsEn } from '../components/category-menu/category-menu.words.js';
import { chartsWordsEn } from '../components/charts/charts.words.js';
import { chipWordsEn } from '../components/chip/chip.words.js';
import { colourSwatchesWordsEn } from '../components/colour-swatches/colour-swatches.words.js';
import { comboboxWordsEn } from '../components/combobox/combobox.words.js';
import { commandPaletteWordsEn } from '../components/command-palette/command-palette.words.js';
import { confirmDialogWordsEn } from '../components/confirm-dialog/confirm-dialog.words.js';
import { cookieNoticeWordsEn } from '../components/cookie-notice/cookie-notice.words.js';
import { cooldownButtonWordsEn } from '../components/cooldown-button/cooldown-button.words.js';
import { currencySwitchWordsEn } from '../components/currency-switch/currency-switch.words.js';
import { dataGridWordsEn } from '../components/data-grid/data-grid.words.js';
import { dataTableWordsEn } from '../components/data-table/data-table.words.js';
import { datePickerWordsEn } from '../components/date-picker/date-picker.words.js';
import { dateRangePickerWordsEn } from '../components/date-range-picker/date-range-picker.words.js';
import { errorPageWordsEn } from '../components/error-page/error-page.words.js';
import { errorSummaryWordsEn } from '../components/error-summary/error-summary.words.js';
import { fileDropWordsEn } from '../components/file-drop/file-drop.words.js';
import { filterPanelWordsEn } from '../components/filter-panel/filter-panel.words.js';
import { fitMeterWordsEn } from '../components/fit-meter/fit-meter.words.js';
import { footerWordsEn } from '../components/footer/footer.words.js';
import { galleryWordsEn } from '../components/gallery/gallery.words.js';
import { giftCardFieldWordsEn } from '../components/gift-card-field/gift-card-field.words.js';
import { headerWordsEn } from '../components/header/header.words.js';
import { imageWordsEn } from '../components/image/image.words.js';
import { likeButtonWordsEn } from '../components/like-button/like-button.words.js';
import { loyaltyLevelCardWordsEn } from '../components/loyalty-level-card/loyalty-level-card.words.js';
import { markdownFieldWordsEn } from '../components/markdown-field/markdown-field.words.js';
import { megaMenuWordsEn } from '../components/mega-menu/mega-menu.words.js';
import { mobileMenuWordsEn } from '../components/mobile-menu/mobile-menu.words.js';
import { multiSelectWordsEn } from '../components/multi-select/multi-select.words.js';
import { orderCardWordsEn } from '../components/order-card/order-card.words.js';
import { orderReceiptWordsEn } from '../components/order-receipt/order-receipt.words.js';
import { orderStatusTimelineWordsEn } from '../components/order-status-timeline/order-status-timeline.words.js';
import { orderStatusWordsEn } from '../components/order-status-timeline/order-status.words.js';
import { paginationWordsEn } from '../components/pagination/pagination.words.js';
import { passwordFieldWordsEn } from '../components/password-field/password-field.words.js';
import { paymentLogosWordsEn } from '../components/payment-logos/payment-logos.words.js';
import { photoUploaderWordsEn } from '../components/photo-uploader/photo-uploader.words.js';
import { pickupPointCardWordsEn } from '../components/pickup-point-card/pickup-point-card.words.js';
import { pickupPointMapWordsEn } from '../components/pickup-point-map/pickup-point-map.words.js';
import { priceWordsEn } from '../components/price/price.words.js';
import { productCardWordsEn } from '../components/product-card/product-card.words.js';
import { promoCodeFieldWordsEn } from '../components/promo-code-field/promo-code-field.words.js';
import { quantityStepperWordsEn } from '../components/quantity-stepper/quantity-stepper.words.js';
import { ratingWordsEn } from '../components/rating/rating.words.js';
import { returnFormWordsEn } from '../components/return-form/return-form.words.js';
import { reviewCardWordsEn } from '../components/review-card/review-card.words.js';
import { reviewFormWordsEn } from '../components/review-form/review-form.words.js';
import { reviewSummaryWordsEn } from '../components/review-summary/review-summary.words.js';
import { searchBoxWordsEn } from '../components/search-box/search-box.words.js';
import { searchPopupWordsEn } from '../components/search-popup/search-popup.words.js';
import { shareButtonWordsEn } from '../components/share-button/share-button.words.js';
import { siteMenuWordsEn } from '../components/site-menu/site-menu.words.js';
import { sizeGridTableWordsEn } from '../components/size-grid-table/size-grid-table.words.js';
import { sizeGuideWordsEn } from '../components/size-guide/size-guide.words.js';
import { sizePickerWordsEn } from '../components/size-picker/size-picker.words.js';
import { skipLinkWordsEn } from '../components/skip-link/skip-link.words.js';
import { sortSelectWordsEn } from '../components/sort-select/sort-select.words.js';
import { stepsWordsEn } from '../components/steps/steps.words.js';
import { storeBadgeWordsEn } from '../components/store-badge/store-badge.words.js';
import { tagInputWordsEn } from '../components/tag-input/tag-input.words.js';
import { textAreaWordsEn } from '../components/text-area/text-area.words.js';
import { themeToggleWordsEn } from '../components/theme-toggle/theme-toggle.words.js';
import { toasterWordsEn } from '../components/toaster/toaster.words.js';
import { treeWordsEn } from '../components/tree/tree.words.js';
import { closeWordsEn } from './words/close.words.js';
import { loadingWordsEn } from './words/loading.words.js';
import { soldOutWordsEn } from './words/sold-out.words.js';
import type { Messages } from './messages.js';

/** The texts of all components in English, as a shop in the United States writes them. */
export const en = {
  addressForm: addressFormWordsEn,
  alert: alertWordsEn,
  announcementBar: announcementBarWordsEn,
  appBanner: appBannerWordsEn,
  article: articleWordsEn,
  bonusSlider: bonusSliderWordsEn,
  breadcrumbs: breadcrumbsWordsEn,
  carousel: carouselWordsEn,
  cartLine: cartLineWordsEn,
  cartSummary: cartSummaryWordsEn,
  categoryMenu: categoryMenuWordsEn,
  charts: chartsWordsEn,
  chip: chipWordsEn,
  close: closeWordsEn,
  colourSwatches: colourSwatchesWordsEn,
  combobox: comboboxWordsEn,
  commandPalette: commandPaletteWordsEn,
  confirmDialog: confirmDialogWordsEn,
  cookieNotice: cookieNoticeWordsEn,
  cooldownButton: cooldownButtonWordsEn,
  currencySwitch: currencySwitchWordsEn,
  dataGrid: dataGridWordsEn,
  dataTable: dataTableWordsEn,
  datePicker: datePickerWordsEn,
  dateRangePicker: dateRangePickerWordsEn,
  errorPage: errorPageWordsEn,
  errorSummary: errorSummaryWordsEn,
  fileDrop: fileDropWordsEn,
  filterPanel: filterPanelWordsEn,
  fitMeter: fitMeterWordsEn,
  footer: footerWordsEn,
  gallery: galleryWordsEn,
  giftCardField: giftCardFieldWordsEn,
  header: headerWordsEn,
  image: imageWordsEn,
  likeButton: likeButtonWordsEn,
  loading: loadingWordsEn,
  loyaltyLevelCard: loyaltyLevelCardWordsEn,
  markdownField: markdownFieldWordsEn,
  megaMenu: megaMenuWordsEn,
  mobileMenu: mobileMenuWordsEn,
  multiSelect: multiSelectWordsEn,
  orderCard: orderCardWordsEn,
  orderReceipt: orderReceiptWordsEn,
  orderStatus: orderStatusWordsEn,
  orderStatusTimeline: orderStatusTimelineWordsEn,
  pagination: paginationWordsEn,
  passwordField: passwordFieldWordsEn,
  paymentLogos: paymentLogosWordsEn,
  photoUploader: photoUploaderWordsEn,
  pickupPointCard: pickupPointCardWordsEn,
  pickupPointMap: pickupPointMapWordsEn,
  price: priceWordsEn,
  productCard: productCardWordsEn,
  promoCodeField: promoCodeFieldWordsEn,
  quantityStepper: quantityStepperWordsEn,
  rating: ratingWordsEn,
  returnForm: returnFormWordsEn,
  reviewCard: reviewCardWordsEn,
  reviewForm: reviewFormWordsEn,
  reviewSummary: reviewSummaryWordsEn,
  searchBox: searchBoxWordsEn,
  searchPopup: searchPopupWordsEn,
  shareButton: shareButtonWordsEn,
  siteMenu: siteMenuWordsEn,
  sizeGridTable: sizeGridTableWordsEn,
  sizeGuide: sizeGuideWordsEn,
  sizePicker: sizePickerWordsEn,
  skipLink: skipLinkWordsEn,
  soldOut: soldOutWordsEn,
  sortSelect: sortSelectWordsEn,
  steps: stepsWordsEn,
  storeBadge: storeBadgeWordsEn,
  tagInput: tagInputWordsEn,
  textArea: textAreaWordsEn,
  themeToggle: themeToggleWordsEn,
  toaster: toasterWordsEn,
  tree: treeWordsEn,
} satisfies Messages;
