import { addressFormWords } from '../components/address-form/address-form.words.js';
import { alertWords } from '../components/alert/alert.words.js';
import { announcementBarWords } from '../components/announcement-bar/announcement-bar.words.js';
import { appBannerWords } from '../components/app-banner/app-banner.words.js';
import { articleWords } from '../components/article/article.words.js';
import { bonusSliderWords } from '../components/bonus-slider/bonus-slider.words.js';
import { breadcrumbsWords } from '../components/breadcrumbs/breadcrumbs.words.js';
import { carouselWords } from '../components/carousel/carousel.words.js';
import { cartLineWords } from '../components/cart-line/cart-line.words.js';
import { cartSummaryWords } from '../components/cart-summary/cart-summary.words.js';
import { categoryMenuWords } from '../components/category-menu/category-menu.words.js';
import { chartsWords } from '../components/charts/charts.words.js';
import { chipWords } from '../components/chip/chip.words.js';
import { colourSwatchesWords } from '../components/colour-swatches/colour-swatches.words.js';
import { comboboxWords } from '../components/combobox/combobox.words.js';
import { commandPaletteWords } from '../components/command-palette/command-palette.words.js';
import { confirmDialogWords } from '../components/confirm-dialog/confirm-dialog.words.js';
import { cookieNoticeWords } from '../components/cookie-notice/cookie-notice.words.js';
import { cooldownButtonWords } from '../components/cooldown-button/cooldown-button.words.js';
import { currencySwitchWords } from '../components/currency-switch/currency-switch.words.js';
import { dataGridWords } from '../components/data-grid/data-grid.words.js';
import { dataTableWords } from '../components/data-table/data-table.words.js';
import { datePickerWords } from '../components/date-picker/date-picker.words.js';
import { dateRangePickerWords } from '../components/date-range-picker/date-range-picker.words.js';
import { errorPageWords } from '../components/error-page/error-page.words.js';
import { errorSummaryWords } from '../components/error-summary/error-summary.words.js';
import { fileDropWords } from '../components/file-drop/file-drop.words.js';
import { filterPanelWords } from '../components/filter-panel/filter-panel.words.js';
import { fitMeterWords } from '../components/fit-meter/fit-meter.words.js';
import { footerWords } from '../components/footer/footer.words.js';
import { galleryWords } from '../components/gallery/gallery.words.js';
import { giftCardFieldWords } from '../components/gift-card-field/gift-card-field.words.js';
import { headerWords } from '../components/header/header.words.js';
import { imageWords } from '../components/image/image.words.js';
import { likeButtonWords } from '../components/like-button/like-button.words.js';
import { loyaltyLevelCardWords } from '../components/loyalty-level-card/loyalty-level-card.words.js';
import { markdownFieldWords } from '../components/markdown-field/markdown-field.words.js';
import { megaMenuWords } from '../components/mega-menu/mega-menu.words.js';
import { mobileMenuWords } from '../components/mobile-menu/mobile-menu.words.js';
import { multiSelectWords } from '../components/multi-select/multi-select.words.js';
import { orderCardWords } from '../components/order-card/order-card.words.js';
import { orderReceiptWords } from '../components/order-receipt/order-receipt.words.js';
import { orderStatusTimelineWords } from '../components/order-status-timeline/order-status-timeline.words.js';
import { orderStatusWords } from '../components/order-status-timeline/order-status.words.js';
import { paginationWords } from '../components/pagination/pagination.words.js';
import { passwordFieldWords } from '../components/password-field/password-field.words.js';
import { paymentLogosWords } from '../components/payment-logos/payment-logos.words.js';
import { photoUploaderWords } from '../components/photo-uploader/photo-uploader.words.js';
import { pickupPointCardWords } from '../components/pickup-point-card/pickup-point-card.words.js';
import { pickupPointMapWords } from '../components/pickup-point-map/pickup-point-map.words.js';
import { priceWords } from '../components/price/price.words.js';
import { productCardWords } from '../components/product-card/product-card.words.js';
import { promoCodeFieldWords } from '../components/promo-code-field/promo-code-field.words.js';
import { quantityStepperWords } from '../components/quantity-stepper/quantity-stepper.words.js';
import { ratingWords } from '../components/rating/rating.words.js';
import { returnFormWords } from '../components/return-form/return-form.words.js';
import { reviewCardWords } from '../components/review-card/review-card.words.js';
import { reviewFormWords } from '../components/review-form/review-form.words.js';
import { reviewSummaryWords } from '../components/review-summary/review-summary.words.js';
import { searchBoxWords } from '../components/search-box/search-box.words.js';
import { searchPopupWords } from '../components/search-popup/search-popup.words.js';
import { shareButtonWords } from '../components/share-button/share-button.words.js';
import { siteMenuWords } from '../components/site-menu/site-menu.words.js';
import { sizeGridTableWords } from '../components/size-grid-table/size-grid-table.words.js';
import { sizeGuideWords } from '../components/size-guide/size-guide.words.js';
import { sizePickerWords } from '../components/size-picker/size-picker.words.js';
import { skipLinkWords } from '../components/skip-link/skip-link.words.js';
import { sortSelectWords } from '../components/sort-select/sort-select.words.js';
import { stepsWords } from '../components/steps/steps.words.js';
import { storeBadgeWords } from '../components/store-badge/store-badge.words.js';
import { tagInputWords } from '../components/tag-input/tag-input.words.js';
import { textAreaWords } from '../components/text-area/text-area.words.js';
import { themeToggleWords } from '../components/theme-toggle/theme-toggle.words.js';
import { toasterWords } from '../components/toaster/toaster.words.js';
import { treeWords } from '../components/tree/tree.words.js';
import { closeWords } from './words/close.words.js';
import { loadingWords } from './words/loading.words.js';
import { soldOutWords } from './words/sold-out.words.js';

