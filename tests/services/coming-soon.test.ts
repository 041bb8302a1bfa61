import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import BlogPage from '@/app/(public)/blog/page';
import NewsPage from '@/app/(public)/news/page';
import { Blog, News } from '@/models/article';

const pages = [
  ['blog', BlogPage, Blog, 'Coming Soon - Blog'],
  ['news', NewsPage, News, 'Coming Soon - News'],
] as const;

it.each(pages)(
  'the %s page says that it is coming soon until something is published',
  async (name, Page, model, text) => {
    const shown = async () => renderToStaticMarkup(await Page({ searchParams: Promise.resolve({}) }));
    expect(await shown()).toContain(text);
    const draft = { title: 'Choosing an intake', slug: `coming-soon-${name}`, description: '<p>Words.</p>' };
    const { _id } = await model.create({ ...draft, status: false });
    expect(await shown()).toContain(text);
    expect(await shown()).not.toContain(draft.title);
    await model.updateOne({ _id }, { status: true, publishedOn: new Date() });
    expect(await shown()).toContain(draft.title);
    expect(await shown()).not.toContain(text);
  },
);
