/** The rules of the menu sheet; `var(--…)` are a theme's values, put in their place by `stylesheet.ts`. */
export const menu = `
html {
  scroll-padding-block-start: 4.5rem;
}
main {
  max-inline-size: 72rem;
  margin-inline: auto;
  padding-block-end: 4rem;
}
header,
section {
  padding-inline: 1rem;
}
header {
  padding-block-end: 0.5rem;
}
.v {
  inline-size: 100%;
  aspect-ratio: 16 / 9;
  max-block-size: 20rem;
  border-radius: 1rem;
  margin-block: 0.75rem;
}
.u,
.q,
.s,
.m,
.k,
.t {
  font-family: var(--font-secondary);
}
.u {
  display: flex;
  align-items: center;
  gap: 0.5rem;
  padding-block: 1rem 0.75rem;
  font-size: 0.9375rem;
}
.u img {
  inline-size: 2rem;
  block-size: 2rem;
  border-radius: 50%;
}
.u a {
  padding-block: 0.5rem;
}
h1 {
  font-size: clamp(1.875rem, 1.25rem + 3vw, 3rem);
}
.q {
  max-inline-size: 42rem;
  margin-block: 0.375rem 0.5rem;
  color: var(--faint);
  white-space: pre-line;
}
.note {
  margin-block: 0.75rem;
  padding: 0.75rem 1rem;
  border-radius: 0.75rem;
  background: var(--menu-items-note-background);
  color: var(--menu-items-note-color);
  font-size: var(--menu-items-note-description-size);
  white-space: pre-line;
}
.note b {
  font-size: var(--menu-items-note-title-size);
}
.n {
  position: sticky;
  inset-block-start: 0;
  z-index: 2;
  display: flex;
  margin-block-end: 0.25rem;
  background: var(--menu-items-navigation-center);
  color: var(--on-center);
  box-shadow:
    0 1px 0 #0001,
    0 6px 16px -12px #0006;
}
.b,
.l,
summary {
  display: grid;
  place-items: center;
  flex: none;
  min-inline-size: 3rem;
  min-block-size: 3.25rem;
}
.b {
  background: var(--menu-items-navigation-left);
  color: var(--on-left);
}
.l {
  background: var(--menu-items-navigation-right);
  color: var(--on-right);
}
summary {
  cursor: pointer;
  list-style: none;
}
summary::-webkit-details-marker {
  display: none;
}
.l div {
  position: absolute;
  inset-block-start: 100%;
  inset-inline-end: 0.5rem;
  padding-block: 0.5rem;
  border-radius: 0.75rem;
  background: var(--menu-items-navigation-right);
  box-shadow: 0 8px 32px #0005;
}
.l div a {
  display: block;
  min-inline-size: 9rem;
  padding: 0.625rem 1.25rem;
}
.l [aria-current] {
  font-weight: 700;
}
.s {
  flex: 1;
  display: flex;
  overflow-x: auto;
  scrollbar-width: none;
  scroll-target-group: auto;
}
.s a {
  flex: none;
  display: flex;
  align-items: center;
  padding-inline: 0.75rem;
  border-block: 3px solid transparent;
  white-space: nowrap;
}
.s a:is([aria-current], :target-current) {
  border-block-end-color: currentcolor;
  -webkit-text-stroke: 0.4px;
}
h2 {
  margin-block: 2rem 0.75rem;
  font-size: var(--menu-sections-size);
  color: var(--menu-sections-color);
  text-transform: var(--menu-sections-display);
}
section ul {
  display: grid;
  gap: 0.75rem;
}
li {
  min-inline-size: 0;
}
.i {
  position: relative;
  display: flex;
  flex-flow: var(--photo-direction) wrap;
  gap: 0.875rem;
  block-size: 100%;
  padding: 0.75rem;
  border-radius: 1rem;
  background: var(--menu-items-block-background);
  box-shadow: 0 1px 3px #00000014;
}
.i > div {
  flex: 1 1 7rem;
  min-inline-size: 0;
  display: flex;
  flex-direction: column;
  gap: 0.25rem;
  padding: 0.125rem 0.25rem;
}
.i > img {
  flex: none;
  inline-size: var(--photo-pixels);
  block-size: var(--photo-pixels);
  border-radius: 0.75rem;
}
h3 {
  font-size: var(--menu-items-name-size);
  line-height: 1.25;
  color: var(--menu-items-name-color);
}
h3 a {
  outline-offset: 0;
}
h3 a::after {
  content: "";
  position: absolute;
  inset: 0;
  border-radius: 1rem;
}
h3 a:focus-visible {
  outline: 0;
}
h3 a:focus-visible::after {
  outline: 3px solid;
}
.m,
.k {
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 0.75rem;
  font-size: 0.8125rem;
  color: var(--menu-items-name-color);
}
.m svg {
  fill: currentcolor;
  color: var(--menu-items-ico-new);
  margin-inline-end: 0.25em;
}
.m .pop {
  color: var(--menu-items-ico-popular);
}
.t {
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: var(--menu-items-description-length);
  overflow: hidden;
  font-size: var(--menu-items-description-size);
  color: var(--menu-items-description-color);
  overflow-wrap: anywhere;
}
.k {
  gap: 0.375rem;
}
.k span {
  padding: 0.125rem 0.5rem;
  border-radius: 1rem;
  background: var(--menu-items-info-background);
  color: var(--menu-items-info-text);
}
.k svg {
  color: var(--menu-items-info-icon);
  margin-inline-end: 0.25em;
}
.p {
  margin-block-start: auto;
  padding-block-start: 0.25rem;
  font-size: var(--menu-items-price-size);
  font-weight: 600;
  color: var(--menu-items-price-color);
}
.o > img {
  filter: grayscale(1);
  opacity: 0.5;
}
.o h3 a,
.o .p {
  text-decoration: line-through;
}
.x,
.d {
  display: none;
}
@media (min-width: 48rem) {
  section ul {
    grid-template-columns: 1fr 1fr;
    gap: 1rem;
  }
  header,
  section {
    padding-inline: 1.5rem;
  }
}
`;

/** The veil between a menu and its background picture. */
export const veil = `
.f ~ main {
  background: var(--veil);
}
`;
