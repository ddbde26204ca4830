import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { CurrentMark } from './venue-option.tsx';

test('what is not current has the space of the mark, so that all names stand in one line', async () => {
  const { container } = await render(
    <div style={{ display: 'flex' }}>
      <CurrentMark isCurrent />
      <CurrentMark isCurrent={false} />
    </div>,
  );
  const widths = () =>
    [...container.querySelectorAll('svg, span')].map((mark) => mark.getBoundingClientRect().width);
  await expect.poll(widths).toEqual([16, 16]);
});
