export { PhoneInput, type PhoneInputProps, type PhoneValue } from './phone-input.js';
