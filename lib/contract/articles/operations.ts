import * as articleManagement from './article-management';
import * as articles from './articles';

/** The blog and the news, read and written. */
export const ARTICLES = [
  articles.myBlogs,
  articles.viewBlog,
  articleManagement.allBlogs,
  articleManagement.saveBlog,
  articleManagement.editBlog,
  articleManagement.updateBlogStatus,
  articleManagement.deleteBlog,
  articleManagement.previewBlog,
  articleManagement.restoreVersion,
  articleManagement.blogImage,
  articleManagement.allNews,
  articleManagement.saveNews,
  articleManagement.editNews,
  articleManagement.updateNewsStatus,
  articleManagement.deleteNews,
] as const;
