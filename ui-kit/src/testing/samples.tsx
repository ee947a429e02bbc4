import type { ReactElement, Ref } from 'react';
import * as icons from '../icons/index.js';
import * as kit from '../index.js';
import { Popover } from '../components/popover/index.js';
import { Tabs } from '../components/tabs/index.js';
import { Toaster } from '../components/toaster/index.js';
import { Tooltip } from '../components/tooltip/index.js';

/** Props that a caller may give to any component besides its own. */
export interface OutsideProps {
  className?: string;
  'data-from-outside'?: string;
  ref?: Ref<never>;
}

export type Sample = (props: OutsideProps) => ReactElement;

const nothing = () => undefined;
const link = { name: 'Кроссовки', href: '/catalog/any/sneakers' };
const menu = [{ slug: 'sneakers', ...link }];
const options = [{ value: 'card', label: 'Картой' }];
const sections = [{ id: 'care', title: 'Уход', content: 'Протирайте влажной тканью' }];
const picture = { src: 'a.svg', alt: 'Кеды' };
const search = { action: '/search', query: '', onQueryChange: nothing, resultsHref: '/search' };
const goods = {
  href: '/product/tempo-court',
  name: 'Кеды Court Low',
  picture: null,
  size: '42',
  price: 1_299_000,
  checked: true,
  onCheckedChange: nothing,
  onRemove: nothing,
};
const rows = [{ eu: '41', uk: '7.5', us: '8.5', cm: '26', height: null }];

const ofTheSet = Object.entries(icons).map(([name, Drawn]): [string, Sample] => [
  name,
  (props) => <Drawn {...props} />,
]);

