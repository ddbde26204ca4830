// Keeps the menu for when there is no connection, and says so on a copy. SAVED_COPY has the words of each language.

const here = document.documentElement;
const saved = Number(here.dataset.saved);
if (saved) {
  const when = new Intl.DateTimeFormat(here.lang === 'ar' ? 'ar-u-nu-latn' : here.lang, {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(saved);
  const note = document.createElement('p');
  note.role = 'status';
  note.textContent = SAVED_COPY[here.lang].replace('{when}', when);
  note.className = 'saved';
  // On a phone it is a line of the bar, which it would cover else.
  (document.querySelector('.bar') ?? document.body).append(note);
  addEventListener('online', () => location.reload());
}
// A draft is kept nowhere: its link ends.
(here.dataset.preview ? undefined : navigator.serviceWorker)
  ?.register(new URL('worker.js', import.meta.url), { scope: new URL('..', import.meta.url).pathname })
  .then(() => navigator.serviceWorker.ready)
  .then(async ({ active }) => {
    if (saved) return;
    if (document.readyState !== 'complete') await new Promise((done) => addEventListener('load', done));
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    // Search and filter shall work on the copy too, though nobody may have used them yet.
    files.push(new URL('find.js', import.meta.url).href);
    active.postMessage({
      sparing: navigator.connection?.saveData,
      address: location.href.replace(location.hash, ''),
      files: files.filter((name) => /\/(i|f|c)\/|\/m\/-\//.test(name)),
    });
  })
  .catch(() => undefined);
