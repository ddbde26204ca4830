/** The rules of the detail sheet; `var(--…)` are a theme's values, put in their place by `stylesheet.ts`. */
export const detail = `
.item:target {
  position: fixed;
  inset: 0;
  z-index: 9;
  flex-flow: column;
  gap: 0;
  block-size: auto;
  padding: 0;
  overflow: auto;
  overscroll-behavior: contain;
  border-radius: 0;
  background: var(--detail-background);
  box-shadow: 0 0 0 200vmax #000a;
}
.item:target > :not(.close) {
  position: relative;
  z-index: 1;
}
.item:target > img {
  inline-size: 100%;
  block-size: auto;
  max-block-size: 50vh;
  aspect-ratio: 16 / 10;
  border-radius: 0;
}
.item:target > div {
  flex: 1 0 auto;
  gap: 0.625rem;
  padding: 1.25rem 1.25rem 2.5rem;
  background: var(--detail-background);
}
.item:target > div:nth-child(2) {
  padding-block-start: 4.25rem;
}
.item:target h3 {
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
  font-size: var(--detail-item-price-size);
  color: var(--detail-item-price-color);
}
.item:target h3 {
  order: -2;
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
  justify-content: space-between;
  gap: 1rem;
  padding-block: 0.625rem;
  border-block-end: 1px solid #8884;
}
.item:target li b {
  flex: none;
  color: var(--detail-extras-digit-color);
}
.warnings svg {
  color: var(--detail-allergy-ico-color);
  margin-inline-end: 0.375em;
}
.item:target .close {
  position: sticky;
  inset-block-start: 0.75rem;
  z-index: 2;
  display: grid;
  place-items: center;
  align-self: end;
  flex: none;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  margin: 0.75rem 0.75rem -3.5rem;
  border-radius: 50%;
  background: #fff;
  color: #1a202c;
  box-shadow: 0 2px 8px #0005;
}
body:has(.item:target) {
  overflow: hidden;
}
/* The page under an open item is inert, or hidden without support for that. */
main:has(.item:target) :is(header, .bar, h2, .item:not(:target)) {
  interactivity: inert;
}
@supports not (interactivity: inert) {
  main:has(.item:target) :is(header, .bar, h2, .item:not(:target)) {
    visibility: hidden;
  }
}
@media (min-width: 40rem) {
  .item:target {
    inset-block: 5vh auto;
    max-block-size: 90vh;
    inline-size: 34rem;
    margin-inline: auto;
    border-radius: 1.25rem;
  }
  .item:target .close::before {
    content: "";
    position: fixed;
    inset: 0;
    z-index: -1;
  }
}
@media (prefers-reduced-motion: no-preference) {
  .item:target {
    animation: up 0.25s;
  }
  @keyframes up {
    from {
      translate: 0 3rem;
      opacity: 0;
    }
  }
}
@media (forced-colors: active) {
  .item {
    border: 1px solid;
  }
}
`;
