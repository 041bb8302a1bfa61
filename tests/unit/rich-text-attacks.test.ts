// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { richTextPreview, sanitizeRichText } from '@/lib/platform/rich-text';
import { XSS_PAYLOADS } from '../support/xss-payloads';

const TAGS = [
  'H2',
  'H3',
  'P',
  'UL',
  'OL',
  'LI',
  'A',
  'STRONG',
  'EM',
  'BLOCKQUOTE',
  'IMG',
  'BR',
  'TABLE',
  'TBODY',
  'TR',
  'TH',
  'TD',
];
const ATTRIBUTES: Record<string, readonly string[]> = {
  A: ['href', 'rel'],
  IMG: ['src', 'alt', 'width', 'height', 'loading'],
};

/** What is wrong with some markup once a browser has parsed it. */
function dangers(html: string): string[] {
  const place = document.createElement('div');
  place.innerHTML = html;
  return [...place.querySelectorAll('*')].flatMap(({ tagName, attributes }) => [
    ...(TAGS.includes(tagName) ? [] : [`<${tagName}>`]),
    ...[...attributes].flatMap(({ name, value }) => {
      if (name === 'dir' && /^(rtl|ltr)$/.test(value)) return [];
      if (/^(col|row)span$/.test(name) && /^T[DH]$/.test(tagName) && /^\d\d?$/.test(value)) return [];
      if (!ATTRIBUTES[tagName]?.includes(name)) return [`${tagName} ${name}`];
      if (name === 'href' && !/^(https?:|mailto:|tel:|\/(?!\/)|[^:]*$)/i.test(value)) return [`href ${value}`];
      return name === 'src' && !/^\/api\/v1\/blog-images\/[0-9a-f]+$/.test(value) ? [`src ${value}`] : [];
    }),
  ]);
}

describe('the sanitizer of articles', () => {
  it('is tried with more than eighty attacks, each another', () => {
    expect(new Set(XSS_PAYLOADS).size).toBe(XSS_PAYLOADS.length);
    expect(XSS_PAYLOADS.length).toBeGreaterThan(80);
    expect(XSS_PAYLOADS.filter((payload) => dangers(payload).length > 0).length).toBeGreaterThan(80);
  });

  it.each(XSS_PAYLOADS)('leaves nothing that could run of %j', (payload) => {
    for (const html of [payload, `<p>Text ${payload} text</p>`, `<ul><li>${payload}</li></ul>`]) {
      const kept = sanitizeRichText(html);
      expect(dangers(kept)).toEqual([]);
      // What is stored is sanitized again when it is shown: that must not open it up.
      expect(dangers(sanitizeRichText(kept))).toEqual([]);
    }
  });

  it('leaves nothing when all attacks stand in one article', () => {
    expect(dangers(sanitizeRichText(XSS_PAYLOADS.join('\n')))).toEqual([]);
    expect(dangers(sanitizeRichText([...XSS_PAYLOADS].reverse().join('')))).toEqual([]);
  });

  it.each(XSS_PAYLOADS)('makes a preview of at most 253 characters of %j', (payload) => {
    expect(richTextPreview(`${payload.repeat(20)}`).length).toBeLessThanOrEqual(253);
  });
});
