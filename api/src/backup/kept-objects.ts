import { isTemporary, type ObjectHead, type ObjectStorage } from '../media/storage.js';

/** Every stored object but unchecked uploads and pictures that are made again. */
export async function* keptObjects(storage: ObjectStorage): AsyncGenerator<ObjectHead> {
  for (let after: string | null = ''; after !== null;) {
    const page = await storage.list('', after);
    for (const head of page.objects) if (!isTemporary(head.key)) yield head;
    after = page.next;
  }
}
