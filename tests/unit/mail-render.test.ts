import { describe, expect, it } from 'vitest';
import type { Letter } from '@/lib/mail/letter';
import { escapeHtml, renderHtml, renderText } from '@/lib/mail/render';
import { unsubscribeToken, userOfUnsubscribeToken } from '@/lib/mail/unsubscribe';

process.env.NEXTAUTH_SECRET ??= 'a secret of the tests, at least 32 characters long';

const NASTY = `<script>alert(1)</script> "quoted" 'single' & <a href="https://evil.example">`;
const letter: Letter = {
  subject: NASTY,
  preview: NASTY,
  heading: NASTY,
  paragraphs: [NASTY, 'two\nlines'],
  code: '123456',
  facts: [{ term: NASTY, value: NASTY }],
  quotes: [{ by: NASTY, text: `${NASTY}\nsecond line` }],
  action: { label: NASTY, href: 'https://study.example.org/?a=1&b="2"' },
  notes: [NASTY],
  reason: NASTY,
  unsubscribe: { page: 'https://study.example.org/unsubscribe?token=x', oneClick: 'https://study.example.org/x' },
};

describe('an e-mail', () => {
  it('shows whatever people typed as text, never as markup', () => {
    const html = renderHtml(letter);
    expect(html).not.toContain('<script');
    expect(html).not.toContain('href="https://evil.example"');
    expect(html.split(escapeHtml(NASTY)).length - 1).toBe(11);
    expect(html).toContain('href="https://study.example.org/?a=1&amp;b=&quot;2&quot;"');
    expect(html).toContain('two<br>lines');
  });

  it('says everything in plain text too', () => {
    const text = renderText(letter);
    for (const part of ['123456', 'https://study.example.org/?a=1&b="2"', '> second line', 'Unsubscribe: https://']) {
      expect(text).toContain(part);
    }
  });

  it('loads nothing from anywhere, and knows dark programs', () => {
    const html = renderHtml(letter);
    expect(html).not.toMatch(/<(img|link|script|iframe)|url\(|@import/i);
    expect(html).toContain('prefers-color-scheme:dark');
  });
});

describe('an unsubscribe token', () => {
  it('names the user it was made for, and no other', () => {
    const [one, other] = ['a'.repeat(24), 'b'.repeat(24)];
    expect(userOfUnsubscribeToken(unsubscribeToken(one))).toBe(one);
    expect(userOfUnsubscribeToken(other + unsubscribeToken(one).slice(24))).toBeNull();
    for (const token of ['', one, `${one}x`, unsubscribeToken(one).slice(0, -1)]) {
      expect(userOfUnsubscribeToken(token)).toBeNull();
    }
  });
});
