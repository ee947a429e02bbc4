/** The telephone or e-mail address that a message goes to. */
export interface Addressee {
  channel: 'PHONE' | 'EMAIL';
  /** The telephone in E.164 form, or the e-mail address in lower case. */
  address: string;
}
