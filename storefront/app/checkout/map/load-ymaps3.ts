import type { Ymaps3 } from './ymaps3';

const VERSION = 'v3';
const LANGUAGE = 'ru_RU';
/** After this time the list is shown instead of waiting for the map. */
const MOST_MILLISECONDS = 15_000;

/**
 * Loads the script of Yandex Maps. A call after a failure loads it again. Rejects if there is no key, or if the script
 * is not loaded and ready within 15 seconds.
 */
export async function loadYmaps3(key: string | null): Promise<Ymaps3> {
  if (!key) throw new Error('The maps service has no key: set YANDEX_MAPS_KEY');
  const page = window as unknown as { ymaps3?: Ymaps3 };
  if (!page.ymaps3) {
    const query = new URLSearchParams({ apikey: key, lang: LANGUAGE });
    await inTime(addScript(`https://api-maps.yandex.ru/${VERSION}/?${query}`));
  }
  const { ymaps3 } = page;
  if (!ymaps3) throw new Error('The script of the maps service defines nothing');
  await inTime(ymaps3.ready);
  return ymaps3;
}

function addScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    script.src = src;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error('The script of the maps service did not come'));
    };
    document.head.append(script);
  });
}

function inTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The maps service is late')), MOST_MILLISECONDS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
