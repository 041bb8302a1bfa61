import { z } from 'zod';
import { country, id, line, named, paging } from '../fields';
import { uploadOfCourses } from '../imports/course-import-views';
import { calls } from '../operation';

const { forAdmins, forAnyone } = calls('Catalogue');

const MB = 1024 * 1024;
const remark = z.object({ row: z.number(), column: z.string().optional(), message: z.string() });
/** The same message of a column is said once. */
const counted = remark.extend({
  count: z.number().optional().meta({ description: 'How often it occurs; `row` is the first row' }),
});
const manyNamed = z.array(named);

/** The file field of a bulk upload. */
export const COURSES_FILE = {
  maxBytes: 50 * MB,
  accepts: 'Excel (.xlsx, .xls), OpenDocument (.ods), CSV or TSV, up to 50 MB',
};

export const addBulkCourse = forAdmins('POST /add-bulk-course', {
  scope: 'catalogue:write',
  summary: 'Upload a spreadsheet of courses and apply it at once, without a preview',
  limit: 'upload',
  body: uploadOfCourses,
  files: { courses_file: COURSES_FILE },
  result: z.object({
    success: z.boolean(),
    message: z.string(),
    batchId: id,
    rows: z.number(),
    added: z.number(),
    changed: z.number(),
    unchanged: z.number(),
    refused: z.number(),
    /** Refused rows, the first 1,000. */
    errors: z.array(remark),
    /** Cells of accepted rows that were not understood and left empty, the first 1,000. */
    warnings: z.array(counted),
    /** Notes on the file as a whole, and cautions for a person to check. */
    notes: z.array(z.string()),
    /** Made because the file names them and they didn't exist, the first 1,000. */
    newUniversities: z.array(z.string()),
    newCategories: z.array(z.string()),
  }),
  errors: ['too_large', 'unsupported_type'],
  invalidMessage: 'Failed to add courses',
});

export const importTemplate = forAdmins('GET /import-template', {
  summary: 'The spreadsheet to fill in for a bulk upload, with an example row',
  query: z.object({ format: z.enum(['xlsx', 'csv']).default('xlsx') }),
  result: 'stream',
});

export const allCategories = forAnyone('GET /all-categories', {
  scope: 'catalogue:read',
  summary: 'Names of all categories',
  result: manyNamed,
});

export const categories = forAnyone('GET /categories', {
  scope: 'catalogue:read',
  summary: 'Categories with their subcategories',
  result: z.array(z.object({ _id: id, name: z.string(), subcategories: manyNamed })),
});

export const allSubcategories = forAnyone('GET /all-subcategories', {
  scope: 'catalogue:read',
  summary: 'Subcategories of one category',
  query: z.object({ categoryName: line(200) }),
  result: manyNamed,
});

export const allUniversities = forAnyone('GET /all-universities', {
  scope: 'catalogue:read',
  summary: 'All universities',
  query: z.object(paging),
  result: z.object({
    universities: z.array(z.object({ _id: id, university: z.string(), country, logo: z.string().nullable() })),
  }),
});

const ofUniversity = z.object({ university: line(300), country });

export const getLogo = forAnyone('GET /get-logo', {
  summary: "The address of a university's logo",
  query: ofUniversity,
  result: z.object({ logoUrl: z.string() }),
  errors: ['not_found'],
});

export const universityLogo = forAnyone('GET /universityLogo', {
  summary: "A university's logo, null when it has none",
  query: ofUniversity,
  result: z.object({ logo: z.string().nullable() }),
});
