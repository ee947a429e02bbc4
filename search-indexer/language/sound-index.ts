import { soundDistance } from './sound-distance.js';
import { soundKeys } from './sound-key.js';
import type { Near } from './spelling-index.js';

/** Index of the catalogue's words by sound. It finds words in one alphabet by a text in the other. */
export class SoundIndex<Entry extends { readonly text: string }> {
  private readonly latin = new Map<string, Set<Entry>>();
  private readonly cyrillic = new Map<string, Set<Entry>>();

  add(surface: Entry): void {
    const sounds = this.soundsFor(surface.text);
    if (!sounds) return;
    for (const key of soundKeys(surface.text)) {
      const same = sounds.get(key);
      if (same) same.add(surface);
      else sounds.set(key, new Set([surface]));
    }
  }

  remove(surface: Entry): void {
    const sounds = this.soundsFor(surface.text);
    if (!sounds) return;
    for (const key of soundKeys(surface.text)) {
      const same = sounds.get(key)!;
      same.delete(surface);
      if (!same.size) sounds.delete(key);
    }
  }

  /** Words in the other alphabet whose distance in sound from the text is at most `most`, unsorted. */
  near(text: string, most: number): Near<Entry>[] {
    const isLatin = LATIN.test(text);
    if (!isLatin && !CYRILLIC.test(text)) return [];
    const sounds = isLatin ? this.cyrillic : this.latin;
    const found = new Map<Entry, number>();
    for (const key of soundKeys(text)) {
      // A text without consonants has an empty key and would match any vowels.
      if (!key) continue;
      for (const surface of sounds.get(key) ?? []) {
        if (found.has(surface)) continue;
        found.set(surface, isLatin ? soundDistance(text, surface.text, most) : soundDistance(surface.text, text, most));
      }
    }
    return [...found].filter(([, cost]) => cost <= most).map(([entry, cost]) => ({ entry, cost }));
  }

  /** Like `near`, but for words with one consonant more, one less or one different. */
  nearBarOneSound(text: string, most: number): Near<Entry>[] {
    if (!CYRILLIC.test(text)) return [];
    const found = new Map<Entry, number>();
    for (const key of new Set(soundKeys(text).flatMap(keysBarOneSound)))
      for (const surface of this.latin.get(key) ?? [])
        if (!found.has(surface)) found.set(surface, soundDistance(surface.text, text, most));
    return [...found].filter(([, cost]) => cost <= most).map(([entry, cost]) => ({ entry, cost }));
  }

  /** Words in the other alphabet whose beginning is at most `most` away in sound from the text, unsorted. */
  beginning(text: string, most: number): Near<Entry>[] {
    const isLatin = LATIN.test(text);
    if (!isLatin && !CYRILLIC.test(text)) return [];
    const sounds = isLatin ? this.cyrillic : this.latin;
    const starts = soundKeys(text).filter((key) => key.length > 0);
    const found = new Map<Entry, number>();
    for (const [key, surfaces] of sounds) {
      if (!starts.some((start) => key.startsWith(start))) continue;
      for (const surface of surfaces)
        if (!found.has(surface) && surface.text.length > text.length - 2)
          found.set(
            surface,
            isLatin
              ? soundDistance(text, surface.text, most, 'cyrillic')
              : soundDistance(surface.text, text, most, 'latin'),
          );
    }
    return [...found].filter(([, cost]) => cost <= most).map(([entry, cost]) => ({ entry, cost }));
  }

  private soundsFor(text: string): Map<string, Set<Entry>> | null {
    if (LATIN.test(text)) return this.latin;
    return CYRILLIC.test(text) ? this.cyrillic : null;
  }
}

/** Returns the keys with one sound more or less after the first sound, which people hear right. */
function keysBarOneSound(key: string): string[] {
  const keys: string[] = [];
  for (let place = 1; place <= key.length; place += 1) {
    const [before, after] = [key.slice(0, place), key.slice(place)];
    for (const sound of SOUNDS) if (sound !== before.at(-1) && sound !== after[0]) keys.push(before + sound + after);
    if (after) keys.push(before + after.slice(1));
  }
  return keys;
}

const SOUNDS = 'p f k t s l m n r'.split(' ');
const LATIN = /^[a-z]{2,}$/;
const CYRILLIC = /^[а-я]{2,}$/;
