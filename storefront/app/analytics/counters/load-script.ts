/** Loads the script of a service. If it is blocked or lost, nothing is counted, and the shop goes on. */
export function loadScript(src: string): void {
  if (document.querySelector(`script[src="${src}"]`)) return;
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
}
