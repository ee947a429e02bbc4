export { OrderStatusTimeline, type OrderStatusTimelineProps } from './order-status-timeline.js';
export { orderStages, orderStatuses, type OrderEvent, type OrderStage, type OrderStatus } from './order-stages.js';
