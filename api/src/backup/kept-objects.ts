import { isTemporary, type ObjectHead, type ObjectStorage } from '../media/storage.js';

/** Yields every stored object except unchecked uploads and pictures that can be generated again. */
export async function* keptObjects(storage: ObjectStorage): AsyncGenerator<ObjectHead> {
  for (let after: string | null = ''; after !== null;) {
    const page = await storage.list('', after);
    for (const head of page.objects) if (!isTemporary(head.key)) yield head;
    after = page.next;
  }
}
