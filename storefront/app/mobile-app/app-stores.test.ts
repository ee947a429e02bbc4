import { appAddress, isInStores } from './app-stores';

const none = { appStore: null, googlePlay: null, rustore: null };
const all = {
  appStore: 'https://apple.example',
  googlePlay: 'https://google.example',
  rustore: 'https://rustore.example',
};
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';
const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36';
const desktop = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36';

describe('/api/mobileapp', () => {
  it.each([
    ['an iPhone', iphone, all, 'https://apple.example'],
    ['Android', android, all, 'https://google.example'],
    ['Android without Google Play', android, { ...all, googlePlay: null }, 'https://rustore.example'],
    ['an iPhone whose store has no app', iphone, { ...all, appStore: null }, '/info/appspromo'],
    ['a desktop', desktop, all, '/info/appspromo'],
    ['a phone while no store is set', iphone, none, '/info/appspromo'],
    ['nobody', '', all, '/info/appspromo'],
  ])('/api/mobileapp redirects %s to its app store, or to the page about the app', (_who, userAgent, apps, address) => {
    expect(appAddress(userAgent, apps)).toBe(address);
  });
});

it('isInStores is true when the URL of at least one app store is set', () => {
  expect(isInStores(none)).toBe(false);
  expect(isInStores({ ...none, rustore: all.rustore })).toBe(true);
});
