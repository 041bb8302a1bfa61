import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SourceLink } from '@/components/course/cost/figure-row';
import { RuleRows } from '@/components/eligibility/rule-rows';

const OLD = ['http://old.example/page', 'https://ok.example/" onclick="x', 'javascript:alert(1)'];
const figure = (address: string) => (
  <SourceLink source={{ title: 'Visa charges', address, kind: 'official', day: '2026-11-01' }} />
);
const rule = (address: string) => (
  <RuleRows
    title="Visa"
    rules={[
      {
        rule: 'Funds',
        verdict: 'unknown',
        text: 'Not known.',
        source: { title: 'Visa charges', address, readOn: '2026-11-01' },
      } as never,
    ]}
  />
);

describe('a source that was entered under earlier rules', () => {
  it.each(OLD)('%s is shown without a link', (address) => {
    for (const html of [figure(address), rule(address)].map((element) => renderToStaticMarkup(element))) {
      expect(html).toContain('Visa charges');
      expect(html).not.toContain('<a ');
    }
  });

  it('is a link where it is an https address, and a university’s own page also over http', () => {
    for (const html of [figure('https://ok.example/a'), rule('https://ok.example/a')].map((element) =>
      renderToStaticMarkup(element),
    ))
      expect(html).toContain('href="https://ok.example/a"');
    const source = { title: 'The course', address: 'http://x.edu/a', kind: 'university' as const, day: '2026-11-01' };
    expect(renderToStaticMarkup(<SourceLink source={source} />)).toContain('href="http://x.edu/a"');
  });
});
