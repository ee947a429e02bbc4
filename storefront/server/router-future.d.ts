import 'react-router';

// The same as in react-router.config.ts: loaders are given a RouterContextProvider.
declare module 'react-router' {
  interface Future {
    v8_middleware: true;
  }
}