/** A sample of every component that the package exports, for the contract suite, which fails if one is missing. */
export const components: Record<string, Sample> = {
  Accordion: (props) => <kit.Accordion sections={sections} {...props} />,
  AddressForm: (props) => (
    <kit.AddressForm
      value={kit.emptyAddress}
      onChange={nothing}
      onSubmit={nothing}
      countries={[{ value: 'RU', label: 'Россия' }]}
      cities={[]}
      onCityQuery={nothing}
      {...props}
    />
  ),
  Alert: (props) => <kit.Alert {...props}>Address saved</kit.Alert>,
  Anchor: (props) => <kit.Anchor href="/" {...props} />,
  AnnouncementBar: (props) => <kit.AnnouncementBar {...props}>Free delivery</kit.AnnouncementBar>,
  AppBanner: (props) => (
    <kit.AppBanner title="Meet в телефоне" {...props}>
      Удобнее в приложении
    </kit.AppBanner>
  ),
  Article: (props) => <kit.Article html="<p>Текст</p>" {...props} />,
  Avatar: (props) => <kit.Avatar name="Anna Karenina" {...props} />,
  Badge: (props) => <kit.Badge {...props} />,
  BlogCard: (props) => <kit.BlogCard href="/blog/care" title="Как чистить замшу" poster={null} {...props} />,
  BonusSlider: (props) => <kit.BonusSlider available={100} onConfirm={nothing} {...props} />,
  BottomSheet: (props) => (
    <kit.BottomSheet open title="Размер" onOpenChange={nothing} {...props}>
      42
    </kit.BottomSheet>
  ),
  BrandWall: (props) => <kit.BrandWall brands={[link]} {...props} />,
  Breadcrumbs: (props) => <kit.Breadcrumbs items={[link, { name: 'Кеды' }]} {...props} />,
  Button: (props) => <kit.Button {...props}>Да</kit.Button>,
  ButtonLink: (props) => (
    <kit.ButtonLink href="/" {...props}>
      Да
    </kit.ButtonLink>
  ),
  BuyBar: (props) => (
    <kit.BuyBar summary="$129" {...props}>
      Add to cart
    </kit.BuyBar>
  ),
  Card: (props) => <kit.Card {...props} />,
  CardLink: (props) => <kit.CardLink href="/" {...props} />,
  Carousel: (props) => <kit.Carousel label="Снимки" {...props} />,
  CartLine: (props) => <kit.CartLine {...goods} {...props} />,
  CartLineSkeleton: (props) => <kit.CartLineSkeleton {...props} />,
  CartSummary: (props) => <kit.CartSummary count={2} goods={2_589_000} discounts={[]} onConfirm={nothing} {...props} />,
  CategoryMenu: (props) => <kit.CategoryMenu items={menu} {...props} />,
  Checkbox: (props) => <kit.Checkbox label="Согласен" {...props} />,
  CodeInput: (props) => <kit.CodeInput label="Код" {...props} />,
  CollectionTile: (props) => (
    <kit.CollectionTile href="/collections/white" title="Белые пары" poster={null} {...props} />
  ),
  ColourDot: (props) => <kit.ColourDot hex="#000" {...props} />,
  ColourSwatches: (props) => <kit.ColourSwatches colours={[{ name: 'Чёрный', hex: '#000' }]} {...props} />,
  ColourwayLinks: (props) => <kit.ColourwayLinks colourways={[{ id: '1', name: 'Белый', picture: null }]} {...props} />,
  Combobox: (props) => <kit.Combobox label="Город" options={options} text="" onTextChange={nothing} {...props} />,
  Container: (props) => <kit.Container {...props} />,
  CookieNotice: (props) => (
    <kit.CookieNotice onAccept={nothing} {...props}>
      Храним корзину
    </kit.CookieNotice>
  ),
  CooldownButton: (props) => (
    <kit.CooldownButton until={0} {...props}>
      Ещё раз
    </kit.CooldownButton>
  ),
  CurrencySwitch: (props) => (
    <kit.CurrencySwitch currencies={['RUB', 'KZT']} value="RUB" onValueChange={nothing} {...props} />
  ),
  DisplayText: (props) => (
    <kit.DisplayText size="medium" {...props}>
      5000 бонусов
    </kit.DisplayText>
  ),
  Divider: (props) => <kit.Divider {...props} />,
  Drawer: (props) => (
    <kit.Drawer open title="Фильтры" onOpenChange={nothing} {...props}>
      Бренд
    </kit.Drawer>
  ),
  EmptyState: (props) => (
    <kit.EmptyState title="Пусто" {...props}>
      Загляните в каталог
    </kit.EmptyState>
  ),
  ErrorPage: (props) => <kit.ErrorPage kind="not-found" href="/catalog" {...props} />,
  ErrorSummary: (props) => <kit.ErrorSummary errors={[{ field: 'city', message: 'Укажите город' }]} {...props} />,
  Facts: (props) => <kit.Facts facts={[{ name: 'Подошва', value: 'Резина' }]} {...props} />,
  FilterPanel: (props) => <kit.FilterPanel groups={[]} onToggle={nothing} {...props} />,
  Footer: (props) => <kit.Footer columns={[{ title: 'Каталог', links: [link] }]} legal="© Meet" {...props} />,
  Gallery: (props) => (
    <kit.Gallery
      images={[
        { id: 'a', ...picture },
        { id: 'b', ...picture },
      ]}
      {...props}
    />
  ),
  GiftCardField: (props) => <kit.GiftCardField onApply={nothing} onRemove={nothing} {...props} />,
  Grid: (props) => <kit.Grid {...props} />,
  Header: (props) => (
    <kit.Header
      homeHref="/"
      menu={null}
      search={null}
      searchHref="/search"
      menuFallbackHref="#menu"
      onMenuOpen={nothing}
      {...props}
    />
  ),
  Heading: (props) => <kit.Heading {...props}>Каталог</kit.Heading>,
  HeadingCount: (props) => <kit.HeadingCount {...props}>128</kit.HeadingCount>,
  Icon: (props) => <kit.Icon name="menu" {...props} />,
  IconButton: (props) => <kit.IconButton icon="menu" label="Меню" {...props} />,
  IconLink: (props) => <kit.IconLink icon="menu" label="Меню" href="#menu" {...props} />,
  Image: (props) => <kit.Image {...picture} sizes="50vw" {...props} />,
  Input: (props) => <kit.Input label="Имя" {...props} />,
  LetterIndex: (props) => (
    <kit.LetterIndex lettersLabel="Буквы" sections={[{ letter: 'К', id: 'k', items: [link] }]} {...props} />
  ),
  LikeButton: (props) => <kit.LikeButton liked={false} onLikedChange={nothing} {...props} />,
  Link: (props) => <kit.Link href="/" {...props} />,
  LoyaltyLevelCard: (props) => (
    <kit.LoyaltyLevelCard name="Серебро" cashback={5} spend={20} required={5_000_000} state="locked" {...props} />
  ),
  MaskedInput: (props) => <kit.MaskedInput label="Индекс" mask="######" {...props} />,
  MobileMenu: (props) => <kit.MobileMenu open onOpenChange={nothing} items={menu} {...props} />,
  Modal: (props) => (
    <kit.Modal open title="Авторизация" onOpenChange={nothing} {...props}>
      Код
    </kit.Modal>
  ),
  OrderCard: (props) => (
    <kit.OrderCard
      href="/account/orders/1042"
      number="1042"
      placedAt="2026-11-02T10:00:00Z"
      status="CUSTOMS_CLEARANCE_IN_TURKEY"
      items={[{ name: 'Кеды', picture: null }]}
      total={2_098_000}
      {...props}
    />
  ),
  OrderReceipt: (props) => <kit.OrderReceipt title="Receipt" total={1_299_000} {...props} />,
  OrderStatusTimeline: (props) => <kit.OrderStatusTimeline status="AWAITING_CALL" history={[]} {...props} />,
  Pagination: (props) => <kit.Pagination page={1} totalPages={2} hrefOf={(page) => `?page=${page}`} {...props} />,
  PasswordField: (props) => <kit.PasswordField label="Password" {...props} />,
  PaymentLogos: (props) => <kit.PaymentLogos {...props} />,
  PhoneInput: (props) => <kit.PhoneInput label="Телефон" {...props} />,
  PhotoUploader: (props) => (
    <kit.PhotoUploader label="Фотографии" photos={[]} onAdd={nothing} onRemove={nothing} {...props} />
  ),
  PickupPointCard: (props) => <kit.PickupPointCard name="На Баумана" address="Казань, улица Баумана, 12" {...props} />,
  PickupPointMap: (props) => (
    <kit.PickupPointMap
      provider={{ load: () => new Promise(nothing) }}
      points={[]}
      chosenId={null}
      onChoose={nothing}
      {...props}
    />
  ),
  Price: (props) => <kit.Price price={1_299_000} oldPrice={1_499_000} {...props} />,
  ProductCard: (props) => (
    <kit.ProductCard
      href="/product/runner"
      name="Кроссовки Runner"
      images={[picture, picture]}
      offer={{ price: 1_299_000, cashback: 390 }}
      sizes={[{ id: '42', name: '42' }]}
      onQuickAdd={nothing}
      onLike={nothing}
      {...props}
    />
  ),
  ProductGrid: (props) => <kit.ProductGrid {...props} />,
  ProgressBar: (props) => <kit.ProgressBar label="До бесплатной доставки" value={1} {...props} />,
  ProgressLine: (props) => <kit.ProgressLine {...props} />,
  PromoCodeField: (props) => <kit.PromoCodeField state="idle" onApply={nothing} onReset={nothing} {...props} />,
  Prose: (props) => <kit.Prose {...props} />,
  QrCode: (props) => <kit.QrCode value="https://meet.example/app" label="Приложение Meet" {...props} />,
  QuantityStepper: (props) => <kit.QuantityStepper label="Quantity" value={2} onValueChange={nothing} {...props} />,
  RadioGroup: (props) => <kit.RadioGroup label="Оплата" options={options} {...props} />,
  Rail: (props) => <kit.Rail {...props} />,
  RangeSlider: (props) => (
    <kit.RangeSlider
      label="Цена"
      thumbLabels={['Цена от', 'Цена до']}
      value={[2000, 8000]}
      max={10_000}
      onValueChange={nothing}
      {...props}
    />
  ),
  Rating: (props) => <kit.Rating value={4} {...props} />,
  RatingInput: (props) => <kit.RatingInput label="Оценка" value={null} onChange={nothing} {...props} />,
  RemovableChip: (props) => <kit.RemovableChip name="Чёрный" href="/" {...props} />,
  ReviewCard: (props) => <kit.ReviewCard author="Анна" rating={5} {...props} />,
  ReviewForm: (props) => <kit.ReviewForm onSend={nothing} {...props} />,
  ReviewSummary: (props) => <kit.ReviewSummary counts={{ 5: 8, 4: 3, 3: 0, 2: 0, 1: 1 }} {...props} />,
  SearchBox: (props) => <kit.SearchBox action="/search" {...props} />,
  SearchPanel: (props) => <kit.SearchPanel {...search} {...props} />,
  SearchPopup: (props) => <kit.SearchPopup {...search} open onOpenChange={nothing} {...props} />,
  SegmentedControl: (props) => <kit.SegmentedControl label="Payment" options={options} {...props} />,
  Select: (props) => <kit.Select label="Оплата" options={options} {...props} />,
  ShareButton: (props) => <kit.ShareButton title="Sneakers" {...props} />,
  SignalLines: (props) => <kit.SignalLines {...props} />,
  SizeGridTable: (props) => <kit.SizeGridTable label="Размеры" rows={rows} {...props} />,
  SizePicker: (props) => <kit.SizePicker sizes={[{ id: 'a', name: '41', state: 'available' }]} {...props} />,
  Skeleton: (props) => <kit.Skeleton {...props} />,
  SkipLink: (props) => <kit.SkipLink href="#main" {...props} />,
  Slider: (props) => <kit.Slider label="Бонусы" value={0} max={10} onValueChange={nothing} {...props} />,
  SortSelect: (props) => <kit.SortSelect options={[]} {...props} />,
  Spinner: (props) => <kit.Spinner {...props} />,
  Split: (props) => <kit.Split aside="Итого" {...props} />,
  Stack: (props) => <kit.Stack {...props} />,
  Steps: (props) => (
    <kit.Steps label="Checkout" steps={[{ label: 'Delivery' }, { label: 'Payment' }]} current={1} {...props} />
  ),
  StoreBadge: (props) => <kit.StoreBadge store="rustore" href="/app" {...props} />,
  Surface: (props) => <kit.Surface tone="paper" {...props} />,
  Switch: (props) => <kit.Switch label="Письма о скидках" {...props} />,
  Tabs: (props) => <Tabs label="Как войти" tabs={[{ value: 'a', label: 'Почта', content: 'Адрес' }]} {...props} />,
  Text: (props) => <kit.Text {...props}>Кожа</kit.Text>,
  TextArea: (props) => <kit.TextArea label="Отзыв" {...props} />,
  ThemeToggle: (props) => (
    <kit.ThemeProvider>
      <kit.ThemeToggle {...props} />
    </kit.ThemeProvider>
  ),
  VisuallyHidden: (props) => <kit.VisuallyHidden {...props}>Загружаем</kit.VisuallyHidden>,
  Waiting: (props) => <kit.Waiting waiting {...props} />,
  ...Object.fromEntries(ofTheSet),
};

