import { endpoint } from '@/lib/api/endpoint';
import { pictureResponse } from '@/lib/api/file-response';
import { blogImage as contract } from '@/lib/contract/articles/article-management';
import { blogImage } from '@/lib/services/catalogue/articles/blogs';

export const GET = endpoint(contract, async (viewer, { params, query, headers }) => {
  const { file, isPublic } = await blogImage(viewer, params.fileId, query.preview);
  // An hour, not for ever: an article can go back to the drafts.
  if (isPublic) headers.set('cache-control', 'public, max-age=3600');
  return pictureResponse(contract, file, query.w, headers);
});
