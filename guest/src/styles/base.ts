/** The rules of the base sheet; `var(--…)` are a theme's values, put in their place by `stylesheet.ts`. */
export const base = `
*,
::before,
::after {
  box-sizing: border-box;
  margin: 0;
  padding: 0;
}
html {
  font: 1rem / 1.45 var(--font-main);
  text-size-adjust: 100%;
  font-variant-numeric: lining-nums;
  color: var(--ink);
  background: var(--page);
}
a {
  color: inherit;
  text-decoration: none;
}
ul {
  list-style: none;
}
h1,
h2,
h3,
h4 {
  overflow-wrap: anywhere;
}
h1,
h2 {
  font-family: var(--font-section);
  line-height: 1.15;
  text-wrap: balance;
}
/* A text in another language begins where its neighbours do. */
main [dir] {
  text-align: -webkit-match-parent;
  text-align: match-parent;
}
img {
  display: block;
  max-inline-size: 100%;
  block-size: auto;
  object-fit: cover;
}
svg {
  inline-size: 1.25em;
  block-size: 1.25em;
  fill: none;
  stroke: currentcolor;
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
  vertical-align: -0.25em;
}
.icon-shapes {
  display: none;
}
:focus-visible {
  outline: 3px solid;
  outline-offset: 2px;
}
@media (prefers-reduced-motion: no-preference) {
  /* Not while the page opens at a place in it: letters that come during a smooth scroll would move its end. */
  html:focus-within {
    scroll-behavior: smooth;
  }
}
`;

/** The rules of any printed page. A menu’s come with the script, as those of its dishes do (`paper.ts`). */
export const print = `
@media print {
  * {
    background: none !important;
    box-shadow: none !important;
    color: #000 !important;
  }
  html {
    font-size: 10pt;
  }
  li {
    break-inside: avoid;
  }
  nav,
  svg,
  li img,
  .backdrop,
  .action {
    display: none !important;
  }
}
`;

/** A picture behind the page. */
export const behind = `
.backdrop {
  position: fixed;
  inset: 0;
  z-index: -1;
  inline-size: 100%;
  block-size: 100%;
}
`;

/** Mirrors arrows on right-to-left pages. */
export const mirrored = `
:is(.back, .action) svg {
  scale: -1 1;
}
`;
