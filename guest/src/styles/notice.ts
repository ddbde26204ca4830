/** The rules of the notice sheet; `var(--…)` are a theme's values, put in their place by `stylesheet.ts`. */
export const notice = `
body {
  display: grid;
  place-items: center;
  min-block-size: 100vh;
  padding: 2rem;
  text-align: center;
}
main {
  max-inline-size: 26rem;
}
h1 {
  margin-block: 1.5rem 0.75rem;
  font-size: 1.75rem;
}
svg {
  inline-size: 4rem;
  block-size: 4rem;
  stroke-width: 1.25;
  color: #0f5c56;
}
`;
