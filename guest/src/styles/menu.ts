/** The rules of the sheet of a menu around its items; `var(--…)` are a theme's values, put in their place by `stylesheet.ts`. */
export const menu = `
body {
  padding-inline: env(safe-area-inset-left);
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
.banner {
  inline-size: 100%;
  aspect-ratio: 16 / 9;
  max-block-size: 20rem;
  border-radius: 1rem;
  margin-block: 0.75rem;
}
.venue-link,
.intro,
.section-links,
.marks,
.specialities,
.item-description {
  font-family: var(--font-secondary);
}
.venue-link {
  overflow-wrap: anywhere;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem;
  padding-block: 1rem 0.75rem;
  font-size: 0.9375rem;
}
.venue-link img {
  inline-size: auto;
  max-inline-size: 8rem;
  block-size: 2rem;
  object-fit: contain;
}
.venue-link .round {
  inline-size: 2rem;
  border-radius: 50%;
  object-fit: cover;
}
.venue-link a {
  padding-block: 0.5rem;
}
.languages {
  display: flex;
  flex-wrap: wrap;
  gap: 0 1rem;
  margin-inline-start: auto;
}
.languages [aria-current] {
  font-weight: 700;
}
.chip {
  display: inline-block;
  margin-block: 0.5rem;
  padding: 0.5rem 1rem;
  border: 1px solid;
  border-radius: 2rem;
}
h1 {
  font-size: clamp(1.875rem, 1.25rem + 3vw, 3rem);
}
.intro {
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
.bar {
  position: sticky;
  inset-block-start: 0;
  z-index: 2;
  display: flex;
  background: var(--menu-items-navigation-center);
  /* It goes on to both edges of a wide screen, and takes no space there. */
  border-image: conic-gradient(var(--menu-items-navigation-center) 0 0) fill 0 / 0 / 0 100vw;
  color: var(--on-center);
}
.bar :focus-visible {
  outline-offset: -3px;
}
.back,
.all {
  display: grid;
  grid-auto-flow: column;
  gap: 0.5rem;
  place-items: center;
  flex: none;
  min-inline-size: 44px;
  min-block-size: 3.25rem;
}
.back {
  background: var(--menu-items-navigation-left);
  color: var(--on-left);
}
.all {
  padding-inline: 1rem;
  background: var(--menu-items-navigation-right);
  color: var(--on-right);
}
.section-links {
  flex: 1;
  display: flex;
  padding-inline: 0.75rem;
  overflow-x: auto;
  scrollbar-width: none;
}
/* Links fade out where the row goes on. */
.section-links:not(:target) {
  mask: linear-gradient(90deg, #0000, #000 1rem calc(100% - 2rem), #0000);
}
.section-links:target {
  padding: 1rem 0.5rem;
  background: var(--menu-items-navigation-center);
  font-size: 1.125rem;
}
.section-links:target a {
  padding-block: 0.75rem;
  white-space: normal;
  overflow-wrap: anywhere;
  /* A name that is not translated is read in its own direction, in a row of the page's. */
  direction: inherit;
  unicode-bidi: plaintext;
}
.section-links:target a::after {
  content: attr(data-count);
  flex: none;
  margin-inline-start: auto;
  padding-inline-start: 0.5rem;
}
.section-links a {
  flex: none;
  display: flex;
  align-items: center;
  padding-inline: 0.75rem;
  border-block: 3px solid transparent;
  white-space: nowrap;
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
/* A dish out of sight is not laid out at first, where the browser keeps what is in sight in its place. A link into the page needs all places. */
@media screen {
  @supports (overflow-anchor: auto) {
    :root:not(:has(:target)) section:not(.settled) li {
      content-visibility: auto;
      contain-intrinsic-block-size: auto 9rem;
      overflow-clip-margin: 0.5rem;
    }
  }
}
@media (max-width: 48rem) {
  html {
    scroll-padding-block: 1.5rem 10rem;
  }
  main {
    padding-block-end: 10rem;
  }
  .bar {
    position: fixed;
    inset: auto 0 0;
    padding-block-end: env(safe-area-inset-bottom);
  }
  .all,
  .section-links:not(:target) {
    font-size: min(1rem, 6vw);
  }
  .all {
    position: absolute;
    inset-block-end: calc(100% + 0.75rem);
    inset-inline-end: 1rem;
    min-block-size: 3rem;
    border: 1px solid #8888;
    border-radius: 2rem;
    box-shadow: 0 2px 12px #0008;
  }
}
@media (min-width: 48rem) {
  html {
    scroll-padding-block-start: 4.5rem;
  }
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
.backdrop ~ main {
  background: var(--veil);
}
`;

/** The rules of the foot of a venue’s only menu, whose guests see no other page. */
export const foot = `
main footer {
  padding: 2rem 1rem 0;
  font-family: var(--font-secondary);
  text-align: center;
}
main footer a {
  display: inline-block;
  padding: 0.625rem 0.75rem;
}
address {
  font-style: normal;
}
main:has(.item:target) footer {
  interactivity: inert;
}
/* The foot of a printed menu says the same. */
@media print {
  main footer {
    display: none;
  }
}
`;

/** The links between the parts of a long menu. */
export const part = `
.part {
  display: block;
  max-inline-size: 20rem;
  margin: 1.5rem auto;
  padding: 0.75rem 1rem;
  border: 2px solid;
  border-radius: 1.75rem;
  text-align: center;
  font-weight: 700;
}
`;
