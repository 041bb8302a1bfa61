import { slugOf } from './slug';

/** What is said of an article beside its title and its text; '' or empty where nothing is. */
export interface ArticleDetails {
  /** A sentence or two for cards and search engines; without it, the text's beginning. */
  excerpt: string;
  /** The name of a person of the site. */
  author: string;
  /** What its cover shows, for who can't see it. */
  imageAlt: string;
  /** What search engines show in place of title and excerpt. */
  seoTitle: string;
  seoDescription: string;
  /** What it is about: the blog's own words, not the courses' categories. */
  topics: string[];
}

export const NO_DETAILS: ArticleDetails = {
  ...{ excerpt: '', author: '', imageAlt: '', seoTitle: '', seoDescription: '', topics: [] },
};
export const DETAILS = Object.keys(NO_DETAILS) as (keyof ArticleDetails)[];

/** The most characters of each text. */
export const LONGEST_OF_ARTICLE = {
  ...{ title: 200, slug: 80, excerpt: 300, author: 120, imageAlt: 200, seoTitle: 70, seoDescription: 200, topics: 200 },
} as const;
export const MOST_TOPICS = 5;

/** 'Visas, Student life' → its topics, each once whatever its capitals. */
export function topicsIn(text: string): string[] {
  const named = text.split(',').map((topic) => topic.trim());
  return [...new Map(named.filter(Boolean).map((topic) => [slugOf(topic), topic])).values()];
}

/** `/blog/topic/student-life`. */
export const topicPath = (topic: string): string => `/blog/topic/${slugOf(topic)}`;

/** The ways to the pages of topics. */
export const topicLinks = (topics: readonly string[]) =>
  topics.map((topic) => ({ href: topicPath(topic), label: topic }));

/** So many earlier versions of an article are kept. */
export const VERSIONS_KEPT = 10;
