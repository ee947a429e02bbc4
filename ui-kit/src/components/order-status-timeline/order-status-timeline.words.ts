/** Texts that OrderStatusTimeline shows on its own. */
export const orderStatusTimelineWords = {
  orderPath: 'Путь заказа',
  orderStages: {
    placed: 'Оформлен',
    paid: 'Оплачен',
    purchased: 'Выкуплен',
    customs: 'Таможня',
    stock: 'Склад в России',
    delivery: 'Доставка',
  },
  received: 'Получен',
  stagePassed: 'Пройдено',
  stageNow: 'Сейчас',
  stageAhead: 'Впереди',
};

export const orderStatusTimelineWordsEn: typeof orderStatusTimelineWords = {
  orderPath: 'Order progress',
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
};
