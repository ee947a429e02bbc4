import type { ReactElement, Ref } from 'react';
import * as icons from '../icons/index.js';
import * as kit from '../index.js';
import { en } from '../locale/en.js';
import { ComboboxList } from '../components/combobox/combobox-list.js';
import { MarkdownField } from '../components/markdown-field/index.js';
import { Popover } from '../components/popover/index.js';
import { Tabs } from '../components/tabs/index.js';
import { Toaster } from '../components/toaster/index.js';
import { Tooltip } from '../components/tooltip/index.js';
import { DefaultsProvider } from '../theme/defaults-provider.js';
import { StreamedStyles } from '../theme/streamed-styles.js';

/** Props that a caller may give to any component in addition to its own. */
export interface OutsideProps {
  className?: string;
  'data-from-outside'?: string;
  ref?: Ref<never>;
}

export type Sample = (props: OutsideProps) => ReactElement;

const nothing = () => undefined;
const link = { label: 'Sneakers', href: '/catalog/any/sneakers' };
const menu = [{ slug: 'sneakers', ...link }];
const options = [{ value: 'card', label: 'By card' }];
const sections = [{ id: 'care', label: 'Care', content: 'Wipe with a damp cloth' }];
const picture = { src: 'a.svg', alt: 'Sneakers' };
const search = { action: '/search', query: '', onQueryChange: nothing, resultsHref: '/search' };
const goods = {
  href: '/product/tempo-court',
  name: 'Court Low sneakers',
  picture: null,
  sizeName: '42',
  price: 1_299_000,
  checked: true,
  removeButton: { type: 'submit', name: 'remove', value: 'court' } as const,
};
const inLine = (part: ReactElement, more: Partial<kit.CartLineProps> = {}) => (
  <kit.CartLine {...goods} {...more}>
    {part}
  </kit.CartLine>
);
const order = {
  href: '/account/orders/1042',
  number: '1042',
  placedAt: '2026-11-02T10:00:00Z',
  status: 'CUSTOMS_CLEARANCE_IN_TURKEY',
  expected: '28.11',
  items: [{ name: 'Sneakers', picture: null }],
  total: 2_098_000,
  paymentHref: '/pay',
} as const;
const inOrder = (part: ReactElement) => <kit.OrderCard {...order}>{part}</kit.OrderCard>;
const filters = {
  price: { lowest: 1990, highest: 45_990, from: null, to: null },
  groups: [{ name: 'brand', label: 'Brand', choices: [{ value: 'tempo', label: 'Tempo', count: 3, checked: false }] }],
};
const inPanel = (part: ReactElement) => <kit.FilterPanel {...filters}>{part}</kit.FilterPanel>;
const images = [
  { id: 'a', ...picture },
  { id: 'b', ...picture },
];
const inGallery = (part: ReactElement) => <kit.Gallery images={images}>{part}</kit.Gallery>;
const card = {
  href: '/product/runner',
  name: 'Runner sneakers',
  images: [picture, picture],
  offer: { price: 1_299_000, cashback: 390 },
  colours: [{ name: 'Black', hex: '#000' }],
  badges: ['New'],
  sizes: [{ id: '42', label: '42' }],
  sizeHrefOf: '/product/runner?size={size}',
};
const inCard = (part: ReactElement, more: Partial<kit.ProductCardProps> = {}) => (
  <kit.ProductCard {...card} {...more}>
    {part}
  </kit.ProductCard>
);
const chart = {
  label: 'Revenue by day',
  categories: ['2026-11-23', '2026-11-24'],
  daily: true,
  series: [{ label: 'Revenue', values: [129_900, 241_500] }],
} satisfies kit.ChartProps;
const rows = [{ eu: '41', uk: '7.5', us: '8.5', cm: '26', height: null }];

const nodes = [{ value: 'shoes', label: 'Shoes', children: [{ value: 'boots', label: 'Boots' }] }];

