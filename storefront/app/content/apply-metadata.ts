/** Texts of a page. An empty one leaves what the page says of itself. */
export interface Metadata {
  name: string;
  title: string;
  description: string;
  keywords: string;
}

/**
 * Writes the texts into the head of the page. Returns a function that takes them back, as far as the router has not
 * replaced them by those of another page meanwhile.
 */
export function applyMetadata({ name, title, description, keywords }: Metadata): () => void {
  // Nobody has written a title if it is only the name of what the page shows. The page's own says more.
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
