import { Ajv, type ValidateFunction } from 'ajv';

interface OpenApi {
  components: { schemas: Record<string, unknown> };
}

/**
 * Returns a validator for a schema in an OpenAPI document. Number formats are ignored, because they only give the size
 * of the stored number.
 */
export function contractOf(document: OpenApi, schema: string): ValidateFunction {
  const ajv = new Ajv({
    strict: false,
    formats: { 'date-time': true, int32: true, int64: true, float: true, double: true, date: true, uuid: true },
  });
  ajv.addSchema({ ...document, $id: 'api' });
  return ajv.compile({ $ref: `api#/components/schemas/${schema}` });
}