const ofTheSet = Object.entries(icons).map(([name, Drawn]): [string, Sample] => [
  name,
  (props) => <Drawn {...props} />,
]);

/**
 * A sample of every exported component, for the contract suite, which fails if one is missing. Its texts are English,
 * so that the English kit must show no Russian letters.
 */
export const components: Record<string, Sample> = {
  Accordion: (props) => <kit.Accordion sections={sections} {...props} />,
  AddressForm: (props) => (
    <kit.AddressForm
      value={kit.emptyAddress}
      onValueChange={nothing}
      onSubmit={nothing}
      countries={[{ value: 'RU', label: 'Russia' }]}
      cities={[]}
      onCityQueryChange={nothing}
      {...props}
    />
  ),
  Alert: (props) => <kit.Alert {...props}>Address saved</kit.Alert>,
  Anchor: (props) => <kit.Anchor href="/" {...props} />,
  AnnouncementBar: (props) => <kit.AnnouncementBar {...props}>Free delivery</kit.AnnouncementBar>,
  AppBanner: (props) => (
    <kit.AppBanner title="The shop on your phone" {...props}>
      Handier in the app
    </kit.AppBanner>
  ),
  Article: (props) => <kit.Article html="<p>Text</p>" {...props} />,
  Avatar: (props) => <kit.Avatar name="Anna Karenina" {...props} />,
  Badge: (props) => <kit.Badge {...props} />,
  Banner: (props) => <kit.Banner title="Half price" poster="a.svg" {...props} />,
  BarChart: (props) => <kit.BarChart {...chart} {...props} />,
  BlogCard: (props) => <kit.BlogCard href="/blog/care" title="How to clean suede" poster={null} {...props} />,
  BonusSlider: (props) => <kit.BonusSlider available={100} onSubmit={nothing} {...props} />,
  BottomSheet: (props) => (
    <kit.BottomSheet open title="Size" onOpenChange={nothing} {...props}>
      42
    </kit.BottomSheet>
  ),
  BrandWall: (props) => <kit.BrandWall brands={[link]} {...props} />,
  Breadcrumbs: (props) => <kit.Breadcrumbs items={[link, { label: 'Sneakers' }]} {...props} />,
  Button: (props) => <kit.Button {...props}>Yes</kit.Button>,
  ButtonLink: (props) => (
    <kit.ButtonLink href="/" {...props}>
      Yes
    </kit.ButtonLink>
  ),
  BuyBar: (props) => (
    <kit.BuyBar summary="$129" {...props}>
      Add to cart
    </kit.BuyBar>
  ),
  Card: (props) => <kit.Card {...props} />,
  CardLink: (props) => <kit.CardLink href="/" {...props} />,
  Carousel: (props) => <kit.Carousel label="Photos" {...props} />,
  CartLine: (props) => <kit.CartLine {...goods} {...props} />,
  CartLineCheckbox: (props) => inLine(<kit.CartLineCheckbox {...props} />),
  CartLineDetails: (props) => inLine(<kit.CartLineDetails {...props} />),
  CartLineError: (props) => inLine(<kit.CartLineError {...props} />, { error: 'Not saved' }),
  CartLineName: (props) => inLine(<kit.CartLineName {...props} />),
  CartLinePicture: (props) => inLine(<kit.CartLinePicture {...props} />),
  CartLinePrice: (props) => inLine(<kit.CartLinePrice {...props} />),
  CartLinePriceChange: (props) => inLine(<kit.CartLinePriceChange {...props} />, { seenPrice: 1_199_000 }),
  CartLineQuantity: (props) => inLine(<kit.CartLineQuantity {...props} />, { quantity: '2 pcs' }),
  CartLineRemove: (props) => inLine(<kit.CartLineRemove {...props} />),
  CartLineSkeleton: (props) => <kit.CartLineSkeleton {...props} />,
  CartLineTerms: (props) => inLine(<kit.CartLineTerms {...props} />),
  CartLineWords: (props) => inLine(<kit.CartLineWords {...props} />),
  CartSummary: (props) => <kit.CartSummary count={2} goods={2_589_000} discounts={[]} {...props} />,
  CategoryMenu: (props) => <kit.CategoryMenu items={menu} {...props} />,
  Checkbox: (props) => <kit.Checkbox label="I agree" {...props} />,
  CodeInput: (props) => <kit.CodeInput label="Code" {...props} />,
  CollectionTile: (props) => (
    <kit.CollectionTile href="/collections/white" title="White pairs" poster={null} {...props} />
  ),
  ColourDot: (props) => <kit.ColourDot hex="#000" {...props} />,
  ColourSwatches: (props) => <kit.ColourSwatches colours={[{ name: 'Black', hex: '#000' }]} {...props} />,
  ColourwayLinks: (props) => <kit.ColourwayLinks colourways={[{ id: '1', name: 'White', picture: null }]} {...props} />,
  Combobox: (props) => <kit.Combobox label="City" options={options} text="" onTextChange={nothing} {...props} />,
  ComboboxField: (props) => (
    <kit.ComboboxField label="City" options={options} text="" onTextChange={nothing} list={undefined} {...props} />
  ),
  CommandPalette: (props) => (
    <kit.CommandPalette
      open
      onOpenChange={nothing}
      groups={[{ label: 'Pages', commands: [{ value: 'orders', label: 'Orders', onSelect: nothing }] }]}
      {...props}
    />
  ),
  ConfirmDialog: (props) => (
    <kit.ConfirmDialog
      open
      title="Delete this address?"
      confirmLabel="Delete"
      onConfirm={nothing}
      onOpenChange={nothing}
      {...props}
    >
      You will have to enter it again
    </kit.ConfirmDialog>
  ),
  Container: (props) => <kit.Container {...props} />,
  ContextMenu: (props) => (
    <kit.ContextMenu label="Order" items={[{ value: 'cancel', label: 'Cancel order' }]} {...props}>
      <kit.Button>Order 1042</kit.Button>
    </kit.ContextMenu>
  ),
  CookieNotice: (props) => (
    <kit.CookieNotice onAccept={nothing} {...props}>
      We remember your cart
    </kit.CookieNotice>
  ),
  CooldownButton: (props) => (
    <kit.CooldownButton until={0} {...props}>
      Again
    </kit.CooldownButton>
  ),
  CurrencySwitch: (props) => <kit.CurrencySwitch currencies={['RUB', 'KZT']} defaultValue="RUB" {...props} />,
  DataGrid: (props) => (
    <kit.DataGrid
      label="Orders"
      columns={[{ id: 'id', label: 'Order', cell: ({ id }) => id }]}
      rows={[{ id: '1042' }]}
      keyOf={({ id }) => id}
      selectable
      {...props}
    />
  ),
  DataTable: (props) => (
    <kit.DataTable
      label="Orders"
      columns={[{ id: 'id', label: 'Order', sortBy: 'id' }]}
      rows={[{ id: '1042' }]}
      keyOf="id"
      selectable
      {...props}
    />
  ),
  DatePicker: (props) => <kit.DatePicker label="Day" value={null} onValueChange={nothing} {...props} />,
  DateRangePicker: (props) => (
    <kit.DateRangePicker
      label="Period"
      presets={[{ label: 'Yesterday', range: { from: '2026-11-23', to: '2026-11-23' } }]}
      {...props}
    />
  ),
  DisplayText: (props) => (
    <kit.DisplayText size="medium" {...props}>
      5,000 points
    </kit.DisplayText>
  ),
  Divider: (props) => <kit.Divider {...props} />,
  Drawer: (props) => (
    <kit.Drawer open title="Filters" onOpenChange={nothing} {...props}>
      Brand
    </kit.Drawer>
  ),
  EmptyState: (props) => (
    <kit.EmptyState title="Nothing here" {...props}>
      Have a look at the shop
    </kit.EmptyState>
  ),
  ErrorPage: (props) => <kit.ErrorPage kind="not-found" href="/catalog" {...props} />,
  ErrorSummary: (props) => <kit.ErrorSummary errors={[{ field: 'city', message: 'Enter a city' }]} {...props} />,
  Facts: (props) => <kit.Facts facts={[{ label: 'Sole', value: 'Rubber' }]} {...props} />,
  FileDrop: (props) => (
    <kit.FileDrop label="Prices" files={[]} onAdd={nothing} onRemove={nothing} accept={['.csv']} {...props} />
  ),
  FilterPanel: (props) => <kit.FilterPanel {...filters} {...props} />,
  FilterPanelChoices: (props) => inPanel(<kit.FilterPanelChoices name="brand" {...props} />),
  FilterPanelGroup: (props) => inPanel(<kit.FilterPanelGroup name="brand" {...props} />),
  FilterPanelPrice: (props) => inPanel(<kit.FilterPanelPrice {...props} />),
  FilterPanelRange: (props) => inPanel(<kit.FilterPanelRange {...props} />),
  FitMeter: (props) => <kit.FitMeter counts={{ small: 8, true: 2, large: 0 }} {...props} />,
  Footer: (props) => <kit.Footer columns={[{ label: 'Shop', links: [link] }]} legal="© Meet" {...props} />,
  Gallery: (props) => <kit.Gallery images={images} {...props} />,
  GalleryCounter: (props) => inGallery(<kit.GalleryCounter {...props} />),
  GalleryFrame: (props) => inGallery(<kit.GalleryFrame {...props} />),
  GalleryStrip: (props) => inGallery(<kit.GalleryStrip {...props} />),
  GalleryThumbnails: (props) => inGallery(<kit.GalleryThumbnails {...props} />),
  GiftCardField: (props) => <kit.GiftCardField onSubmit={nothing} onRemove={nothing} {...props} />,
  Grid: (props) => <kit.Grid {...props} />,
  Header: (props) => (
    <kit.Header
      homeHref="/"
      logo="Fjord"
      menu={null}
      search={null}
      searchHref="/search"
      menuFallbackHref="#menu"
      {...props}
    />
  ),
  Heading: (props) => <kit.Heading {...props}>Shop</kit.Heading>,
  HeadingCount: (props) => <kit.HeadingCount {...props}>128</kit.HeadingCount>,
  Icon: (props) => <kit.Icon name="menu" {...props} />,
  IconButton: (props) => <kit.IconButton icon="menu" label="Menu" {...props} />,
  IconLink: (props) => <kit.IconLink icon="menu" label="Menu" href="#menu" {...props} />,
  Image: (props) => <kit.Image {...picture} sizes="50vw" {...props} />,
  Input: (props) => <kit.Input label="First name" {...props} />,
  LetterIndex: (props) => (
    <kit.LetterIndex lettersLabel="Letters" sections={[{ letter: 'K', id: 'k', items: [link] }]} {...props} />
  ),
  LikeButton: (props) => <kit.LikeButton liked={false} onLikedChange={nothing} {...props} />,
  LineChart: (props) => <kit.LineChart {...chart} {...props} />,
  Link: (props) => <kit.Link href="/" {...props} />,
  LoyaltyLevelCard: (props) => (
    <kit.LoyaltyLevelCard name="Silver" cashback={5} spend={20} required={5_000_000} state="locked" {...props} />
  ),
  MarkdownField: (props) => <MarkdownField label="Text" defaultValue="## Care" {...props} />,
  MaskedInput: (props) => <kit.MaskedInput label="Postal code" mask="######" {...props} />,
  MegaMenu: (props) => (
    <kit.MegaMenu
      items={[...menu, { ...menu[0]!, slug: 'shoes', groups: [{ label: 'Kind', links: [link] }] }]}
      {...props}
    />
  ),
  MobileMenu: (props) => <kit.MobileMenu open onOpenChange={nothing} items={menu} {...props} />,
  Modal: (props) => (
    <kit.Modal open title="Sign in" onOpenChange={nothing} {...props}>
      Code
    </kit.Modal>
  ),
  MultiSelect: (props) => (
    <kit.MultiSelect label="Payment" options={options} value={['card']} onValueChange={nothing} {...props} />
  ),
  OrderCard: (props) => <kit.OrderCard {...order} {...props} />,
  OrderCardDate: (props) => inOrder(<kit.OrderCardDate {...props} />),
  OrderCardExpected: (props) => inOrder(<kit.OrderCardExpected {...props} />),
  OrderCardHead: (props) => inOrder(<kit.OrderCardHead {...props} />),
  OrderCardNumber: (props) => inOrder(<kit.OrderCardNumber {...props} />),
  OrderCardPay: (props) => inOrder(<kit.OrderCardPay {...props} />),
  OrderCardPictures: (props) => inOrder(<kit.OrderCardPictures {...props} />),
  OrderCardStatus: (props) => inOrder(<kit.OrderCardStatus {...props} />),
  OrderCardTotal: (props) => inOrder(<kit.OrderCardTotal {...props} />),
  OrderReceipt: (props) => <kit.OrderReceipt title="Receipt" total={1_299_000} {...props} />,
  OrderStatusTimeline: (props) => <kit.OrderStatusTimeline status="AWAITING_CALL" history={[]} {...props} />,
  Pagination: (props) => <kit.Pagination page={1} totalPages={2} hrefOf="?page={page}" {...props} />,
  PasswordField: (props) => <kit.PasswordField label="Password" {...props} />,
  PaymentLogos: (props) => <kit.PaymentLogos {...props} />,
  PhoneInput: (props) => <kit.PhoneInput label="Phone" {...props} />,
  PhotoUploader: (props) => (
    <kit.PhotoUploader label="Photos" photos={[]} onAdd={nothing} onRemove={nothing} {...props} />
  ),
  PickupPointCard: (props) => (
    <kit.PickupPointCard name="Main Street" address="12 Main Street, Springfield" {...props} />
  ),
  PickupPointMap: (props) => (
    <kit.PickupPointMap
      provider={{ load: () => new Promise(nothing) }}
      points={[]}
      value={null}
      onValueChange={nothing}
      {...props}
    />
  ),
  Price: (props) => <kit.Price price={1_299_000} oldPrice={1_499_000} {...props} />,
  ProductCard: (props) => <kit.ProductCard {...card} {...props} />,
  ProductCardArrival: (props) => inCard(<kit.ProductCardArrival {...props} />, { arrival: '28.11' }),
  ProductCardBadges: (props) => inCard(<kit.ProductCardBadges {...props} />),
  ProductCardCashback: (props) => inCard(<kit.ProductCardCashback {...props} />),
  ProductCardColours: (props) => inCard(<kit.ProductCardColours {...props} />),
  ProductCardFoot: (props) => inCard(<kit.ProductCardFoot {...props} />),
  ProductCardLike: (props) => inCard(<kit.ProductCardLike {...props} />, { onLikedChange: nothing }),
  ProductCardName: (props) => inCard(<kit.ProductCardName {...props} />),
  ProductCardNotify: (props) => inCard(<kit.ProductCardNotify {...props} />, { offer: null, onNotify: nothing }),
  ProductCardPicture: (props) => inCard(<kit.ProductCardPicture {...props} />),
  ProductCardPrice: (props) => inCard(<kit.ProductCardPrice {...props} />),
  ProductCardQuickAdd: (props) => inCard(<kit.ProductCardQuickAdd {...props} />),
  ProductGrid: (props) => <kit.ProductGrid {...props} />,
  ProgressBar: (props) => <kit.ProgressBar label="Free shipping" value={1} {...props} />,
  ProgressLine: (props) => <kit.ProgressLine {...props} />,
  PromoCodeField: (props) => <kit.PromoCodeField state="idle" onSubmit={nothing} onReset={nothing} {...props} />,
  Prose: (props) => <kit.Prose {...props} />,
  QrCode: (props) => <kit.QrCode value="https://meet.example/app" label="The shop’s app" {...props} />,
  QrPicture: (props) => <kit.QrPicture src="code.svg" label="The shop’s app" {...props} />,
  QuantityStepper: (props) => <kit.QuantityStepper label="Quantity" value={2} onValueChange={nothing} {...props} />,
  RadioGroup: (props) => <kit.RadioGroup label="Payment" options={options} {...props} />,
  Rail: (props) => <kit.Rail {...props} />,
  RangeSlider: (props) => (
    <kit.RangeSlider
      label="Price"
      thumbLabels={['Minimum price', 'Maximum price']}
      value={[2000, 8000]}
      max={10_000}
      onValueChange={nothing}
      {...props}
    />
  ),
  Rating: (props) => <kit.Rating value={4} {...props} />,
  RatingInput: (props) => <kit.RatingInput label="Rating" value={null} onValueChange={nothing} {...props} />,
  RemovableChip: (props) => <kit.RemovableChip label="Black" href="/" {...props} />,
  ReturnForm: (props) => (
    <kit.ReturnForm
      lines={[{ id: '1', name: 'Court Low sneakers', picture: null, sizeName: '42', price: 1_299_000 }]}
      onSubmit={nothing}
      onPhotosAdd={nothing}
      onPhotoRemove={nothing}
      until="2026-12-08T09:00:00Z"
      defaultDraft={{ chosen: ['1'], answer: { reason: 'OTHER', comment: '' } }}
      {...props}
    />
  ),
  ReviewCard: (props) => <kit.ReviewCard author="Anna" rating={5} {...props} />,
  ReviewForm: (props) => <kit.ReviewForm onSubmit={nothing} {...props} />,
  ReviewSummary: (props) => <kit.ReviewSummary counts={{ 5: 8, 4: 3, 3: 0, 2: 0, 1: 1 }} {...props} />,
  SearchBox: (props) => <kit.SearchBox action="/search" {...props} />,
  SearchPanel: (props) => <kit.SearchPanel {...search} {...props} />,
  SearchPopup: (props) => <kit.SearchPopup {...search} open onOpenChange={nothing} {...props} />,
  SegmentedControl: (props) => <kit.SegmentedControl label="Payment" options={options} {...props} />,
  Select: (props) => <kit.Select label="Payment" options={options} {...props} />,
  ShareButton: (props) => <kit.ShareButton title="Sneakers" {...props} />,
  SignalLines: (props) => <kit.SignalLines {...props} />,
  SiteMenu: (props) => <kit.SiteMenu links={[link]} {...props} />,
  SizeGridTable: (props) => <kit.SizeGridTable label="Sizes" rows={rows} {...props} />,
  SizeGuide: (props) => <kit.SizeGuide open onOpenChange={nothing} tables={[{ label: 'Men', rows }]} {...props} />,
  SizePicker: (props) => <kit.SizePicker sizes={[{ id: 'a', label: '41', state: 'available' }]} {...props} />,
  Skeleton: (props) => <kit.Skeleton {...props} />,
  SkipLink: (props) => <kit.SkipLink href="#main" {...props} />,
  Slider: (props) => <kit.Slider label="Points" value={0} max={10} onValueChange={nothing} {...props} />,
  SortSelect: (props) => <kit.SortSelect options={[]} {...props} />,
  Sparkline: (props) => <kit.Sparkline label="Orders" values={[12, 18, 29]} {...props} />,
  Spinner: (props) => <kit.Spinner {...props} />,
  Split: (props) => <kit.Split aside="Total" {...props} />,
  Stack: (props) => <kit.Stack {...props} />,
  Steps: (props) => (
    <kit.Steps label="Checkout" steps={[{ label: 'Delivery' }, { label: 'Payment' }]} current={1} {...props} />
  ),
  StoreBadge: (props) => <kit.StoreBadge store="rustore" href="/app" {...props} />,
  Surface: (props) => <kit.Surface tone="paper" {...props} />,
  Switch: (props) => <kit.Switch label="Emails about sales" {...props} />,
  Tabs: (props) => (
    <Tabs label="How to sign in" tabs={[{ value: 'a', label: 'Email', content: 'Address' }]} {...props} />
  ),
  TagInput: (props) => <kit.TagInput label="Topics" defaultValue={['Suede']} {...props} />,
  Text: (props) => <kit.Text {...props}>Leather</kit.Text>,
  TextArea: (props) => <kit.TextArea label="Review" {...props} />,
  ThemeToggle: (props) => (
    <kit.ThemeProvider>
      <kit.ThemeToggle {...props} />
    </kit.ThemeProvider>
  ),
  Tree: (props) => <kit.Tree label="Categories" nodes={nodes} defaultExpanded="all" {...props} />,
  VisuallyHidden: (props) => <kit.VisuallyHidden {...props}>Loading</kit.VisuallyHidden>,
  Waiting: (props) => <kit.Waiting loading {...props} />,
  ...Object.fromEntries(ofTheSet),
};