/**
 * Components without an element that could take a class: they render their children, or nothing until something
 * happens.
 */
export const withoutElement: Record<string, Sample> = {
  ImageLoaderProvider: () => (
    <kit.ImageLoaderProvider loader={({ src }) => src}>
      <kit.Image {...picture} sizes="50vw" />
    </kit.ImageLoaderProvider>
  ),
  LinkProvider: () => (
    <kit.LinkProvider component={({ href, ...props }) => <a href={`/ru${href}`} {...props} />}>
      <kit.Link href="/">Каталог</kit.Link>
    </kit.LinkProvider>
  ),
  LocaleProvider: () => (
    <kit.LocaleProvider messages={kit.russian}>
      <kit.Spinner />
    </kit.LocaleProvider>
  ),
  Popover: () => (
    <Popover title="Кешбэк" trigger={(trigger) => <kit.Button {...trigger}>Подробнее</kit.Button>}>
      Три процента
    </Popover>
  ),
  ThemeProvider: () => (
    <kit.ThemeProvider>
      <kit.Button>Да</kit.Button>
    </kit.ThemeProvider>
  ),
  ThemeScript: () => <kit.ThemeScript />,
  Toaster: () => <Toaster />,
  Tooltip: () => <Tooltip label="После доставки">{(trigger) => <kit.Button {...trigger}>Кешбэк</kit.Button>}</Tooltip>,
};
