/** What pasted pages are made into before the editor reads them. It needs a browser's parser. */

/** A paragraph that Word means as an item of a list. */
interface WordItem {
  element: HTMLElement;
  /** From 1. */
  level: number;
  ordered: boolean;
}

/** Markup as the editor reads it: Word's lists as lists, two levels of headings, embeds as links, no comments and empty paragraphs. */
export function cleanedPaste(html: string): string {
  const page = pageOf(html);
  makeLists(page);
  makeHeadings(page);
  makeLinks(page);
  makeMarks(page);
  for (const element of page.body.querySelectorAll('style, script, meta, link, title')) element.remove();
  for (const paragraph of page.body.querySelectorAll('p, br.Apple-interchange-newline')) {
    // Of a cell and of an item it is the text, even where there is none.
    if (paragraph.closest('td, th, li') && paragraph.tagName === 'P') continue;
    if (isEmpty(paragraph)) paragraph.remove();
  }
  return page.body.innerHTML;
}

/** Pasted markup as a page, its styles under another name: a browser would complain of each that the site's rules forbid. */
export function pageOf(html: string): Document {
  const plain = html.replace(/<style\b[\s\S]*?<\/style>/gi, '');
  const named = plain.replace(/<\w[^<>]*>/g, (tag) => tag.replace(/\sstyle(?=\s*=)/gi, ` ${STYLE}`));
  return new DOMParser().parseFromString(named, 'text/html');
}
const STYLE = 'data-style';

/** Pages elsewhere begin at the first level, which an article's title has here. */
function makeHeadings(page: Document): void {
  for (const heading of page.body.querySelectorAll('h1, h4, h5, h6, p.MsoTitle, p.MsoSubtitle')) {
    const level = page.createElement(heading.matches('h1, p.MsoTitle') ? 'h2' : 'h3');
    level.append(...heading.childNodes);
    heading.replaceWith(level);
  }
}

/**
 * What is bold, italic or written from right to left by its style alone, as in Google Docs, becomes so by its element: the site's rules for
 * styles keep browsers from reading these. Docs also wraps all in a bold element that is none.
 */
function makeMarks(page: Document): void {
  for (const element of page.body.querySelectorAll<HTMLElement>(`[${STYLE}]`)) {
    const style = element.getAttribute(STYLE) ?? '';
    element.removeAttribute(STYLE);
    if (/direction:\s*rtl/i.test(style)) element.dir = 'rtl';
    if (element.matches('b, strong') && /font-weight:\s*(normal|400)/i.test(style)) {
      element.replaceWith(...element.childNodes);
      continue;
    }
    for (const [tag, rule] of MARKS) {
      if (!element.matches('span, a') || !rule.test(style)) continue;
      const mark = page.createElement(tag);
      mark.append(...element.childNodes);
      element.append(mark);
    }
  }
}

const MARKS = [['strong', /font-weight:\s*(bold|[6-9]00)/i] as const, ['em', /font-style:\s*italic/i] as const];

/** A video or a map that the page would fetch from elsewhere becomes the link to it. */
function makeLinks(page: Document): void {
  for (const embed of page.body.querySelectorAll('iframe, embed, video, audio, object')) {
    const address = embed.getAttribute('src') ?? embed.getAttribute('data') ?? embed.querySelector('source')?.src ?? '';
    const link = page.createElement('a');
    link.href = pageOfEmbed(address);
    link.textContent = link.href;
    // Without an address of its own it would lead to this page.
    if (/^(https?:)?\/\//i.test(address)) embed.replaceWith(link);
    else embed.replaceWith(...embed.childNodes, LOST);
  }
  for (const drawing of page.body.querySelectorAll('svg, canvas')) drawing.replaceWith(LOST);
}

/** Stands where something was that has no address and can't be kept: the writer sees that it is missing, and takes the words away. */
const LOST = '[Something here could not be pasted]';

/** Where people look at what an address embeds. */
const pageOfEmbed = (address: string): string =>
  address.replace(
    /^(https?:)?\/\/(www\.)?youtube(-nocookie)?\.com\/embed\/([\w-]+).*$/,
    'https://www.youtube.com/watch?v=$4',
  );

const isEmpty = (element: Element) => !element.textContent?.trim() && !element.querySelector('img');

/** Puts paragraphs that Word marks as items, one after the other, into lists. */
function makeLists(page: Document): void {
  const items = [...page.body.querySelectorAll<HTMLElement>('p')].flatMap((element) => itemOf(element) ?? []);
  let open: { list: HTMLElement; level: number }[] = [];
  let former: Element | null = null;
  for (const { element, level, ordered } of items) {
    const next = nextElement(element);
    const follows = former !== null && former === element.previousElementSibling;
    const tag = ordered ? 'ol' : 'ul';
    if (!follows) open = [];
    while (open.length && (open.at(-1)?.level ?? 0) > level) open.pop();
    let last = open.at(-1);
    if (!last || last.level < level || (last.level === level && last.list.localName !== tag)) {
      if (last && last.level === level) open.pop();
      const parent = open.at(-1)?.list.lastElementChild;
      const list = page.createElement(tag);
      if (parent) parent.append(list);
      else element.before(list);
      last = { list, level };
      open.push(last);
    }
    const item = page.createElement('li');
    const text = page.createElement('p');
    text.append(...element.childNodes);
    if (element.hasAttribute('dir')) item.setAttribute('dir', element.getAttribute('dir') ?? '');
    item.append(text);
    last.list.append(item);
    element.remove();
    // The paragraph behind follows the outermost list.
    former = open[0]?.list ?? null;
    if (next === null) former = null;
  }
}

const nextElement = (element: Element) => element.nextElementSibling;

/** What Word says of a paragraph, its typed bullet or number taken away; null for one that is no item. */
function itemOf(element: HTMLElement): WordItem | null {
  const style = element.getAttribute(STYLE) ?? '';
  const list = /mso-list:\s*l\d+\s+level(\d+)/i.exec(style);
  const typed = markerOf(element);
  if (!list && !(typed && /MsoListParagraph/i.test(element.className))) return null;
  const marker = typed?.textContent?.trim() ?? '';
  typed?.remove();
  return { element, level: Number(list?.[1] ?? 1), ordered: /^\(?(\d+|[a-z]|[ivx]+)[.)]/i.test(marker) };
}

/** The element that holds the bullet or number that Word typed. */
const markerOf = (element: HTMLElement): HTMLElement | null =>
  [...element.querySelectorAll<HTMLElement>(`span[${STYLE}]`)].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute(STYLE) ?? ''),
  ) ?? null;
