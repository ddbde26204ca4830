/** The rules of the row of popular dishes; `var(--…)` are a theme's values, put in their place by `stylesheet.ts`. */
export const popularRow = `
.popular-row h2 {
  margin-block: 1rem 0.75rem;
}
.popular-row ul {
  display: flex;
  gap: 0.75rem;
  margin-inline: -1rem;
  padding: 0 1rem 1rem;
  overflow-x: auto;
  scrollbar-width: thin;
}
.popular-row li {
  flex: 0 0 min(14rem, 70vw);
  border-radius: 1rem;
  background: var(--menu-items-block-background);
  box-shadow: 0 1px 3px #00000014;
  overflow: hidden;
}
.popular-row a {
  display: block;
  block-size: 100%;
  outline-offset: -3px;
}
.popular-row img {
  inline-size: 100%;
  aspect-ratio: 4 / 3;
}
.popular-row h3 {
  padding: 0.75rem 0.75rem 0;
}
.popular-row .price {
  padding: 0.25rem 0.75rem 0.75rem;
}
`;
