/** The rules of the sheet of a menu's table of allergens; `var(--…)` are a theme's values, put in their place by `stylesheet.ts`. */
export const allergens = `
main {
  max-inline-size: 72rem;
  margin-inline: auto;
  padding: 1rem;
}
header a {
  display: inline-block;
  padding-block: 0.625rem;
  overflow-wrap: anywhere;
  text-decoration: underline;
  text-underline-offset: 0.2em;
}
h1 {
  margin-block: 0.5rem;
  font-size: clamp(1.625rem, 1.25rem + 2vw, 2.5rem);
}
header p {
  max-inline-size: 42rem;
}
.languages {
  display: flex;
  flex-wrap: wrap;
  column-gap: 1.25rem;
}
.languages [aria-current] {
  font-weight: 700;
  text-decoration: none;
}
header ul {
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.25rem;
  margin-block: 1rem;
}
li svg {
  margin-inline-end: 0.375rem;
}
section {
  max-inline-size: fit-content;
  max-block-size: calc(100svh - 2rem);
  margin-block-end: 1rem;
  overflow: auto;
  border: 1px solid #8888;
  border-radius: 0.75rem;
}
table {
  border-spacing: 0;
}
th {
  text-align: start;
  font-weight: 400;
  padding: 0.5rem 0.625rem;
}
td {
  min-inline-size: 2.5rem;
  text-align: center;
}
tr > :is(th, td) {
  border-block-end: 1px solid #8884;
}
/* The names stay in sight while one scrolls sideways, and the ingredients while one scrolls down. */
tr > :first-child {
  position: sticky;
  inset-inline-start: 0;
  z-index: 1;
  min-inline-size: min(9rem, 40vw);
  max-inline-size: min(20rem, 40vw);
  background: var(--ground);
  overflow-wrap: anywhere;
}
thead th {
  position: sticky;
  inset-block-start: 0;
  background: var(--ground);
  vertical-align: bottom;
  border-block-end: 2px solid;
}
thead th:first-child {
  z-index: 2;
}
thead span {
  display: inline-block;
  writing-mode: vertical-rl;
  rotate: 180deg;
  white-space: nowrap;
}
tbody [scope=rowgroup] {
  padding-block-start: 1rem;
  max-inline-size: none;
  font: 700 1.125rem / 1.2 var(--font-section);
}
[scope=rowgroup] span {
  position: sticky;
  inset-inline-start: 0.625rem;
}
.extra th {
  padding-inline-start: 1.25rem;
  font-size: 0.875rem;
}
@media print {
  @page {
    size: A4;
    margin: 12mm;
  }
  main {
    max-inline-size: none;
    padding: 0;
  }
  nav,
  .icon-shapes {
    display: none;
  }
  /* These two are stronger than those of every printed page, which the script says once more. */
  main svg {
    display: inline !important;
  }
  section {
    max-block-size: none;
    overflow: visible;
    border: 0;
  }
  :root {
    font-size: 8.5pt;
  }
  tr > :is(th, td) {
    position: static;
    border-color: #888;
  }
  th {
    padding-block: 0.25rem;
  }
  tr {
    break-inside: avoid;
  }
  tr:has([scope=rowgroup]) {
    break-after: avoid;
  }
}
`;
