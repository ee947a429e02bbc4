import { catalogue } from '../../../browser/language';
import type { DeliveryDraft, DeliveryField } from './delivery-draft';

interface DeliveryTexts {
  way: string;
  ways: Record<DeliveryDraft['way'], string>;
  town: string;
  townHint: string;
  point: string;
  pointHint: string;
  noPoints: string;
  street: string;
  house: string;
  building: string;
  apartment: string;
  index: string;
  missing: Record<DeliveryField, string>;
  change: string;
  title: string;
  count: string;
  reason: string;
  reasonHint: string;
  save: string;
}

export const deliveryTexts = catalogue<DeliveryTexts>(
  {
    way: 'Как доставить',
    ways: { COURIER: 'Курьером', POINT: 'В пункт выдачи' },
    town: 'Город',
    townHint: 'Начните с первых букв и выберите из списка',
    point: 'Пункт выдачи',
    pointHint: 'Улица или код пункта',
    noPoints: 'В этом городе нет пунктов выдачи',
    street: 'Улица',
    house: 'Дом',
    building: 'Корпус, строение',
    apartment: 'Квартира, офис',
    index: 'Индекс',
    missing: {
      town: 'Выберите город из списка',
      point: 'Выберите пункт из списка',
      street: 'Укажите улицу',
      house: 'Укажите дом',
    },
    change: 'Изменить адрес',
    title: 'Новый адрес',
    count: 'Посчитать',
    reason: 'Причина',
    reasonHint: 'Останется в журнале, покупатель её не увидит',
    save: 'Изменить адрес',
  },
  {
    way: 'Way of delivery',
    ways: { COURIER: 'By courier', POINT: 'To a pickup point' },
    town: 'Town',
    townHint: 'Type the first letters and choose from the list',
    point: 'Pickup point',
    pointHint: 'Street or code of the point',
    noPoints: 'There are no pickup points in this town',
    street: 'Street',
    house: 'House',
    building: 'Building',
    apartment: 'Flat, office',
    index: 'Postal code',
    missing: {
      town: 'Choose a town from the list',
      point: 'Choose a point from the list',
      street: 'Give the street',
      house: 'Give the house',
    },
    change: 'Change the address',
    title: 'New address',
    count: 'Calculate',
    reason: 'Reason',
    reasonHint: 'Stays in the trail; the buyer does not see it',
    save: 'Change the address',
  },
);
