/** The rules of what only the script makes; it brings them, so that they weigh nothing on a page without. */
export const scripted = `
.steps {
  position: sticky;
  inset-block-end: 0;
  display: flex;
  background: inherit;
  border-block-start: 1px solid #8884;
}
.steps a {
  flex: 1 1 0;
  padding: 0.75rem 1.25rem;
}
.steps [rel="next"] {
  text-align: end;
}
.steps [rel="prev"]::before {
  content: "‹ ";
}
.steps [rel="next"]::after {
  content: " ›";
}
/* In sight wherever one reads, so that no saved price looks like today's. */
.saved {
  position: fixed;
  inset: auto 0 0;
  z-index: 10;
  padding: 0.75rem 1rem;
  background: #7c2d12;
  color: #fff;
  font-size: 0.9375rem;
  text-align: center;
}
[data-saved] body,
[data-saved] .steps,
[data-saved] .section-links:target {
  padding-block-end: 5rem;
}
[hidden] {
  display: none !important;
}
.bar {
  flex-wrap: wrap;
}
.bar button,
.bar input {
  min-block-size: 2.75rem;
  min-inline-size: 2.75rem;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;
}
.find {
  flex: 1;
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
.found:not(:empty) {
  flex-basis: 100%;
  padding: 0.5rem 1rem;
}
.avoid {
  margin: auto auto 0;
  inline-size: 100%;
  max-inline-size: 34rem;
  max-block-size: calc(100% - 4.5rem);
  padding: 1.25rem;
  border: 0;
  border-radius: 1.25rem 1.25rem 0 0;
  background: inherit;
  color: inherit;
}
.avoid::backdrop {
  background: #000a;
}
.avoid b {
  font-size: 1.25rem;
}
.avoid p {
  display: flex;
  justify-content: space-between;
  margin-block-end: 0.75rem;
}
.avoid div {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr));
  margin-block-end: 0.75rem;
}
.avoid label {
  display: flex;
  align-items: center;
  gap: 0.75rem;
}
.bar .avoid input {
  flex: none;
  inline-size: 1.25rem;
  min-inline-size: 0;
  accent-color: currentcolor;
}
.item[data-note]::after {
  content: attr(data-note);
  flex: 0 0 100%;
  padding: 0.375rem 0.75rem;
  background: #7c2d12;
  color: #fff;
}
@media (max-width: 40rem) {
  .item[role]::before,
  .section-links[role]::before {
    content: "";
    position: absolute;
    inset-block-start: 0.5rem;
    inset-inline: 0;
    z-index: 1;
    inline-size: 2.5rem;
    block-size: 0.375rem;
    margin-inline: auto;
    border-radius: 1.25rem;
    background: #fff;
    border: 1px solid #8888;
  }
}
`;
