import { printParts, printTypes } from './print-types.js';

const DESCRIBED = {
  enums: new Map([
    ['Colour', ['RED', 'BLUE']],
    ['Sex', ['MALE', 'FEMALE']],
  ]),
  statements: [
    { name: 'shoe-by-id', parameters: [['id', 'string']], columns: [['colour', 'Colour']] },
    { name: 'custom-field', parameters: [], columns: [['sex', 'Sex']] },
    { name: 'shoe-end', parameters: [], columns: null },
  ],
} as unknown as Parameters<typeof printTypes>[0];

it('printTypes writes one module with all statements and the enums that they use', () => {
  expect(printTypes(DESCRIBED)).toMatchInlineSnapshot(`
    "/** What PostgreSQL takes and gives for every statement. \`npm run statements\` writes this file. */

    export interface StatementTypes { 'shoe-by-id': { params: { id: string }; row: { colour: Colour } };
    'custom-field': { params: None; row: { sex: Sex } };
    'shoe-end': { params: None; row: never }; }

    type None = Record<never, never>;

    type Colour = 'RED' | 'BLUE';

    type Sex = 'MALE' | 'FEMALE';"
  `);
});

it('printParts writes a module per folder of statements and a module that joins them', () => {
  const parts = printParts(DESCRIBED, (name) => (name.startsWith('shoe') ? 'shoes' : 'custom-fields'));
  expect([...parts.keys()]).toEqual(['statement-types', 'statement-types/custom-fields', 'statement-types/shoes']);
  expect([...parts.values()].join('\n---\n')).toMatchInlineSnapshot(`
    "import type { CustomFieldsStatements } from './statement-types/custom-fields.js';

    import type { ShoesStatements } from './statement-types/shoes.js';

    /** What PostgreSQL takes and gives for every statement, by the folders that declare them. \`npm run statements\` writes these files. */
    export interface StatementTypes extends CustomFieldsStatements, ShoesStatements {}
    ---
    /** What PostgreSQL takes and gives for every statement of \`custom-fields\`. \`npm run statements\` writes this file. */

    export interface CustomFieldsStatements { 'custom-field': { params: None; row: { sex: Sex } }; }

    type None = Record<never, never>;

    type Sex = 'MALE' | 'FEMALE';
    ---
    /** What PostgreSQL takes and gives for every statement of \`shoes\`. \`npm run statements\` writes this file. */

    export interface ShoesStatements { 'shoe-by-id': { params: { id: string }; row: { colour: Colour } };
    'shoe-end': { params: None; row: never }; }

    type None = Record<never, never>;

    type Colour = 'RED' | 'BLUE';"
  `);
});
