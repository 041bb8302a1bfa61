import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Menu } from '@/components/ui/windows/menu';

describe('a menu', () => {
  it('is a button alone until it is pressed: a board has eighty', () => {
    const items = [{ label: 'Under Review', onSelect: () => undefined }];
    const markup = renderToStaticMarkup(<Menu trigger="Move" triggerLabel="Move this" items={items} />);
    expect(markup).toMatch(
      /^<button [^>]*aria-haspopup="menu" aria-expanded="false" aria-label="Move this"[^>]*>Move<\/button>$/,
    );
  });
});
