/** The rules of the page that lists what is saved; it has no letters of ours, which may not be saved. */
export const offline = `
html {
  color-scheme: light dark;
  font-family: system-ui, sans-serif;
  line-height: 1.5;
}
main {
  max-inline-size: 30rem;
  margin-inline: auto;
  padding: 2rem 1rem;
}
ul {
  padding: 0;
  list-style: none;
}
li {
  border-block-end: 1px solid #8886;
}
a {
  display: block;
  padding-block: 0.75rem;
}
`;
