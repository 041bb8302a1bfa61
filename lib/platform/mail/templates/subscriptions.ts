import type { NewCourses } from '@/lib/domain/mail-requests';
import { counted } from '@/lib/domain/texts/counted';
import { siteUrl } from '@/lib/platform/env';
import { richTextPreview } from '@/lib/platform/rich-text';
import type { ArticleRecord } from '@/models/article';
import type { SavedSearchRecord } from '@/models/saved-search';
import type { Letter } from '../letter';
import { unsubscribeAddresses } from '../unsubscribe';

/** The e-mails that one click ends: the newsletter, and new courses of saved searches. */

export function newsletterWelcomeLetter(userId: string): Letter {
  return {
    subject: 'You subscribed to our newsletter',
    preview: 'Occasional news about universities and intakes.',
    heading: 'You subscribed to our newsletter',
    paragraphs: ['We’ll write to you from time to time with news about universities and intakes.'],
    notes: ['If this wasn’t you, or if you change your mind, click Unsubscribe below. You don’t need to sign in.'],
    ...newsletter(userId),
  };
}

export function newsLetter(
  userId: string,
  { title, description }: Pick<ArticleRecord, 'title' | 'description'>,
): Letter {
  const text = richTextPreview(description, 600);
  return {
    subject: title,
    preview: text.slice(0, 120),
    heading: title,
    paragraphs: [text],
    action: { label: 'Read it on our site', href: siteUrl('/news') },
    ...newsletter(userId),
  };
}

const newsletter = (userId: string) => ({
  reason: 'You’re receiving this email because you subscribed to our newsletter.',
  unsubscribe: unsubscribeAddresses({ what: 'newsletter', id: userId }),
});

/** New courses of a saved search; `area` is where the reader's pages are. */
export function newCoursesLetter(
  area: string,
  { _id, name, search }: Pick<SavedSearchRecord, '_id' | 'name' | 'search'>,
  { total, courses, readAs }: Pick<NewCourses, 'total' | 'courses' | 'readAs'>,
): Letter {
  const count = counted(total, 'new course');
  const more = total - courses.length;
  return {
    subject: `${count}: ${name}`,
    preview: courses.map(({ course }) => course).join(', '),
    heading: `${count} for “${name}”`,
    paragraphs: [
      `You saved the search “${name}”. ${total === 1 ? 'A new course matches it.' : 'New courses match it.'}`,
      ...(readAs ? [`We understood it as: ${readAs}`] : []),
      ...courses.map(({ course, university, country }) => `${course}, ${university}, ${country}`),
      ...(more > 0 ? [`Plus ${more.toLocaleString('en-GB')} more.`] : []),
    ],
    action: { label: 'Open the search', href: siteUrl(`${area}/search-course?${search}`) },
    reason:
      'You’re receiving this email because you saved this search. We send it at most once a week, and only if there are new courses.',
    unsubscribe: unsubscribeAddresses({ what: 'saved-search', id: String(_id) }),
  };
}
