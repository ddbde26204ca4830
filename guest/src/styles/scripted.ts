/** The rules of what only the script makes; it brings them, so that they weigh nothing on a page without. */
export const scripted = `
.steps {
  position: sticky;
  inset-block-end: 0;
  display: flex;
  gap: 1px;
  margin-block-start: auto;
  background: inherit;
  border-block-start: 1px solid #8884;
}
.steps a {
  flex: 1 1 0;
  min-inline-size: 0;
  padding: 1rem 1.25rem;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-size: 0.9375rem;
  outline-offset: -3px;
}
.steps [rel="next"] {
  text-align: end;
}
.steps [rel="prev"]::before {
  content: "← ";
}
.steps [rel="next"]::after {
  content: " →";
}
:dir(rtl) > .steps [rel="prev"]::before {
  content: "→ ";
}
:dir(rtl) > .steps [rel="next"]::after {
  content: " ←";
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
    block-size: 0.3125rem;
    margin-inline: auto;
    border-radius: 1rem;
    background: #fff;
    box-shadow: 0 0 2px #000;
  }
}
`;
