import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MatchedText } from '@/components/course/matched-text';

it('keeps every sign of a text, as text, with the pieces that matched as marks', () => {
  const html = renderToStaticMarkup(
    <MatchedText
      text={'<b>Nursing</b> & Care'}
      pieces={[
        { from: 0, to: 7 },
        { from: 7, to: 8, differs: true },
        { from: 17, to: 21 },
      ]}
    />,
  );
  expect(html).toBe('<mark>&lt;b&gt;Nurs</mark><mark class="differs">i</mark>ng&lt;/b&gt; &amp; <mark>Care</mark>');
  expect(renderToStaticMarkup(<MatchedText text="A & B" />)).toBe('A &amp; B');
});
