/**
 * The rules of a printed menu, after all others: whole texts, extras and statements, and no sheet. With those of every page they
 * come with the script, for few guests print, and all load the page.
 */
export const paper = `
@media print {
  .item-description,
  .details,
  .details ul {
    display: block !important;
  }
  .details,
  .paper {
    font-size: 0.9em !important;
  }
  .details li {
    display: inline !important;
  }
  .details li:not(:last-child)::after {
    content: " · ";
  }
  .details li b {
    margin-inline-start: 0.5ch;
  }
  .details small {
    margin-inline-start: 1ch;
  }
  .paper {
    padding: 1rem;
    display: flow-root !important;
    break-inside: avoid;
  }
  .paper img {
    float: inline-end;
    inline-size: 24mm;
  }
  .note,
  .item,
  .item > div,
  .specialities span {
    padding: 0;
  }
  .item {
    position: static !important;
    max-block-size: none !important;
  }
  .price {
    margin: 0;
  }
  body {
    overflow: visible !important;
  }
  .chip,
  .close,
  .steps,
  .share,
  /* Its colour is not printed, and its place would be an indent. */
  .specialities span::before {
    display: none !important;
  }
  .specialities {
    gap: 0 0.75rem;
  }
  /* A heading stays with its first dishes. */
  section > :not(ul) {
    break-after: avoid;
  }
}
`;
