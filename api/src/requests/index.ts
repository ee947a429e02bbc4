export { CompanyType, CooperativeRequest, RequestState } from './cooperative-request.model.js';
export { DecideCooperativeRequest } from './decide-cooperative-request.js';
export { RequestsModule } from './requests.module.js';
