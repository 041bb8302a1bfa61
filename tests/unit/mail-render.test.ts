import { describe, expect, it } from 'vitest';
import type { AddressedLetter } from '@/lib/platform/mail/letter';
import { escapeHtml, renderHtml, renderText } from '@/lib/platform/mail/render';
import { unsubscribedBy, unsubscribeToken } from '@/lib/platform/mail/unsubscribe';

process.env.NEXTAUTH_SECRET ??= 'a secret of the tests, at least 32 characters long';

const NASTY = `<script>alert(1)</script> "quoted" 'single' & <a href="https://evil.example">`;
const letter: AddressedLetter = {
  to: 'asha@example.com',
  reader: NASTY,
  agency: NASTY,
  site: NASTY,
  colour: '',
  signature: [NASTY],
  help: { text: NASTY, href: 'https://study.example.org/help', also: NASTY },
  sender: [NASTY],
  asks: { what: NASTY, by: '2026-12-09', today: '2026-11-27' },
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

describe('an email', () => {
  it('shows whatever people typed as text, never as markup', () => {
    const html = renderHtml(letter);
    expect(html).not.toContain('<script');
    expect(html).not.toContain('href="https://evil.example"');
    expect(html.split(escapeHtml(NASTY)).length - 1).toBe(19);
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

const newsletterToken = (id: string) => unsubscribeToken({ what: 'newsletter', id });

describe('an unsubscribe token', () => {
  it('names the user it was made for, and no other', () => {
    const [one, other] = ['a'.repeat(24), 'b'.repeat(24)];
    expect(unsubscribedBy(newsletterToken(one))).toEqual({ what: 'newsletter', id: one });
    const searchToken = unsubscribeToken({ what: 'saved-search', id: one });
    expect(unsubscribedBy(searchToken)).toEqual({ what: 'saved-search', id: one });
    expect(unsubscribedBy(searchToken.slice(1))).toBeNull();
    expect(unsubscribedBy(`s${newsletterToken(one)}`)).toBeNull();
    expect(unsubscribedBy(other + newsletterToken(one).slice(24))).toBeNull();
    for (const token of ['', one, `${one}x`, newsletterToken(one).slice(0, -1)]) {
      expect(unsubscribedBy(token)).toBeNull();
    }
  });
});
