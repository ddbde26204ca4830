/** The rules of the welcome sheet; `var(--…)` are a theme's values, put in their place by `stylesheet.ts`. */
export const welcome = `
body {
  display: grid;
  min-block-size: 100svh;
}
main {
  inline-size: 100%;
  max-inline-size: 30rem;
  margin: auto;
  min-block-size: 100%;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 0.75rem;
  padding: 3rem min(1.5rem, 6vw) 2rem;
  text-align: center;
  background: var(--welcome-solid_color);
}
.backdrop + main {
  min-block-size: 0;
  margin-block-end: 0;
  border-radius: 2rem 2rem 0 0;
  overflow: clip;
}
/* The picture takes the height that the rest leaves. */
.hero {
  flex: 1 0 13rem;
  block-size: 0;
  inline-size: calc(100% + 2 * min(1.5rem, 6vw));
  max-inline-size: none;
  margin: -3rem max(-1.5rem, -6vw) 0.5rem;
}
.backdrop + main .hero {
  flex-grow: 0;
  block-size: 13rem;
}
.round {
  flex: none;
  inline-size: 6.5rem;
  block-size: 6.5rem;
  border-radius: 50%;
  outline: 5px solid var(--welcome-solid_color);
  outline-offset: -1px;
}
.hero + .round {
  margin-block-start: -4.25rem;
}
/* A word mark shows whole, and nothing shows through it but the page. */
img.logo {
  flex: none;
  inline-size: auto;
  max-block-size: 6rem;
  max-inline-size: min(100%, 18rem);
  object-fit: contain;
  background: none;
}
/* A laid plate, in the ink and the pill's colour. */
.plate {
  flex: none;
  display: grid;
  place-items: center;
  inline-size: min(76vw, 21rem, 44svh);
  aspect-ratio: 1;
  margin-block: auto;
  border-radius: 50%;
  color: var(--ink);
  background: radial-gradient(
    closest-side,
    var(--plate) 66%,
    var(--rim) 66.5% 68%,
    var(--plate) 68.5% 98%,
    var(--rim) 98.5% 99.5%,
    #0000
  );
}
.plate .round {
  inline-size: 46%;
  block-size: auto;
  aspect-ratio: 1;
  outline: 0;
}
.plate .logo {
  max-inline-size: 74%;
  max-block-size: 50%;
}
.plate b {
  font: 700 min(26vw, 7.5rem, 15svh) / 1 var(--font-section);
}
h1 {
  font-size: clamp(2.125rem, 1.5rem + 4vw, 3rem);
}
.branch {
  overflow-wrap: anywhere;
  padding: 0.25rem 0.875rem;
  border-radius: 2rem;
  background: var(--welcome-branch-background_color);
  color: var(--welcome-branch-text-color);
  font: var(--welcome-branch-text-size) / 1.45 var(--font-secondary);
}
.languages {
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
}
.languages {
  color: var(--welcome-language-color);
  font-size: var(--welcome-language-size);
}
footer a,
.languages a {
  display: inline-block;
  padding: 0.625rem 0.75rem;
}
[aria-current] {
  font-weight: 700;
  text-decoration: underline;
  text-underline-offset: 0.3em;
  text-decoration-thickness: 2px;
}
.action {
  display: block;
  inline-size: 100%;
  padding-block-start: 1rem;
}
.action span {
  overflow-wrap: anywhere;
  display: block;
  margin-block-end: 0.75rem;
  color: var(--welcome-select-color);
  font-size: var(--welcome-select-size);
  text-transform: var(--welcome-select-display);
}
.action b {
  overflow-wrap: anywhere;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 0.5rem;
  min-block-size: 3.5rem;
  padding: 0.75rem min(1.5rem, 3vw);
  border-radius: 1.75rem;
  background: var(--button);
  color: var(--welcome-button-text_color);
  font-size: var(--welcome-button-size);
  box-shadow: 0 2px 8px #0002;
}
.closed-notice {
  margin-block: 0.25rem;
  font-size: 1.0625rem;
}
footer {
  padding-block-start: 1rem;
  font-family: var(--font-secondary);
  font-size: 0.9375rem;
}
address {
  font-style: normal;
}
/* In large letters a telephone number is wider than a narrow phone. */
[href^='tel:'] {
  overflow-wrap: anywhere;
}
/* In large letters a long word leaves no room for the arrow beside it. */
@media (max-width: 15em) {
  .action b {
    flex-wrap: wrap;
  }
}
@media (min-width: 48rem) {
  main {
    min-block-size: min(50rem, 100vh);
  }
  main,
  .backdrop + main {
    margin-block: auto;
    border-radius: 2rem;
    overflow: clip;
    box-shadow: 0 8px 48px #0002;
  }
}
@media (forced-colors: active) {
  .action b,
  .branch {
    border: 1px solid;
  }
}
`;
