import { Ajv, type ValidateFunction } from 'ajv';

interface OpenApi {
  components: { schemas: Record<string, unknown> };
}

/** A check against a schema of an OpenAPI document; numbers' formats there say how wide they are stored, no more. */
export function contractOf(document: OpenApi, schema: string): ValidateFunction {
  const ajv = new Ajv({
    strict: false,
    formats: { int32: true, int64: true, float: true, double: true, date: true, uuid: true },
  });
  ajv.addSchema({ ...document, $id: 'api' });
  return ajv.compile({ $ref: `api#/components/schemas/${schema}` });
}
