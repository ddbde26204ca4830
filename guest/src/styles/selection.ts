/** The rules of the selection sheet; `var(--…)` are a theme's values, put in their place by `stylesheet.ts`. */
export const selection = `
main {
  display: flex;
  flex-direction: column;
  max-inline-size: 64rem;
  min-block-size: 100svh;
  margin-inline: auto;
  padding: 1rem 1rem 2rem;
}
header {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.25rem 1rem;
  font-family: var(--font-secondary);
}
header h1 {
  flex-basis: 100%;
  margin-block: 0.5rem 1rem;
  font-size: clamp(1.75rem, 1.25rem + 3vw, 2.75rem);
}
header p {
  flex-basis: 100%;
  margin-block-end: 1rem;
  font-size: 1.125rem;
}
header a {
  overflow-wrap: anywhere;
  display: inline-block;
  padding: 0.625rem 0.5rem;
}
header .back {
  padding-inline-start: 0;
}
[aria-current] {
  font-weight: 700;
  text-decoration: underline;
  text-underline-offset: 0.25em;
}
.menu-labels {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
  gap: 1rem;
}
.menu-labels li {
  position: relative;
  display: flex;
  flex-direction: column;
  border-radius: 1.25rem;
  overflow: hidden;
  background: var(--label);
  color: var(--on-label);
  box-shadow: 0 1px 4px #0000001f;
}
.menu-labels img {
  inline-size: 100%;
  aspect-ratio: 16 / 9;
}
.menu-labels li div {
  padding: 1rem 1.25rem 1.25rem;
}
.menu-labels h2 {
  font-size: var(--selection-label-size);
}
.menu-labels h2 a::after {
  content: "";
  position: absolute;
  inset: 0;
  border-radius: 1.25rem;
}
.menu-labels h2 a:focus-visible {
  outline: 0;
}
.menu-labels h2 a:focus-visible::after {
  outline: 3px solid;
  outline-offset: -3px;
}
.menu-labels p {
  margin-block-start: 0.375rem;
  font-family: var(--font-secondary);
  white-space: pre-line;
}
@media (forced-colors: active) {
  .menu-labels li {
    border: 1px solid;
  }
}
footer {
  margin-block-start: auto;
  padding-block-start: 3rem;
  text-align: center;
  font: 0.9375rem / 1.45 var(--font-secondary);
}
footer a {
  display: inline-block;
  padding: 0.625rem 0.75rem;
}
address {
  font-style: normal;
}
.closed-notice {
  padding: 1.5rem;
  border-radius: 1.25rem;
  background: var(--label);
  color: var(--on-label);
  font-size: 1.125rem;
}
.closed-notice b {
  font: 700 var(--selection-label-size) / 1.3 var(--font-section);
}
.closed-notice p {
  font-family: var(--font-secondary);
}
`;
