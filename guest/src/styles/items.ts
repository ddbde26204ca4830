/** The rules of a menu's items; `var(--…)` are a theme's values, put in their place by `stylesheet.ts`. */
export const items = `
.item {
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
.item > div {
  flex: 1 1 7rem;
  display: flex;
  flex-direction: column;
  gap: 0.25rem;
  padding: 0.125rem 0.25rem;
}
.item > img {
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
.marks,
.specialities {
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 0.75rem;
  overflow-wrap: anywhere;
  font-size: 0.8125rem;
  color: var(--menu-items-name-color);
}
.marks svg {
  fill: currentcolor;
  color: var(--menu-items-ico-new);
  margin-inline-end: 0.25em;
}
.marks .popular {
  color: var(--menu-items-ico-popular);
}
.item-description {
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: var(--menu-items-description-length);
  overflow: hidden;
  font-size: var(--menu-items-description-size);
  color: var(--menu-items-description-color);
  overflow-wrap: anywhere;
}
.specialities {
  gap: 0.375rem;
}
.specialities span {
  padding: 0.125rem 0.5rem;
  border-radius: 1rem;
  background: var(--menu-items-info-background);
  color: var(--menu-items-info-text);
}
.specialities svg {
  color: var(--menu-items-info-icon);
  margin-inline-end: 0.25em;
}
/* A leaf. */
.specialities span:not(:has(svg))::before {
  content: "";
  display: inline-block;
  inline-size: 0.75em;
  block-size: 0.75em;
  margin-inline-end: 0.375em;
  border-radius: 0 100%;
  background: var(--menu-items-info-icon);
}
.price {
  margin-block-start: auto;
  padding-block-start: 0.25rem;
  /* In large letters, an amount of ten digits fills a narrow phone. */
  font-size: min(var(--menu-items-price-size), max(8vw, var(--menu-items-price-size-px)));
  font-weight: 600;
  color: var(--menu-items-price-color);
}
.close,
.paper,
.details {
  display: none;
}
`;
