import 'graphiql/style.css';
import './page.css';
import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { createRoot } from 'react-dom/client';

/** `/graphiql/` is for the shoppers' schema, `/graphiql/?operators` for the operators'. */
const forOperators = new URLSearchParams(location.search).has('operators');

const SHOPPERS = `# The shoppers’ schema: its book is on the left.
# Signed in, put into Headers below:
# { "authorization": "Bearer …" }
query Menu {
  directoryList {
    slug
    name
  }
}
`;

const OPERATORS = `# The operators’ schema. Sign in at /graphiql/ by
# sendEmailCode and authenticate, then put into Headers:
# { "authorization": "Bearer …" }
query Orders {
  orders(pagination: { limit: 5 }) {
    items {
      number
      status
    }
  }
}
`;

createRoot(document.getElementById('graphiql')!).render(
  <GraphiQL
    fetcher={createGraphiQLFetcher({ url: forOperators ? '/admin/graphql' : '/graphql' })}
    defaultQuery={forOperators ? OPERATORS : SHOPPERS}
    // Tokens stay in memory: what is typed into Headers is never stored.
    shouldPersistHeaders={false}
  />,
);
