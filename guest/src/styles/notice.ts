/** The rules of the notice sheet; `var(--…)` are a theme's values, put in their place by `stylesheet.ts`. */
export const notice = `
html {
  color-scheme: light dark;
}
body {
  display: grid;
  place-items: center;
  min-block-size: 100svh;
  padding: 2rem;
  text-align: center;
}
main {
  max-inline-size: 26rem;
}
h1 {
  margin-block: 2rem 0.75rem;
  font-size: 1.875rem;
}
p {
  font-size: 1.0625rem;
}
/* The same laid plate as on a welcome page. */
svg {
  inline-size: min(60vw, 13rem);
  block-size: auto;
  aspect-ratio: 1;
  padding: 17%;
  border-radius: 50%;
  stroke-width: 1;
  color: var(--accent);
  background: radial-gradient(
    closest-side,
    var(--plate) 66%,
    var(--rim) 66.5% 68%,
    var(--plate) 68.5% 98%,
    var(--rim) 98.5% 99.5%,
    #0000
  );
}
@media (prefers-color-scheme: dark) {
  html {
    color: var(--night-ink);
    background: var(--night);
  }
  svg {
    color: var(--night-ink);
    background: radial-gradient(closest-side, #fff1 66%, #fff4 66.5% 68%, #fff1 68.5% 98%, #fff4 98.5%, #0000);
  }
}
`;
