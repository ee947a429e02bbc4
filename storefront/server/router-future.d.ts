import 'react-router';

// Must match react-router.config.ts: loaders receive a RouterContextProvider.
declare module 'react-router' {
  interface Future {
    v8_middleware: true;
  }
}
