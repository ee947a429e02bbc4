export {
  CustomFieldOption,
  CustomFieldOwner,
  CustomFieldType,
  CustomFieldValue,
  CustomFieldVisibility,
} from './custom-field.model.js';
export { CustomFieldValues, type CustomFieldValueInput } from './custom-field-value.input.js';
export { CustomFieldsModule } from './custom-fields.module.js';
export { ReadCustomFields } from './read-custom-fields.js';
export { writeCustomFields } from './write-custom-fields.js';
