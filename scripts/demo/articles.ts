import { APPLICATION_TIMELINE } from './articles/application-timeline';
import { CHOOSING_A_COURSE } from './articles/choosing-a-course';
import { CONDITIONAL_OFFER } from './articles/conditional-offer';
import { COSTS_AND_PROOF_OF_FUNDS } from './articles/costs-and-proof-of-funds';
import { FIRST_WEEKS } from './articles/first-weeks';
import { IELTS_OR_PTE } from './articles/ielts-or-pte';
import { NEWS } from './articles/news';
import { STATEMENT_OF_PURPOSE } from './articles/statement-of-purpose';
import { daysBefore } from './dates';

export interface DemoArticle {
  title: string;
  slug: string;
  /** HTML of h2, h3, p, ul, li and a with addresses inside this site, nothing else. */
  description: string;
  /** Published, or a draft. */
  status: boolean;
  createdOn: Date;
  /** null for a draft. */
  publishedOn: Date | null;
}

const PUBLISHED = [
  CHOOSING_A_COURSE,
  IELTS_OR_PTE,
  APPLICATION_TIMELINE,
  STATEMENT_OF_PURPOSE,
  COSTS_AND_PROOF_OF_FUNDS,
  CONDITIONAL_OFFER,
];

/** Six published posts and a draft, oldest first. */
export function demoArticles(now: Date): DemoArticle[] {
  const published = PUBLISHED.map((post, index) => article(post, daysBefore(now, 128 - index * 21), true));
  return [...published, article(FIRST_WEEKS, daysBefore(now, 6), false)];
}

/** Four published news items, oldest first. */
export function demoNews(now: Date): DemoArticle[] {
  return NEWS.map((item) => article(item, daysBefore(now, item.daysAgo), true));
}

function article(
  { title, slug, description }: { title: string; slug: string; description: string },
  createdOn: Date,
  status: boolean,
): DemoArticle {
  return { title, slug, description: description.trim(), status, createdOn, publishedOn: status ? createdOn : null };
}
