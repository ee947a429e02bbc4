import { catalogue } from '../../browser/language';
import type { Material, Season, Sex } from '../../graphql/generated/graphql';
import type { ProductProperties } from './product-properties';

interface PropertyTexts {
  title: string;
  lead: string;
  fields: Record<keyof ProductProperties, string>;
  coloursHint: string;
  badgesHint: string;
  sexes: Record<Sex, string>;
  seasons: Record<Season, string>;
  materials: Record<Material, string>;
}

export const propertyTexts = catalogue<PropertyTexts>(
  {
    title: 'Свойства',
    lead: 'По ним покупатели выбирают товар в фильтрах',
    fields: {
      sex: 'Пол',
      children: 'Детский товар',
      colours: 'Цвета',
      seasons: 'Сезоны',
      material: 'Материалы',
      badges: 'Значки',
    },
    coloursHint: 'До трёх, главный первым',
    badgesHint: 'Короткие слова на карточке; новые заводят в «Витрине»',
    sexes: { FEMALE: 'Женский', MALE: 'Мужской', UNISEX: 'Унисекс' },
    seasons: {
      AUTUMN: 'Осень',
      AUTUMN_WINTER: 'Осень и зима',
      SPRING: 'Весна',
      SPRING_SUMMER: 'Весна и лето',
      SUMMER: 'Лето',
      WINTER: 'Зима',
    },
    materials: {
      ACRYLIC: 'Акрил',
      BAMBOO: 'Бамбук',
      CANVAS: 'Канвас',
      CASHMERE: 'Кашемир',
      CORDUROY: 'Вельвет',
      COTTON: 'Хлопок',
      DENIM: 'Деним',
      DOWN: 'Пух',
      ECO_LEATHER: 'Экокожа',
      ELASTANE: 'Эластан',
      EVA: 'ЭВА',
      FAUX_FUR: 'Искусственный мех',
      FELT: 'Фетр',
      FLEECE: 'Флис',
      FUR: 'Натуральный мех',
      KNIT: 'Трикотаж',
      LEATHER: 'Натуральная кожа',
      LINEN: 'Лён',
      MEMBRANE: 'Мембрана',
      MESH: 'Сетка',
      NUBUCK: 'Нубук',
      NYLON: 'Нейлон',
      PATENT_LEATHER: 'Лакированная кожа',
      POLYESTER: 'Полиэстер',
      RUBBER: 'Резина',
      SILK: 'Шёлк',
      SUEDE: 'Замша',
      SYNTHETIC: 'Синтетика',
      VISCOSE: 'Вискоза',
      WOOL: 'Шерсть',
    },
  },
  {
    title: 'Properties',
    lead: 'Shoppers filter goods by them',
    fields: {
      sex: 'Sex',
      children: 'For children',
      colours: 'Colours',
      seasons: 'Seasons',
      material: 'Materials',
      badges: 'Badges',
    },
    coloursHint: 'Up to three, the main one first',
    badgesHint: 'Short words on the card; new ones are made in the showcase',
    sexes: { FEMALE: 'Women', MALE: 'Men', UNISEX: 'Unisex' },
    seasons: {
      AUTUMN: 'Autumn',
      AUTUMN_WINTER: 'Autumn and winter',
      SPRING: 'Spring',
      SPRING_SUMMER: 'Spring and summer',
      SUMMER: 'Summer',
      WINTER: 'Winter',
    },
    materials: {
      ACRYLIC: 'Acrylic',
      BAMBOO: 'Bamboo',
      CANVAS: 'Canvas',
      CASHMERE: 'Cashmere',
      CORDUROY: 'Corduroy',
      COTTON: 'Cotton',
      DENIM: 'Denim',
      DOWN: 'Down',
      ECO_LEATHER: 'Eco leather',
      ELASTANE: 'Elastane',
      EVA: 'EVA',
      FAUX_FUR: 'Faux fur',
      FELT: 'Felt',
      FLEECE: 'Fleece',
      FUR: 'Fur',
      KNIT: 'Knit',
      LEATHER: 'Leather',
      LINEN: 'Linen',
      MEMBRANE: 'Membrane',
      MESH: 'Mesh',
      NUBUCK: 'Nubuck',
      NYLON: 'Nylon',
      PATENT_LEATHER: 'Patent leather',
      POLYESTER: 'Polyester',
      RUBBER: 'Rubber',
      SILK: 'Silk',
      SUEDE: 'Suede',
      SYNTHETIC: 'Synthetic',
      VISCOSE: 'Viscose',
      WOOL: 'Wool',
    },
  },
);
