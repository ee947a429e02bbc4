import { createHash } from 'node:crypto';

export interface Places {
  storefrontUrl: string;
  /** URL of the site with the docs; undefined if the docs are not served. */
  docsUrl: string | undefined;
  /** Whether GraphiQL is served at `/graphiql/`. */
  graphiql: boolean;
  introspection: boolean;
  /** Whether the catalogue is served below `/feeds/`. */
  feeds: boolean;
}

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { max-width: 44rem; margin: 3rem auto; padding: 0 1rem }
h1 { font-size: 1.5rem; margin: 0 0 1rem }
dl { display: grid; gap: .75rem }
dt { font: 600 .9375rem ui-monospace, monospace; overflow-wrap: anywhere }
dd { margin: 0 }
section + section { margin-top: 2.5rem; border-top: 1px solid; padding-top: 1.5rem }
`;

/** Content security policy of the page: its own style and an empty icon. */
export const HOME_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

type Entry = [place: string, ru: string, en: string];

/** Returns the page at `/` of the API, with links to its parts. */
export function homePage({ storefrontUrl, docsUrl, graphiql, introspection, feeds }: Places): string {
  const page = (name: string) => (docsUrl ? link(`${docsUrl.replace(/\/$/, '')}/${name}.html`) : `docs/${name}.md`);
  const entries: Entry[] = [
    [
      '/graphql',
      `Схема покупателей: POST с JSON. Описание схемы ${introspection ? 'открыто' : 'закрыто (GRAPHQL_INTROSPECTION), её текст — api/schema.graphql'}.`,
      `The shoppers’ schema: POST of JSON. Introspection is ${introspection ? 'on' : 'off (GRAPHQL_INTROSPECTION); its text is api/schema.graphql'}.`,
    ],
    ['/admin/graphql', 'Схема операторов.', 'The operators’ schema.'],
    ...(graphiql
      ? ([
          [link('/graphiql/'), 'GraphiQL: попробовать запросы покупателей.', 'GraphiQL: try queries of shoppers.'],
          [link('/graphiql/?operators'), 'GraphiQL операторов.', 'GraphiQL of operators.'],
        ] satisfies Entry[])
      : []),
    ['/_ipx/f_webp,w_640/…', 'Картинки нужных размеров и форматов.', 'Pictures in sizes and formats.'],
    ...(feeds
      ? ([
          [link('/feeds/yandex.yml'), 'Фид товаров для Яндекса (YML).', 'The feed of goods for Yandex (YML).'],
          [link('/feeds/google.xml'), 'Фид товаров для Google.', 'The feed of goods for Google.'],
        ] satisfies Entry[])
      : []),
    [link('/packages/index.json'), 'Пакеты для npm: клиент и компоненты.', 'Packages for npm: the client and the kit.'],
    [
      link('/health/ready'),
      'Готовность; /health/live — жив ли процесс.',
      'Readiness; /health/live: the process is alive.',
    ],
    [link(storefrontUrl), 'Витрина.', 'The storefront.'],
    [
      page('getting-started'),
      'Первые шаги: от пустой папки до оплаченного заказа.',
      'Getting started: from an empty folder to a paid order.',
    ],
    [
      page('clients'),
      'Как подключить свою витрину или приложение.',
      'How to connect a front end or an app of your own.',
    ],
    [page('errors'), 'Коды ошибок.', 'Error codes.'],
    ...(docsUrl
      ? []
      : ([
          ['npm run docs', 'Вся документация сайтом: поиск, справочник.', 'All docs as a site: search, reference.'],
        ] satisfies Entry[])),
  ];
  const list = (words: (entry: Entry) => string) =>
    `<dl>${entries.map((entry) => `<div><dt>${entry[0]}</dt><dd>${words(entry)}</dd></div>`).join('')}</dl>`;
  return `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Meet API</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
<main>
<section><h1>Meet API: что где</h1>${list(([, ru]) => ru)}</section>
<section lang="en"><h1>Meet API: what is where</h1>${list(([, , en]) => en)}</section>
</main>
</body>
</html>
`;
}

function link(address: string): string {
  const escaped = address.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
  return `<a href="${escaped}">${escaped}</a>`;
}
