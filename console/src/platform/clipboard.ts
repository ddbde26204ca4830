/** Copies a text. Throws when the browser doesn't let us. */
export async function copyText(text: string): Promise<void> {
  // A page that does not come over https or from this machine has no clipboard of its own.
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const put = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
  };
  document.addEventListener('copy', put, { once: true });
  const isCopied = document.execCommand('copy');
  document.removeEventListener('copy', put);
  if (!isCopied) throw new Error('The browser does not let this page copy.');
}
