export { CompanyType, CooperativeRequest, RequestState } from './cooperative-request.model.js';
export { DecideCooperativeRequest } from './decide-cooperative-request.js';
export { DecideMeetPrice } from './decide-meet-price.js';
export { MeetPriceRequest, MeetPriceRequestPage } from './meet-price-request.model.js';
export { MEET_PRICE_JSON, presentMeetPrice, ReadMeetPriceRequests } from './read-meet-price-requests.js';
export { RequestsModule } from './requests.module.js';
