// biome-ignore-all lint/correctness/noUnusedVariables: the script of the page, which is joined to this one, uses it
// Sharing of an open dish, by the phone's own means where it has them; else its address is copied.

/** The address of the open dish's own page, which has a card of its own where it is shared. */
function ownAddress() {
  const address = new URL(document.querySelector('main').getAttribute('itemid'));
  address.pathname += shown.id.replace(/\D+/, '/');
  return address.href;
}

async function share({ currentTarget: button }) {
  const url = ownAddress();
  try {
    if (navigator.share) return await navigator.share({ title: shown.ariaLabel, url });
  } catch ({ name }) {
    if (name === 'AbortError') return;
  }
  try {
    await navigator.clipboard.writeText(url);
    button.lastChild.data = WORDS.copied;
  } catch {
    prompt(WORDS.share, url);
  }
}

/** The button, where the browser can share or copy: neither works without https. A draft is not for everybody. */
function sharing() {
  if (root.dataset.preview || (!navigator.share && !navigator.clipboard)) return [];
  const button = document.createElement('button');
  button.className = 'share';
  button.ariaLive = 'polite';
  button.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 3v12M7 7l5-5 5 5M5 12v9h14v-9"/></svg>${WORDS.share}`;
  button.onclick = share;
  return [button];
}
