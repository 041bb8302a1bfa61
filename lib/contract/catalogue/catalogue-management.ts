import { z } from 'zod';
import { LOGO_WIDTH } from '@/lib/domain/pictures';
import { country, done, id, line, named, pictureWidth, seen } from '../fields';
import { calls } from '../operation';

const { forAdmins, forAnyone } = calls('Catalogue');
const MB = 1024 * 1024;
const name = line(200, 'Please enter a name.');
const category = z.object({
  _id: id,
  name: z.string(),
  subcategories: z.array(named),
});
/** A category as admins edit it. */
export type CategoryView = z.infer<typeof category>;
const saved = done.extend({ category });

export const addCategory = forAdmins('POST /add-category', {
  scope: 'catalogue:write',
  summary: 'Add a category with its subcategories',
  body: z.object({
    name,
    subcategories: z
      .array(z.strictObject({ name }), 'Please add at least one subcategory.')
      .min(1, 'Please add at least one subcategory.')
      .max(200, 'At most 200 subcategories.'),
  }),
  result: saved,
  status: 201,
  errors: ['conflict'],
  invalidMessage: 'Error occured.',
});

export const editCategory = forAdmins('PUT /categories/{id}', {
  scope: 'catalogue:write',
  summary: 'Rename a category and its subcategories (those with _id), add new ones, remove unused ones',
  params: z.object({ id }),
  body: z.object({
    name,
    subcategories: z.array(z.strictObject({ _id: id.optional(), name })).max(200, 'At most 200 subcategories.'),
    seen,
  }),
  result: saved,
  errors: ['not_found', 'conflict'],
  invalidMessage: 'Error occured.',
});

export const deleteCategory = forAdmins('DELETE /categories/{id}', {
  summary: 'Delete a category that no course uses',
  params: z.object({ id }),
  result: done,
  errors: ['not_found', 'conflict'],
});

export const mergeCategory = forAdmins('POST /categories/{id}/merge', {
  summary: 'Move all courses and subcategories of a category into another one, then delete the emptied category',
  params: z.object({ id }),
  body: z.object({ into: id }),
  result: saved,
  errors: ['not_found', 'conflict'],
});

export const uploadLogo = forAdmins('POST /uploadLogo', {
  summary: "Set a university's logo",
  limit: 'upload',
  body: z.object({ university: line(300), country }),
  files: { logo: { maxBytes: 5 * MB, accepts: 'JPG, PNG or WebP, up to 5 MB' } },
  result: done.extend({ logo: z.string() }),
  errors: ['not_found', 'too_large', 'unsupported_type'],
  invalidMessage: 'Error uploading logo.',
});

export const removeLogo = forAdmins('DELETE /uploadLogo', {
  summary: "Remove a university's logo. The sample logo is shown instead",
  body: z.object({ university: line(300), country }),
  result: done,
  errors: ['not_found'],
});

export const setUniversityText = forAdmins('PUT /universities/text', {
  summary:
    "Set what this site says of a university on its page: HTML, sanitized like an article's. An empty text removes it",
  body: z.object({
    university: line(300),
    country,
    about: z.string('Please send the text.').trim().max(100_000, 'At most 100,000 characters.'),
    seen,
  }),
  result: done.extend({ about: z.string() }),
  errors: ['not_found', 'conflict'],
});

export const removeUniversity = forAdmins('DELETE /universities', {
  summary: 'Remove a university that has no courses any more, with its logo',
  body: z.object({ university: line(300), country }),
  result: done,
  errors: ['not_found', 'conflict'],
});

export const logo = forAnyone('GET /logos/{fileId}', {
  summary: 'A logo. Its address changes with the picture, so it may be cached permanently',
  params: z.object({ fileId: z.string().max(40) }),
  query: pictureWidth([LOGO_WIDTH]),
  result: 'stream',
  errors: ['not_found'],
});
