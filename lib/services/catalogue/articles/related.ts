import type { Article, ArticlePreview } from '@/lib/contract/articles/articles';
import { richTextPreview } from '@/lib/platform/rich-text';
import { publishedBlogs } from './articles';

/** How many of the newest articles are searched for related ones. */
const LOOKED_AT = 100;
/** Shorter words say nothing about the subject. */
const SHORTEST_WORD = 5;

/** Other articles on the same things, the most alike first and the newer before the older; fewer when there are none. */
export async function relatedArticles(article: Article, count: number): Promise<ArticlePreview[]> {
  const { blogs } = await publishedBlogs({ page: 1, limit: LOOKED_AT });
  const own = wordsOf(`${article.title} ${richTextPreview(article.description, 2_000)}`);
  return blogs
    .filter(({ slug }) => slug !== article.slug)
    .map((other) => ({
      other,
      shared: [...wordsOf(`${other.title} ${other.preview}`)].filter((word) => own.has(word)),
    }))
    .sort((a, b) => b.shared.length - a.shared.length)
    .slice(0, count)
    .map(({ other }) => other);
}

function wordsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return new Set(words.filter((word) => word.length >= SHORTEST_WORD));
}
