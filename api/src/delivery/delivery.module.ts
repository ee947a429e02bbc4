import { Global, Module, type DynamicModule, type Provider } from '@nestjs/common';
import { AddressSuggestionResolver } from './address-suggestion.resolver.js';
import { Deliveries } from './deliveries.js';
import { DeliveryCostResolver } from './delivery-cost.resolver.js';
import { EstimatingRates } from './estimating-rates.js';
import { Gazetteer } from './gazetteer.js';
import { GazetteerResolver } from './gazetteer.resolver.js';
import { PickupPointResolver } from './pickup-point.resolver.js';
import { PickupPoints } from './pickup-points.js';
import { ProductDeliveryResolver } from './product-delivery.resolver.js';
import { PrintLabels } from './print-labels.js';
import { RegisterParcels } from './register-parcels.js';
import { SuggestAddress } from './suggest-address.js';

type Picked<T> = Omit<Extract<Provider<T>, { useFactory: unknown }>, 'provide'>;

@Global()
@Module({})
export class DeliveryModule {
  /** Takes the providers of prices, labels, parcels and address suggestions, which the composition root chooses. */
  static with({
    labels,
    parcels,
    rates,
    suggestions,
  }: {
    labels: Picked<PrintLabels>;
    parcels: Picked<RegisterParcels>;
    rates: Picked<EstimatingRates>;
    suggestions: Picked<SuggestAddress>;
  }): DynamicModule {
    return {
      module: DeliveryModule,
      providers: [
        AddressSuggestionResolver,
        Deliveries,
        DeliveryCostResolver,
        Gazetteer,
        GazetteerResolver,
        PickupPointResolver,
        PickupPoints,
        ProductDeliveryResolver,
        { provide: EstimatingRates, ...rates },
        { provide: PrintLabels, ...labels },
        { provide: RegisterParcels, ...parcels },
        { provide: SuggestAddress, ...suggestions },
      ],
      exports: [Deliveries, Gazetteer, PrintLabels, RegisterParcels],
    };
  }
}
