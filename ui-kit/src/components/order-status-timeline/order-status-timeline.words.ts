/** Texts that OrderStatusTimeline shows on its own. */
export const orderStatusTimelineWords = {
  orderPath: 'Путь заказа',
  parcelPath: (number: number, of: number) => `Путь заказа, посылка ${number} из ${of}`,
  orderStages: {
    placed: 'Оформлен',
    paid: 'Оплачен',
    purchased: 'Выкуплен',
    customs: 'Таможня',
    stock: 'Склад в\u00A0России',
    delivery: 'Доставка',
  },
  received: 'Получен',
  stagePassed: 'Пройдено',
  stageNow: 'Сейчас',
  stageAhead: 'Впереди',
  stageOf: (stage: string, number: number, of: number) => `${stage}, этап ${number} из ${of}`,
};

export const orderStatusTimelineWordsEn: typeof orderStatusTimelineWords = {
  orderPath: 'Order progress',
  parcelPath: (number, of) => `Order progress, parcel ${number} of ${of}`,
  orderStages: {
    placed: 'Placed',
    paid: 'Paid',
    purchased: 'Purchased',
    customs: 'Customs',
    stock: 'Warehouse in Russia',
    delivery: 'Delivery',
  },
  received: 'Delivered',
  stagePassed: 'Done',
  stageNow: 'Now',
  stageAhead: 'Ahead',
  stageOf: (stage, number, of) => `${stage}, stage ${number} of ${of}`,
};
