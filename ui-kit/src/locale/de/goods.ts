import type { SomeMessages } from '../messages.js';
import { countOf } from '../plural.js';
import { german } from './german.js';

const reviews = { one: 'Bewertung', other: 'Bewertungen' };
const marks: readonly string[] = ['Sehr schlecht', 'Schlecht', 'In Ordnung', 'Gut', 'Ausgezeichnet'];
const fit = { small: 'Fällt klein aus', true: 'Passt genau', large: 'Fällt groß aus' };

/** German texts of goods: cards, prices, sizes, filters and reviews. */
export const goodsDe = {
  colourSwatches: { colours: 'Farben', moreColours: (count) => `${count} weitere` },
  filterPanel: {
    price: 'Preis',
    priceFrom: (currency) => `Mindestpreis, ${currency}`,
    priceTo: (currency) => `Höchstpreis, ${currency}`,
    rangeFrom: (title) => `${title}, von`,
    rangeTo: (title) => `${title}, bis`,
    from: 'Von',
    to: 'Bis',
    search: 'Suche',
    findInList: (title) => `${title} durchsuchen`,
    narrower: (name) => `Kategorien in ${name}`,
    nothingInList: 'Keine Treffer',
    more: (count) => `${count} weitere anzeigen`,
  },
  fitMeter: {
    fit,
    advice: {
      small: 'Fällt klein aus: nehmen Sie eine Größe größer',
      true: 'Passt genau: nehmen Sie Ihre übliche Größe',
      large: 'Fällt groß aus: nehmen Sie eine Größe kleiner',
    },
    basedOn: (count) => `Aus ${countOf(count, reviews, german)}`,
    nobody: 'Zur Passform gibt es noch keine Angaben',
  },
  gallery: {
    gallery: 'Produktfotos',
    picture: (index, total) => `Foto ${index} von ${total}`,
    video: (index, total) => `Video ${index} von ${total}`,
    playVideo: (what) => `Video abspielen: ${what}`,
    videoFailed: 'Das Video konnte nicht geladen werden. Versuchen Sie es erneut',
    previousPicture: 'Vorheriges Foto',
    nextPicture: 'Nächstes Foto',
    magnify: 'Vergrößern',
  },
  likeButton: { like: 'Zu den Favoriten hinzufügen' },
  price: {
    price: 'Preis',
    oldPrice: 'Ursprünglicher Preis',
    noPrice: 'Preis nicht verfügbar',
    discount: (percent) => `${percent} Rabatt`,
    from: 'ab',
    byCard: (price) => `Mit Konto ${price}`,
  },
  productCard: {
    notifyArrival: 'Benachrichtigen',
    discount: (percent) => `${percent} Rabatt`,
    cashback: (points) => `${points} Punkte`,
    size: 'Größe',
    sizes: 'Größen',
    chooseSizeOf: (goods) => `Größe auswählen: ${goods}`,
  },
  rating: {
    rating: (stars, count) =>
      count === undefined ? `${stars} von 5` : `${stars} von 5, ${countOf(count, reviews, german)}`,
    reviews: (count) => countOf(count, reviews, german),
    noReviews: 'Noch keine Bewertungen',
    markWords: marks,
    mark: (mark) => `${mark} von 5, ${marks[mark - 1]?.toLowerCase()}`,
  },
  reviewCard: {
    size: 'Größe',
    advantages: 'Vorteile',
    disadvantages: 'Nachteile',
    comment: 'Kommentar',
    fit: { small: 'fällt klein aus', true: 'passt genau', large: 'fällt groß aus' },
    readAll: 'Weiterlesen',
    fold: 'Weniger anzeigen',
    reviewPhotos: 'Kundenfotos',
    magnify: 'Vergrößern',
  },
  reviewSummary: {
    reviewCount: (count) => countOf(count, reviews, german),
    reviewMarks: 'Bewertungen nach Sternen',
    marksOf: (mark, count, percent) =>
      `${countOf(mark, { one: 'Stern', other: 'Sterne' }, german)}: ${countOf(count, reviews, german)}, ${percent}`,
  },
  sizeGridTable: {
    ownSize: 'Ihre Größe',
    sizeSystems: { eu: 'EU', uk: 'UK', us: 'US', cm: 'Fuß, cm', height: 'Körpergröße, cm' },
  },
  sizeGuide: {
    title: 'Welche Größe passt?',
    howItFits: 'Passform',
    yourSize: (size) => `Ihre Größe: ${size}`,
    chooseYours: 'Markieren Sie Ihre Größe, wir merken sie uns',
    howToMeasure: 'So messen Sie',
    steps: {
      foot: [
        'Stellen Sie sich abends, wenn der Fuß etwas größer ist, mit der Ferse an der Wand auf ein Blatt Papier.',
        'Markieren Sie das Ende des längsten Zehs und messen Sie von der Wand bis zur Markierung.',
        'Messen Sie beide Füße und suchen Sie den größeren Wert in der Tabelle, in Zentimetern. Zwischen zwei Größen nehmen Sie die größere.',
      ],
      height: [
        'Stellen Sie sich ohne Schuhe mit dem Rücken an die Wand und legen Sie ein Buch auf den Kopf.',
        'Markieren Sie die Unterkante an der Wand und messen Sie vom Boden bis zur Markierung: Das ist Ihre Körpergröße.',
        'Zwischen zwei Größen nehmen Sie die größere: Sie sitzt lockerer.',
      ],
    },
  },
  sizePicker: {
    sizes: 'Größen',
    ownSize: 'Ihre Größe',
    ownSizeMark: 'Ihre',
    reserved: 'Reserviert',
    lastOne: 'Letztes',
  },
  soldOut: { soldOut: 'Ausverkauft' },
} satisfies SomeMessages;
