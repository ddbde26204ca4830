/** The rules of what only the script makes; it brings them, so that they weigh nothing on a page without. */
export const scripted = `
.steps {
  position: sticky;
  inset-block-end: 0;
  display: flex;
  background: inherit;
  padding-block-end: env(safe-area-inset-bottom);
  border-block-start: 1px solid #8884;
}
.section-links [aria-current] {
  border-block-end-color: currentcolor;
  -webkit-text-stroke: 0.4px;
}
.section-links:not(:target) .languages {
  display: none;
}
.section-links .languages {
  margin: 0.5rem 0 0;
  padding-block: 0.5rem;
  border-block-start: 1px solid #8884;
}
.steps a {
  flex: 1 1 0;
  min-inline-size: 0;
  padding: 0.75rem min(1.25rem, 6vw);
  overflow-wrap: anywhere;
}
.steps [rel="next"] {
  text-align: end;
}
.steps [rel="prev"]::before {
  content: "‹ ";
}
.steps [rel="next"]::after {
  content: " ›";
}
.share {
  align-self: start;
  min-block-size: 44px;
  margin: -1rem 1.25rem 1.25rem;
  padding: 0.5rem min(1rem, 4vw);
  border: 1px solid #8888;
  border-radius: 2rem;
  font: inherit;
  background: none;
  color: inherit;
  cursor: pointer;
}
.share svg {
  margin-inline-end: 0.5em;
}
/* In sight wherever one reads, so that no saved price looks like today's. */
.saved {
  position: fixed;
  inset: auto 0 0;
  z-index: 10;
  padding: 0.75rem 1rem;
  background: #7c2d12;
  color: #fff;
  font-size: 0.9375rem;
  text-align: center;
}
[data-saved] body,
[data-saved] .steps,
[data-saved] .section-links:target {
  padding-block-end: 5rem;
}
@media (max-width: 48rem) {
  .bar .saved {
    position: static;
    flex: 0 0 100%;
    order: -3;
  }
}
.bar {
  flex-wrap: wrap;
}
[hidden] {
  display: none !important;
}
.search {
  min-inline-size: 44px;
  font: inherit;
  border: 0;
  background: none;
  color: inherit;
  cursor: pointer;
}
@media (forced-colors: active) {
  .bar {
    border-image: none;
    border-block: 1px solid;
  }
  .section-links a:not([aria-current]) {
    border-color: Canvas;
  }
  .section-links [aria-current] {
    text-decoration: underline;
  }
  .item,
  .section-links:target,
  .popular-row li,
  .all,
  .close {
    border: 2px solid;
  }
  /* A theme's colour of its signs may be that of the ground. */
  .item svg {
    color: CanvasText !important;
  }
  .specialities span:not(:has(svg))::before {
    forced-color-adjust: none;
    background: CanvasText;
  }
}
/* A choice that was made before is applied before dishes are seen, and moves nothing that is. */
[data-choice="waiting"] :is(section, .bar, .popular-row) {
  visibility: hidden;
}
@media (max-width: 40rem) {
  .item[role]::before,
  .section-links[role]::before {
    content: "";
    position: absolute;
    inset-block-start: 0.5rem;
    inset-inline: 0;
    z-index: 1;
    inline-size: 2.5rem;
    block-size: 0.375rem;
    margin-inline: auto;
    border-radius: 1.25rem;
    background: #fff;
    border: 1px solid #8888;
  }
}
`;
