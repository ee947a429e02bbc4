import { ObjectType } from '@nestjs/graphql';
import { countedConnectionOf } from '../../platform/graphql/counted-connection.model.js';
import { MeetPriceRequest, RequestState } from '../index.js';

@ObjectType({ description: 'A slice of `meetPriceRequestsConnection`.' })
export class MeetPriceRequestConnection extends countedConnectionOf(
  MeetPriceRequest,
  'price-match requests',
  RequestState,
) {}
