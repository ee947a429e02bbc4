import type { Language } from '../../shared/messages/language.js';
import { VARIABLES, type Values, type VariableName } from './variables.js';

/** Returns the examples of variables, from which previews and test messages are made. */
export const examplesFor = (variables: readonly VariableName[], language: Language): Values =>
  Object.fromEntries(variables.map((name) => [name, VARIABLES[name].example[language]]));
