import type { Change } from './change.js';
import { nameOf } from './name.js';

/**
 * Returns the files of a new query in the storefront's GraphQL schema: `npm run new query catalog/find-badge`. The name
 * must begin with a verb.
 */
export function newQuery(typed: string | undefined): Change {
  const [domain, name, ...rest] = typed?.split('/') ?? [];
  if (!name || rest.length)
    throw new Error(`«${typed ?? ''}» is no query: write DOMAIN/VERB-NOUN, such as catalog/find-badge.`);
  const { kebab, pascal, camel } = nameOf(name);
  const folder = `api/src/${nameOf(domain).kebab}`;
  const module = `${folder}/${domain}.module.ts`;
  const imports = [
    `import { ${pascal} } from './${kebab}.js';`,
    `import { ${pascal}Resolver } from './${kebab}.resolver.js';`,
  ];
  return {
    files: {
      [`${folder}/${kebab}.model.ts`]: `import { Field, ID, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'Say what it is.' })
export class ${pascal}Answer {
  @Field(() => ID)
  id: string;
}
`,
      [`${folder}/${kebab}.input.ts`]: `import { Field, InputType } from '@nestjs/graphql';
import { IsString, Length } from 'class-validator';

@InputType()
export class ${pascal}Input {
  @Field()
  @IsString()
  @Length(1, 100)
  slug: string;
}
`,
      [`${folder}/${kebab}.ts`]: `import { Injectable } from '@nestjs/common';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import type { ${pascal}Input } from './${kebab}.input.js';
import type { ${pascal}Answer } from './${kebab}.model.js';

@Injectable()
export class ${pascal} {
  constructor(private readonly statements: Statements) {}

  /** Null if there is none. */
  async bySlug({ slug }: ${pascal}Input): Promise<${pascal}Answer | null> {
    const [found] = await this.statements.rows(${constant(kebab)}, { slug });
    return found ?? null;
  }
}

const ${constant(kebab)} = statement('${kebab}')\`
SELECT "id" FROM "product" WHERE "slug" = :slug\`;
`,
      [`${folder}/${kebab}.resolver.ts`]: `import { Args, Query, Resolver } from '@nestjs/graphql';
import { Public } from '../platform/auth/access.js';
import { ${pascal}Input } from './${kebab}.input.js';
import { ${pascal}Answer } from './${kebab}.model.js';
import { ${pascal} } from './${kebab}.js';

@Public()
@Resolver()
export class ${pascal}Resolver {
  constructor(private readonly ${camel}: ${pascal}) {}

  @Query(() => ${pascal}Answer, { name: '${camel}', nullable: true, description: 'Say what it answers.' })
  answer(@Args('dto') dto: ${pascal}Input): Promise<${pascal}Answer | null> {
    return this.${camel}.bySlug(dto);
  }
}
`,
      [`${folder}/${kebab}.integration.spec.ts`]: `import { feedProduct, startTestApi, type TestApi } from '../testing/test-api.js';

const QUERY = 'query ($dto: ${pascal}Input!) { ${camel}(dto: $dto) { id } }';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi([feedProduct('shoe', { items: [{ size: '42', price: 1000 }] })]);
});
afterAll(() => api.close());

it('answers what is there, and null for the rest', async () => {
  const { data } = await api.ask(QUERY, { dto: { slug: 'shoe' } });
  expect(data).toEqual({ ${camel}: { id: expect.any(String) } });
  expect(await api.ask(QUERY, { dto: { slug: 'nothing' } })).toEqual({ data: { ${camel}: null } });
});

it('refuses an empty slug by the name of the field', async () => {
  const { errors } = await api.ask(QUERY, { dto: { slug: '' } });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field: 'dto.slug' }] });
});
`,
    },
    edits: {
      [module]: (text) => {
        const last = text.lastIndexOf('\nimport ');
        const end = text.indexOf('\n', last + 1);
        const imported = `${text.slice(0, end)}\n${imports.join('\n')}${text.slice(end)}`;
        if (!/providers: \[/.test(imported)) throw new Error(`${module} has no list of providers.`);
        return imported.replace('providers: [', `providers: [${pascal}, ${pascal}Resolver, `);
      },
      'docs/queries.md': (text) => `${text.trimEnd()}

## ${camel}

Say what it answers.

\`\`\`graphql
{
  ${camel}(dto: { slug: "demo-1" }) {
    id
  }
}
\`\`\`

SQL statements: 1
`,
    },
    next: [
      `Write the statement at the foot of ${folder}/${kebab}.ts, its answer and its bounds.`,
      'npm run statements: the database says the types of its parameters and rows.',
      'npm run schema: both schemas and docs/calls.md are written anew.',
      `Say in api/src/identity/foreign-ids.integration.spec.ts whether ${camel} takes an id of a person's thing.`,
    ],
  };
}

const constant = (kebab: string) => kebab.replaceAll('-', '_').toUpperCase();
