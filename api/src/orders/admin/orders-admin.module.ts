import { Module } from '@nestjs/common';
import { CartModule } from '../../cart/index.js';
import { IdentityAdminModule } from '../../identity/admin/index.js';
import { OperatorModule, versionResolverOf } from '../../operator/index.js';
import { ExportsModule, ExportTables } from '../../exports/index.js';
import { ReturnsModule } from '../../returns/index.js';
import { SettingsAdminModule } from '../../settings/admin/index.js';
import { OrdersModule } from '../index.js';
import { AddOrderNote } from './add-order-note.js';
import { ClaimWaybills } from './claim-waybills.js';
import { CreateOrderForShopper } from './create-order-for-shopper.js';
import { CreateWaybill } from './create-waybill.js';
import { EditOrderItems } from './edit-order-items.js';
import { ExportOrderUnits } from './export-order-units.js';
import { ExportOrders } from './export-orders.js';
import { EditOrders } from './edit-orders.js';
import { FindOrders } from './find-orders.js';
import { ListOrders } from './list-orders.js';
import { MoveOrders } from './move-orders.js';
import { OperatorOrder } from './operator-order.model.js';
import { OperatorOrderResolver } from './operator-order.resolver.js';
import { EditOrderStatuses } from './edit-order-statuses.js';
import { NextStatusesResolver, OrderStatusResolver } from './order-status.resolver.js';
import { OrderEditResolver } from './order-edit.resolver.js';
import { OrderHistoryResolver } from './order-history.resolver.js';
import { OrderLabels } from './order-labels.js';
import { OrderLabelsController } from './order-labels.controller.js';
import { OrderLabelsResolver } from './order-labels.resolver.js';
import { OrderForShopperResolver } from './order-for-shopper.resolver.js';
import { QueueEventsResolver } from './queue-events.resolver.js';
import { ReadOrderHistory } from './read-order-history.js';
import { ReadOrderChanges } from './read-order-changes.js';
import { RecordPayments } from './record-payments.js';
import { RefundOrders } from './refund-orders.js';
import { SetOrderExternalId } from './set-order-external-id.js';
import { RemindOfPayment } from './remind-of-payment.js';
import { TakeUpOrders } from './take-up-orders.js';
import { WaybillResolver } from './waybill.resolver.js';

@Module({
  imports: [
    CartModule,
    ExportsModule,
    IdentityAdminModule,
    OperatorModule,
    OrdersModule,
    ReturnsModule,
    SettingsAdminModule,
  ],
  controllers: [OrderLabelsController],
  providers: [
    AddOrderNote,
    ClaimWaybills,
    CreateOrderForShopper,
    CreateWaybill,
    EditOrderItems,
    EditOrders,
    EditOrderStatuses,
    ExportOrders,
    ExportOrderUnits,
    FindOrders,
    ListOrders,
    MoveOrders,
    NextStatusesResolver,
    OrderStatusResolver,
    OperatorOrderResolver,
    OrderEditResolver,
    OrderForShopperResolver,
    OrderHistoryResolver,
    OrderLabels,
    OrderLabelsResolver,
    QueueEventsResolver,
    ReadOrderChanges,
    ReadOrderHistory,
    RecordPayments,
    RefundOrders,
    SetOrderExternalId,
    RemindOfPayment,
    TakeUpOrders,
    WaybillResolver,
    versionResolverOf(OperatorOrder, 'ORDER', ({ uuid }) => uuid),
  ],
  exports: [FindOrders],
})
export class OrdersAdminModule {
  constructor(tables: ExportTables, orders: ExportOrders, units: ExportOrderUnits) {
    tables.add(orders);
    tables.add(units);
  }
}
