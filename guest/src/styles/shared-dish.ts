/** The rules of the page of a shared dish, which is there for a moment; `var(--…)` are a theme's values, put in their place by `stylesheet.ts`. */
export const sharedDish = `
html {
  font: 1rem / 1.45 system-ui, sans-serif;
  color: var(--ink);
  background: var(--page);
}
a {
  color: inherit;
}
h1 {
  padding: 2rem;
  overflow-wrap: anywhere;
}
`;
