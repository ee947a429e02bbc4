import type { BuildSchemaOptions } from '@nestjs/graphql';
import { DateTimeScalar } from './date-time.scalar.js';

/** Options for building both schemas, for requests and for the files in git. */
export const schemaOptions: BuildSchemaOptions = {
  // Nest would check the schema by querying all of it. Apollo checks it too.
  skipCheck: true,
  scalarsMap: [{ type: Date, scalar: DateTimeScalar }],
};
