export { type SocketConstructor } from './connection.js';
export { followEvents, type FollowedEvent, type Follower } from './follow-events.js';
