/** The rules of what is sold out, which only its pages and the script hold: its picture fades, its words stay readable. */
export const soldOut = `
.item.sold-out {
  box-shadow: none;
}
.sold-out > img {
  filter: grayscale(1);
  opacity: 0.5;
}
.sold-out h3 a {
  font-weight: 400;
  text-decoration: line-through;
}
.sold-out > b {
  margin-inline-start: auto;
}
.gone {
  align-self: center;
  padding: 0 0.5em;
  border: 1px solid;
  border-radius: 1em;
}
`;
