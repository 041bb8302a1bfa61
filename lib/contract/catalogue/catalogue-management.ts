import { z } from 'zod';
import { LOGO_WIDTH } from '@/lib/domain/pictures';
import { country, done, id, line, named, pictureWidth, seen } from '../fields';
import { operation } from '../operation';

const tag = 'Catalogue';
const MB = 1024 * 1024;
const name = line(200, 'Please enter a name.');
const category = z.object({
  _id: id,
  name: z.string(),
  subcategories: z.array(named),
});
export type CategoryView = z.infer<typeof category>;
const saved = done.extend({ category });

export const addCategory = operation({
  method: 'POST',
  path: '/add-category',
  tag,
  summary: 'Add a category with its subcategories',
  access: ['admin'],
  limit: 'write',
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

export const editCategory = operation({
  method: 'PUT',
  path: '/categories/{id}',
  tag,
  summary: 'Rename a category and its subcategories (those with _id), add new ones, remove unused ones',
  access: ['admin'],
  limit: 'write',
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

export const deleteCategory = operation({
  method: 'DELETE',
  path: '/categories/{id}',
  tag,
  summary: 'Delete a category that no course uses',
  access: ['admin'],
  limit: 'write',
  params: z.object({ id }),
  result: done,
  errors: ['not_found', 'conflict'],
});

export const mergeCategory = operation({
  method: 'POST',
  path: '/categories/{id}/merge',
  tag,
  summary: 'Move all courses and subcategories of a category into another one and delete it',
  access: ['admin'],
  limit: 'write',
  params: z.object({ id }),
  body: z.object({ into: id }),
  result: saved,
  errors: ['not_found', 'conflict'],
});

export const uploadLogo = operation({
  method: 'POST',
  path: '/uploadLogo',
  tag,
  summary: "Set a university's logo",
  access: ['admin'],
  limit: 'upload',
  body: z.object({ university: line(300), country }),
  files: { logo: { maxBytes: 5 * MB, accepts: 'JPG, PNG or WebP, up to 5 MB' } },
  result: done.extend({ logo: z.string() }),
  errors: ['not_found', 'too_large', 'unsupported_type'],
  invalidMessage: 'Error uploading logo.',
});

export const removeLogo = operation({
  method: 'DELETE',
  path: '/uploadLogo',
  tag,
  summary: "Remove a university's logo; the sample logo stands in for it again",
  access: ['admin'],
  limit: 'write',
  body: z.object({ university: line(300), country }),
  result: done,
  errors: ['not_found'],
});

export const removeUniversity = operation({
  method: 'DELETE',
  path: '/universities',
  tag,
  summary: 'Remove a university that no course names any more, with its logo',
  access: ['admin'],
  limit: 'write',
  body: z.object({ university: line(300), country }),
  result: done,
  errors: ['not_found', 'conflict'],
});

export const logo = operation({
  method: 'GET',
  path: '/logos/{fileId}',
  tag,
  summary: 'A logo; its address changes with the picture, so it may be kept for ever',
  access: 'anyone',
  params: z.object({ fileId: z.string().max(40) }),
  query: pictureWidth([LOGO_WIDTH]),
  result: 'stream',
  errors: ['not_found'],
});
