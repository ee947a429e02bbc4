export interface StyleScriptProps {
  /** Nonce of the page's content security policy. */
  nonce?: string | undefined;
}

/**
 * The source of an inline script that moves the styles of a page to its head as they arrive. It stops when the page has
 * arrived.
 */
export const styleScript = `{const o=new MutationObserver(()=>document.querySelectorAll('body style[data-emotion]').forEach(s=>document.head.append(s)));o.observe(document,{childList:true,subtree:true});addEventListener('DOMContentLoaded',()=>o.disconnect())}`;

/**
 * The script element for the `head` of a streamed page. Emotion sends styles beside their elements, and moves to the head
 * those that have arrived before hydration; React would find those of later pieces unexpected and render these pieces
 * again. An observer is called before the script that puts a piece in its place. Browsers hide the nonce, so React's
 * warning is suppressed.
 */
export function StyleScript({ nonce }: StyleScriptProps) {
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: styleScript }} />;
}
