import { Kind, parse, specifiedRules, validate, type DocumentNode, type GraphQLSchema } from 'graphql';
import { fault, type Fault } from '../../shared/messages/messages.js';
import { limitRules, parseOptions } from './query-limits.js';

/**
 * Returns the name of a document's only operation, or the fault for which the API would refuse the document. Fragments
 * that no operation uses are a fault too.
 */
export function checkDocument(text: string, schema: GraphQLSchema): { name: string } | { fault: Fault } {
  let document: DocumentNode;
  try {
    document = parse(text, parseOptions);
  } catch (error) {
    return { fault: fault('documentRefused', { why: (error as Error).message }) };
  }
  const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const name = operations[0]?.name?.value;
  if (operations.length !== 1 || !name) return { fault: fault('oneNamedOperation') };
  const [refusal] = validate(schema, document, [...specifiedRules, ...limitRules], { maxErrors: 1 });
  return refusal ? { fault: fault('documentRefused', { why: refusal.message }) } : { name };
}
