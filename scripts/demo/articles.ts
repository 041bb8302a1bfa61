import articles from './data/articles.json' with { type: 'json' };
import news from './data/news.json' with { type: 'json' };
import { daysBefore } from './dates';

export interface DemoArticle {
  title: string;
  slug: string;
  /** HTML of h2, h3, p, ul, li and a with addresses inside this site, nothing else. */
  description: string;
  topics: string[];
  /** Published, or a draft. */
  status: boolean;
  createdOn: Date;
  /** null for a draft. */
  publishedOn: Date | null;
}

/** Six published posts and a draft, oldest first. */
export function demoArticles(now: Date): DemoArticle[] {
  return articles.map((post, index) => {
    const isDraft = index === articles.length - 1;
    return article(post, daysBefore(now, isDraft ? 6 : 128 - index * 21), !isDraft);
  });
}

/** Four published news items, oldest first. */
export function demoNews(now: Date): DemoArticle[] {
  return news.map((item) => article(item, daysBefore(now, item.daysAgo), true));
}

/** @param description its lines */
function article(
  { title, slug, description, topics = [] }: { title: string; slug: string; description: string[]; topics?: string[] },
  createdOn: Date,
  status: boolean,
): DemoArticle {
  return {
    title,
    slug,
    description: description.join('\n'),
    topics,
    status,
    createdOn,
    publishedOn: status ? createdOn : null,
  };
}
