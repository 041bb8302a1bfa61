import sanitize from 'sanitize-html';

const OWN_PICTURE = /^\/api\/v1\/blog-images\/[0-9a-f]{1,24}$/;

/** What these attributes may say; with anything else they go. */
const VALUES: Readonly<Record<string, RegExp>> = {
  dir: /^(rtl|ltr)$/,
  colspan: /^([2-9]|[1-4]\d|50)$/,
  rowspan: /^([2-9]|[1-4]\d|50)$/,
};

/**
 * The markup that editors may use; everything else is dropped and its text kept. The page has the only h1. Pictures
 * are those that were uploaded here, so that no visitor's address reaches a third party.
 */
const RULES: sanitize.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'p', 'ul', 'ol', 'li', 'a', 'strong', 'em', 'blockquote', 'img', 'br'],
    ...['table', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    ...Object.fromEntries(['h2', 'h3', 'p', 'ul', 'ol', 'li', 'blockquote', 'table'].map((tag) => [tag, ['dir']])),
    th: ['dir', 'colspan', 'rowspan'],
    td: ['dir', 'colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    h1: 'h2',
    h4: 'h3',
    h5: 'h3',
    h6: 'h3',
    b: 'strong',
    i: 'em',
    div: 'p',
    iframe: (_tag, { src = '' }) => ({ tagName: 'a', attribs: { href: src, rel: 'noopener' }, text: src }),
    a: sanitize.simpleTransform('a', { rel: 'noopener' }),
    '*': (tagName, attribs) => ({
      tagName,
      attribs: Object.fromEntries(Object.entries(attribs).filter(([name, value]) => VALUES[name]?.test(value) ?? true)),
    }),
    img: (tagName, { src = '', alt = '', ...size }) => ({ tagName, attribs: { ...size, src, alt, loading: 'lazy' } }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !OWN_PICTURE.test(attribs.src ?? ''),
};

/** Markup that may stand in a page as it is, whatever was typed or pasted. */
export function sanitizeRichText(html: string): string {
  return sanitize(html, RULES);
}

/** The text of some markup in one line, cut after at most `length` characters at the end of a word, then '...'. */
export function richTextPreview(html: string, length = 250): string {
  const spaced = html.replace(/<\/(p|h[1-6]|li|div|blockquote|td|th)>|<br\s*\/?>/gi, '$& ');
  const text = unescapeText(sanitize(spaced, { allowedTags: [], allowedAttributes: {} }))
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= length) return text;
  const cut = text.slice(0, length + 1);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > length / 2 ? end : length)}...`;
}

/** What the paragraphs of some markup say first, in whole sentences of at most `length` characters; the first words where one is longer. */
export function richTextSummary(html: string, length = 155): string {
  const text = richTextPreview(html.replace(/<(table|h[23])\b[\s\S]*?<\/\1>/gi, ' '), Number.MAX_SAFE_INTEGER);
  if (text.length <= length) return text;
  const sentences = /^.{40,}[.!?।][”"’)]*(?= )/u.exec(text.slice(0, length + 1));
  return sentences?.[0] ?? richTextPreview(text.replace(/</g, '&lt;'), length - 3);
}

/** The sanitizer leaves these escaped; a text that React will escape again must not carry them. */
const ESCAPED: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&amp;': '&', '&quot;': '"' };

function unescapeText(text: string): string {
  return text.replace(/&(lt|gt|amp|quot);/g, (entity) => ESCAPED[entity] ?? entity);
}
