export {
  createMeetClient,
  type MeetClient,
  type MeetClientOptions,
  type Operation,
  type OrderInput,
  type RequestOptions,
} from './create-meet-client.js';
export type { DocumentMode } from './document.js';
export { MeetError, type FieldFault, type GraphQLFault, type MeetErrorCode } from './meet-error.js';
export type { PictureOptions } from './picture-url.js';
export type { FormSigns, Session } from './session.js';
export { memoryStorage, type MeetStorage } from './storage.js';
