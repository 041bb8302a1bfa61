const FORBIDDEN = /[^\P{C}\t\n\r\p{Cf}\p{Co}]/gu;
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it may stand in an XML element or attribute; control characters, which XML forbids, are left out. */
export function xmlText(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
}

/** An XML document as an answer. */
export function xmlResponse(type: 'application/xml' | 'application/rss+xml', body: string): Response {
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`, {
    headers: { 'content-type': `${type}; charset=utf-8` },
  });
}
