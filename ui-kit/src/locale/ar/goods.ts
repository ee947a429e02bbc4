import { formatCount } from '../format-numbers.js';
import type { SomeMessages } from '../messages.js';
import { arabic, counted, reviews } from './counted.js';

const marks: readonly string[] = ['سيئ جدًا', 'سيئ', 'مقبول', 'جيد', 'ممتاز'];
const fit = { small: 'أصغر من المعتاد', true: 'مطابق للمقاس', large: 'أكبر من المعتاد' };

/** Arabic texts of goods: cards, prices, sizes, filters and reviews. */
export const goodsAr = {
  colourSwatches: { colours: 'الألوان', moreColours: (count) => `${formatCount(count, arabic)} أخرى` },
  filterPanel: {
    price: 'السعر',
    priceFrom: (currency) => `أدنى سعر، ${currency}`,
    priceTo: (currency) => `أعلى سعر، ${currency}`,
    rangeFrom: (title) => `${title}، من`,
    rangeTo: (title) => `${title}، إلى`,
    from: 'من',
    to: 'إلى',
    search: 'بحث',
    findInList: (title) => `البحث في ${title}`,
    narrower: (name) => `الأقسام في ${name}`,
    nothingInList: 'لا توجد نتائج',
    more: (count) => `عرض ${formatCount(count, arabic)} أخرى`,
  },
  fitMeter: {
    fit,
    advice: {
      small: 'أصغر من المعتاد: اختر مقاسًا أكبر',
      true: 'مطابق للمقاس: اختر مقاسك المعتاد',
      large: 'أكبر من المعتاد: اختر مقاسًا أصغر',
    },
    basedOn: (count) => `حسب ${counted(count, { ...reviews, two: 'تقييمين' })}`,
    nobody: 'لم يخبرنا أحد بعد عن المقاس',
  },
  gallery: {
    gallery: 'صور المنتج',
    picture: (index, total) => `الصورة ${index} من ${total}`,
    video: (index, total) => `الفيديو ${index} من ${total}`,
    playVideo: (what) => `تشغيل الفيديو: ${what}`,
    videoFailed: 'تعذّر تحميل الفيديو. حاول مرة أخرى',
    previousPicture: 'الصورة السابقة',
    nextPicture: 'الصورة التالية',
    magnify: 'تكبير',
  },
  likeButton: { like: 'إضافة إلى المفضلة' },
  price: {
    price: 'السعر',
    oldPrice: 'السعر الأصلي',
    noPrice: 'السعر غير متاح',
    discount: (percent) => `خصم ${percent}`,
    from: 'من',
    byCard: (price) => `للأعضاء ${price}`,
  },
  productCard: {
    notifyArrival: 'أخبرني عند التوفر',
    discount: (percent) => `خصم ${percent}`,
    cashback: (points) => `تكسب ${points}`,
    size: 'المقاس',
    sizes: 'المقاسات',
    chooseSizeOf: (goods) => `اختر المقاس: ${goods}`,
  },
  rating: {
    rating: (stars, count) => (count === undefined ? `${stars} من 5` : `${stars} من 5، ${counted(count, reviews)}`),
    reviews: (count) => counted(count, reviews),
    noReviews: 'لا توجد تقييمات بعد',
    markWords: marks,
    mark: (mark) => `${mark} من 5، ${marks[mark - 1]}`,
  },
  reviewCard: {
    size: 'المقاس',
    advantages: 'المزايا',
    disadvantages: 'العيوب',
    comment: 'تعليق',
    fit,
    readAll: 'قراءة المزيد',
    fold: 'عرض أقل',
    reviewPhotos: 'صور العملاء',
    magnify: 'تكبير',
  },
  reviewSummary: {
    reviewCount: (count) => counted(count, reviews),
    reviewMarks: 'التقييمات حسب النجوم',
    marksOf: (mark, count, percent) =>
      `${counted(mark, { one: 'نجمة واحدة', two: 'نجمتان', few: 'نجوم', many: 'نجمة', other: 'نجمة' })}: ${counted(count, reviews)}، ${percent}`,
  },
  sizeGridTable: {
    ownSize: 'مقاسك',
    sizeSystems: { eu: 'EU', uk: 'UK', us: 'US', cm: 'القدم، سم', height: 'الطول، سم' },
  },
  sizeGuide: {
    title: 'أي مقاس تختار',
    howItFits: 'كيف المقاس',
    yourSize: (size) => `مقاسك: ${size}`,
    chooseYours: 'حدد مقاسك وسنتذكره',
    howToMeasure: 'طريقة القياس',
    steps: {
      foot: [
        'في المساء، حين تكون القدم أكبر قليلًا، قف على ورقة وكعبك ملاصق للحائط.',
        'ضع علامة عند طرف أطول إصبع وقِس المسافة من الحائط إلى العلامة.',
        'قِس القدمين وابحث عن الرقم الأكبر في الجدول بالسنتيمتر. بين مقاسين اختر الأكبر.',
      ],
      height: [
        'قف بلا حذاء وظهرك إلى الحائط وضع كتابًا على رأسك.',
        'ضع علامة على الحائط عند حافته السفلى وقِس من الأرض إلى العلامة: هذا هو طولك.',
        'بين مقاسين اختر الأكبر: سيكون أوسع.',
      ],
    },
  },
  sizePicker: {
    sizes: 'المقاسات',
    ownSize: 'مقاسك',
    ownSizeMark: 'لك',
    reserved: 'محجوز',
    lastOne: 'آخر قطعة',
  },
  soldOut: { soldOut: 'نفدت الكمية' },
} satisfies SomeMessages;
