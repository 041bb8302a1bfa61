/** One answer of a crawl, with what a search engine reads in it. */
export interface Crawled {
  url: string;
  /** Where it was linked first. */
  from: string;
  status: number;
  /** Addresses passed on the way here. */
  redirects: number;
  html: string | null;
}

/**
 * Follows every link of a site from these addresses on, sitemaps included, each once. Not followed: other sites, and
 * what `skip` says. Pages of `leaf` are read, but their links are not followed.
 */
export async function crawl(
  origin: string,
  start: string[],
  rules: { skip: (path: string) => boolean; leaf: (path: string) => boolean },
): Promise<Crawled[]> {
  const found: Crawled[] = [];
  const known = new Set<string>();
  let queue: { url: string; from: string }[] = start.map((path) => ({ url: origin + path, from: 'the start' }));
  const add = (links: string[], from: string) => {
    for (const link of links) {
      const { origin: other, pathname, search } = new URL(link, from);
      const url = other + pathname + search;
      if (other === origin && !known.has(url) && !rules.skip(pathname + search)) {
        known.add(url);
        queue.push({ url, from });
      }
    }
  };
  for (const { url } of queue) known.add(url);
  while (queue.length > 0) {
    const batch = queue.slice(0, 4);
    queue = queue.slice(4);
    for (const page of await Promise.all(batch.map(({ url, from }) => read(url, from)))) {
      found.push(page.crawled);
      if (!rules.leaf(page.crawled.url.slice(origin.length))) add(page.links, page.crawled.url);
    }
  }
  return found;
}

async function read(url: string, from: string): Promise<{ crawled: Crawled; links: string[] }> {
  let redirects = 0;
  let response = await fetch(url, { redirect: 'manual' });
  for (let to = response.headers.get('location'); to && redirects < 5; to = response.headers.get('location')) {
    redirects++;
    response = await fetch(new URL(to, url), { redirect: 'manual' });
  }
  const type = response.headers.get('content-type') ?? '';
  const text = await response.text();
  const html = type.startsWith('text/html') ? text : null;
  return { crawled: { url, from, status: response.status, redirects, html }, links: linksIn(text, type) };
}

function linksIn(text: string, type: string): string[] {
  if (type.startsWith('text/html')) return matches(text, /<a\b[^>]*\shref="([^"]*)"/g);
  if (type.includes('rss')) return matches(text, /<link>([^<]*)<\/link>/g);
  return type.includes('xml') ? matches(text, /<loc>([^<]*)<\/loc>/g) : [];
}

const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, link = '']) => link.replaceAll('&amp;', '&'));
