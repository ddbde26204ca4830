/** The rules of the detail sheet; `var(--…)` are a theme's values, put in their place by `stylesheet.ts`. */
export const detail = `
.item:target,
.section-links:target {
  position: fixed;
  inset: auto 0 0;
  z-index: 9;
  flex-flow: column;
  max-block-size: calc(100% - 4.5rem);
  overflow: auto;
  overscroll-behavior: contain;
  border-radius: 1.25rem 1.25rem 0 0;
  box-shadow: 0 0 0 200vmax #000a;
}
.item:target {
  gap: 0;
  block-size: auto;
  padding: 0;
  background: var(--detail-background);
  color: var(--on-detail);
}
.item:target > img {
  inline-size: 100%;
  block-size: auto;
  max-block-size: 45vh;
  aspect-ratio: 16 / 10;
  border-radius: 0;
}
.item:target > div {
  flex: none;
  gap: 0.625rem;
  padding: 1.25rem 1.25rem 2rem;
}
.item:target h3 {
  order: -2;
  font-family: var(--font-section);
  font-size: var(--detail-item-title-size);
  color: var(--detail-item-title-color);
}
.item:target h3 a {
  pointer-events: none;
}
.item:target h3 a::after {
  content: none;
}
.item:target .marks {
  color: var(--detail-item-description-color);
}
.item:target .item-description {
  display: block;
  font-size: var(--detail-item-description-size);
  color: var(--detail-item-description-color);
  white-space: pre-line;
}
.item:target .price {
  order: -1;
  margin: 0;
  padding: 0;
  font-size: min(var(--detail-item-price-size), max(9vw, var(--detail-item-price-size-px)));
  color: var(--detail-item-price-color);
}
.item:target .details {
  display: grid;
  gap: 0.625rem;
  font-size: var(--detail-extras-text-size);
  color: var(--detail-extras-text-color);
}
.item:target h4 {
  margin-block-start: 0.75rem;
  font-size: var(--detail-extras-title-size);
  color: var(--detail-extras-title-color);
}
.item:target ul {
  display: block;
}
.item:target li {
  display: flex;
  flex-wrap: wrap;
  gap: 0 1rem;
  padding-block: 0.625rem;
  border-block-end: 1px solid #8884;
}
.item:target li span {
  flex: 1 8rem;
}
.item:target li b {
  font-size: min(1em, max(9vw, var(--detail-extras-text-size-px)));
  color: var(--detail-extras-digit-color);
}
.item:target small:not([class]) {
  flex: 100%;
}
.warnings svg {
  color: var(--detail-allergy-ico-color);
  margin-inline-end: 0.375em;
}
/* The ring above a sheet closes it, and so does the dark beside it. */
.close {
  position: fixed;
  inset-block-start: 0.875rem;
  inset-inline-end: 1rem;
  z-index: 10;
  place-items: center;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  border-radius: 50%;
  background: #fff;
  color: #1a202c;
}
.close::before {
  content: "";
  position: fixed;
  inset: 0 0 calc(100% - 4.5rem);
}
main:has(:is(.item, .section-links):target) .close {
  display: grid;
}
body:has(:is(.item, .section-links):target) {
  overflow: hidden;
}
/* The page under an open item is inert; the script sees to it where this is unknown. */
main:has(.item:target) :is(header, .bar, h2, .item:not(:target)) {
  interactivity: inert;
}
@media (min-width: 40rem) {
  .item:target,
  .section-links:target {
    inset: 0;
    margin: auto;
    block-size: fit-content;
    max-block-size: 85vh;
    max-inline-size: 34rem;
    border-radius: 1.25rem;
  }
}
@media (prefers-reduced-motion: no-preference) {
  .item:target,
  .section-links:target {
    animation: up 0.25s;
  }
  @keyframes up {
    from {
      translate: 0 3rem;
      opacity: 0;
    }
  }
}
`;