/**
 * Components without an element that could take a class: they render their children, or nothing until something
 * happens.
 */
export const withoutElement: Record<string, Sample> = {
  ColumnChoice: () => <kit.ColumnChoice columns={[{ id: 'id', label: 'Order' }]} defaultValue={['id']} />,
  ComboboxList: () => (
    <ComboboxList
      label="City"
      options={options}
      text=""
      onTextChange={nothing}
      value={null}
      onValueChange={nothing}
      freeText={false}
      loading={false}
      invalid={false}
      inputId="city"
      isAwaited={() => false}
      disabled={undefined}
      required={undefined}
      readOnly={undefined}
    />
  ),
  DefaultsProvider: () => (
    <DefaultsProvider defaults={{ Button: { size: 'large' } }}>
      <kit.Button>Yes</kit.Button>
    </DefaultsProvider>
  ),
  FilterPanelGroups: () => inPanel(<kit.FilterPanelGroups />),
  ImageLoaderProvider: () => (
    <kit.ImageLoaderProvider loader={({ src }) => src}>
      <kit.Image {...picture} sizes="50vw" />
    </kit.ImageLoaderProvider>
  ),
  LinkProvider: () => (
    <kit.LinkProvider component={({ href, ...props }) => <a href={`/ru${href}`} {...props} />}>
      <kit.Link href="/">Shop</kit.Link>
    </kit.LinkProvider>
  ),
  LocaleProvider: () => (
    <kit.LocaleProvider locale="en-US" currency="USD" messages={en}>
      <kit.Spinner />
    </kit.LocaleProvider>
  ),
  Menu: () => (
    <kit.Menu label="Order" items={[{ value: 'cancel', label: 'Cancel order' }]}>
      <kit.Button>More</kit.Button>
    </kit.Menu>
  ),
  Popover: () => (
    <Popover title="Cashback" trigger={<kit.Button>More</kit.Button>}>
      Three percent
    </Popover>
  ),
  StreamedStyles: () => (
    <StreamedStyles useInsertedHTML={nothing}>
      <kit.Button>Yes</kit.Button>
    </StreamedStyles>
  ),
  StyleScript: () => <kit.StyleScript />,
  ThemeProvider: () => (
    <kit.ThemeProvider>
      <kit.Button>Yes</kit.Button>
    </kit.ThemeProvider>
  ),
  ThemeScript: () => <kit.ThemeScript />,
  Toaster: () => <Toaster />,
  Tooltip: () => (
    <Tooltip label="After delivery">
      <kit.Button>Cashback</kit.Button>
    </Tooltip>
  ),
};
