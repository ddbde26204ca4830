/** The rules of search and filter, which come with their script. */
export const finding = `
.bar :is(button, input) {
  min-block-size: 2.75rem;
  min-inline-size: 2.75rem;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;
}
.find {
  flex: 1 0 100%;
  order: -2;
  display: flex;
  flex-wrap: wrap;
  min-inline-size: 0;
  min-block-size: 3.25rem;
}
.bar .find input {
  flex: 1 6rem;
  padding-inline: 0.5rem;
  cursor: text;
}
.bar .find button + button {
  flex: 1 0 100%;
  padding: 0.5rem 1rem;
  border-block-start: 1px solid #8884;
  font-weight: 700;
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 0.25em;
}
.found:not(:empty),
.kept {
  flex-basis: 100%;
}
.found:not(:empty) {
  padding: 0.5rem 1rem;
}
.kept {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  padding-inline: 0.25rem;
  font-size: 0.9375rem;
  border-block: 1px solid #8884;
}
.kept button:nth-of-type(n + 2) {
  padding-inline: 0.375rem;
  font-weight: 700;
  text-decoration: underline;
  text-underline-offset: 0.25em;
}
.kept [role] {
  margin-inline-end: auto;
}
.avoid {
  margin: auto auto 0;
  inline-size: 100%;
  max-inline-size: 34rem;
  max-block-size: calc(100% - 2.5rem);
  padding: 0;
  border: 0;
  border-radius: 1.25rem 1.25rem 0 0;
  background: inherit;
  color: inherit;
  overscroll-behavior: contain;
}
.avoid form {
  padding: 0.75rem 1.25rem 0;
  background: inherit;
}
.avoid::backdrop {
  background: #000a;
}
.avoid b {
  align-self: center;
  font-size: 1.25rem;
}
.avoid p {
  margin-block-end: 0.5rem;
}
.avoid p:first-child {
  display: flex;
  justify-content: space-between;
}
.avoid fieldset {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr));
  gap: 0.5rem;
  margin-block-end: 1rem;
  border: 0;
}
.avoid legend {
  margin-block-end: 0.375rem;
  font-weight: 700;
}
.avoid label {
  display: flex;
  align-items: center;
  gap: 0.625rem;
  min-block-size: 2.75rem;
  overflow-wrap: anywhere;
}
.avoid fieldset label {
  padding-inline: 0.75rem;
  border: 1px solid;
  border-radius: 0.75rem;
}
.avoid label:has(:checked) {
  box-shadow: inset 0 0 0 2px;
  font-weight: 700;
}
.bar .avoid input {
  flex: none;
  inline-size: 1.25rem;
  min-inline-size: 0;
  accent-color: currentcolor;
}
.avoid footer {
  position: sticky;
  inset-block-end: 0;
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1rem;
  align-items: center;
  justify-content: space-between;
  margin-inline: -1.25rem;
  padding: 0.75rem 1.25rem max(0.75rem, env(safe-area-inset-bottom));
  border-block-start: 1px solid #8884;
  background: inherit;
}
/* In large letters it would take the room of the choices. */
@media (max-height: 30em) {
  .avoid footer {
    position: static;
  }
}
.avoid footer a {
  padding-block: 0.625rem;
  text-decoration: underline;
  text-underline-offset: 0.25em;
}
.bar .avoid footer button {
  flex: 1 1 9rem;
  padding: 0.625rem 1rem;
  border: 1px solid;
  border-radius: 2rem;
  font-weight: 700;
}
.states {
  flex: 0 0 100%;
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem;
  align-items: flex-start;
  align-content: flex-end;
  font-size: 0.875rem;
}
.states span {
  padding: 0.25rem 0.625rem;
  border: 1px solid;
  border-radius: 0.5rem;
  overflow-wrap: anywhere;
}
.states svg {
  margin-inline-end: 0.375em;
}
[data-state="c"] {
  background: #7f1d1d;
  color: #fff;
}
[data-state="m"] {
  background: #fde68a;
  color: #451a03;
}
[data-state="u"] {
  border-style: dashed;
  background: #fff;
  color: #1f2937;
}
[data-state="f"] {
  background: #dcfce7;
  color: #14532d;
}
.popular-row .states {
  padding: 0 0.75rem 0.75rem;
}
.item:target .states {
  flex-basis: auto;
  order: -1;
  padding: 1rem 1.25rem 0;
}
.item:target > img {
  order: -2;
}
@media (min-width: 40rem) {
  .avoid {
    margin: auto;
    border-radius: 1.25rem;
  }
}
/* A printed menu is whole, for it can't say what is hidden; what does not suit has its marks there. */
@media print {
  section[hidden],
  section li[hidden] {
    display: block !important;
  }
}
::highlight(found) {
  background: #fde047;
  color: #1a202c;
}
/* While one types, the keys of the phone are at the bottom. */
.bar[data-searching] {
  inset-block: 0 auto;
  padding-block: env(safe-area-inset-top) 0;
}
/* The last hit too can stand above the keys. */
:root:has([data-searching]) main {
  padding-block-end: 70vh;
}
/* Nothing that has the focus lies under the bar. */
@media (max-width: 48rem) {
  .bar:not([data-searching]) .kept {
    order: -1;
  }
  :root:has(.kept:not([hidden])) {
    scroll-padding-block-end: 13rem;
  }
}
@media (min-width: 48rem) {
  :root:has(.kept:not([hidden])) {
    scroll-padding-block-start: 7.5rem;
  }
}
@media (forced-colors: active) {
  .avoid,
  .avoid label:has(:checked) {
    border: 2px solid;
  }
}
`;
