/** The rules of the bar above a page of the draft, in colours of its own: it is no part of the menu. */
export const preview = `
.preview {
  position: relative;
  padding: 0.5rem 1rem;
  background: #27303f;
  color: #fff;
  font: 0.875rem / 1.4 system-ui, sans-serif;
  text-align: center;
  text-wrap: balance;
}
body:has(> .preview) {
  grid-template-rows: auto 1fr;
}
@media (forced-colors: active) {
  .preview {
    border-block-end: 1px solid;
  }
}
`;