/** The Russian texts of all components. */
export const ru = {
  addressForm: addressFormWords,
  alert: alertWords,
  announcementBar: announcementBarWords,
  appBanner: appBannerWords,
  article: articleWords,
  bonusSlider: bonusSliderWords,
  breadcrumbs: breadcrumbsWords,
  carousel: carouselWords,
  cartLine: cartLineWords,
  cartSummary: cartSummaryWords,
  categoryMenu: categoryMenuWords,
  charts: chartsWords,
  chip: chipWords,
  close: closeWords,
  colourSwatches: colourSwatchesWords,
  combobox: comboboxWords,
  commandPalette: commandPaletteWords,
  confirmDialog: confirmDialogWords,
  cookieNotice: cookieNoticeWords,
  cooldownButton: cooldownButtonWords,
  currencySwitch: currencySwitchWords,
  dataGrid: dataGridWords,
  dataTable: dataTableWords,
  datePicker: datePickerWords,
  dateRangePicker: dateRangePickerWords,
  errorPage: errorPageWords,
  errorSummary: errorSummaryWords,
  fileDrop: fileDropWords,
  filterPanel: filterPanelWords,
  fitMeter: fitMeterWords,
  footer: footerWords,
  gallery: galleryWords,
  giftCardField: giftCardFieldWords,
  header: headerWords,
  image: imageWords,
  likeButton: likeButtonWords,
  loading: loadingWords,
  loyaltyLevelCard: loyaltyLevelCardWords,
  markdownField: markdownFieldWords,
  megaMenu: megaMenuWords,
  mobileMenu: mobileMenuWords,
  multiSelect: multiSelectWords,
  orderCard: orderCardWords,
  orderReceipt: orderReceiptWords,
  orderStatus: orderStatusWords,
  orderStatusTimeline: orderStatusTimelineWords,
  pagination: paginationWords,
  passwordField: passwordFieldWords,
  paymentLogos: paymentLogosWords,
  photoUploader: photoUploaderWords,
  pickupPointCard: pickupPointCardWords,
  pickupPointMap: pickupPointMapWords,
  price: priceWords,
  productCard: productCardWords,
  promoCodeField: promoCodeFieldWords,
  quantityStepper: quantityStepperWords,
  rating: ratingWords,
  returnForm: returnFormWords,
  reviewCard: reviewCardWords,
  reviewForm: reviewFormWords,
  reviewSummary: reviewSummaryWords,
  searchBox: searchBoxWords,
  searchPopup: searchPopupWords,
  shareButton: shareButtonWords,
  siteMenu: siteMenuWords,
  sizeGridTable: sizeGridTableWords,
  sizeGuide: sizeGuideWords,
  sizePicker: sizePickerWords,
  skipLink: skipLinkWords,
  soldOut: soldOutWords,
  sortSelect: sortSelectWords,
  steps: stepsWords,
  storeBadge: storeBadgeWords,
  tagInput: tagInputWords,
  textArea: textAreaWords,
  themeToggle: themeToggleWords,
  toaster: toasterWords,
  tree: treeWords,
};
