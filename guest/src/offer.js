// Offers search and filter, whose script comes with their first use.

/** Search and filter come with their first use, and then take over the controls that are made here. */
const finding = () => import('./find.js');

function useFinding(event) {
  const control = event.currentTarget;
  event.preventDefault();
  finding().then(
    () => control.click(),
    // The chip leads to the table, which may have been saved.
    () => control.href && location.assign(control.href),
  );
}

function offerFinding() {
  const open = document.createElement('button');
  open.className = 'search';
  open.ariaLabel = WORDS.find;
  open.innerHTML =
    '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M11 4a7 7 0 100 14 7 7 0 000-14zM16 16l5 5"/></svg>';
  open.onclick = useFinding;
  document.querySelector('.all').before(open);
  const chip = document.querySelector('.chip');
  if (!chip) return;
  chip.ariaHasPopup = 'dialog';
  chip.onclick = useFinding;
}

/** Applies what was chosen on an earlier page: dishes are shown when they are marked. */
async function applyChoice() {
  try {
    if (!sessionStorage.choice) return;
  } catch {
    return;
  }
  root.dataset.choice = 'waiting';
  document.querySelector('.saved[role=alert]')?.remove();
  try {
    await finding();
  } catch {
    const note = document.createElement('p');
    note.className = 'saved';
    note.role = 'alert';
    note.textContent = WORDS.unfiltered;
    strip.parentNode.append(note);
  }
  // What moves while it is not seen has a frame of its own, so that nothing in sight moves.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  root.dataset.choice = 'applied';
}

if (strip) {
  offerFinding();
  void applyChoice();
  // The choice may have been made on another page, after which this one was gone back to.
  addEventListener('pageshow', (event) => event.persisted && applyChoice());
}
