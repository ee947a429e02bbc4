export { AddressForm, type AddressFormProps } from './address-form.js';
export { emptyAddress, validateAddress, type AddressErrors, type AddressValues } from './validate-address.js';
