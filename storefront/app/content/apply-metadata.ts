/** Metadata of a page. An empty text leaves the page's own text unchanged. */
export interface Metadata {
  name: string;
  title: string;
  description: string;
  keywords: string;
}

/**
 * Writes the metadata into the head of the page. Returns a function that restores the previous values, unless the
 * router has replaced them by those of another page meanwhile.
 */
export function applyMetadata({ name, title, description, keywords }: Metadata): () => void {
  // A title equal to the page's name was not written by an operator, and the page's own title is more informative.
  const undoTitle = title && title !== name ? retitle(title) : undefined;
  const undoMeta = [setMeta('description', description), setMeta('keywords', keywords)];
  return () => {
    undoTitle?.();
    for (const undo of undoMeta) undo();
  };
}

function retitle(title: string): () => void {
  const before = document.title;
  document.title = title;
  return () => {
    if (document.title === title) document.title = before;
  };
}

function setMeta(name: string, content: string): () => void {
  if (content === '') return () => undefined;
  const found = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (!found) {
    const added = document.createElement('meta');
    added.name = name;
    added.content = content;
    document.head.append(added);
    return () => added.remove();
  }
  const before = found.content;
  found.content = content;
  return () => {
    found.content = before;
  };
}
