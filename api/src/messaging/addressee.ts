/** The person a message goes to. */
export interface Addressee {
  channel: 'PHONE' | 'EMAIL';
  /** E.164, or a mail address in lower case. */
  address: string;
}
