import { endpoint } from '@/lib/api/endpoint';
import { courseImports, startCourseImport } from '@/lib/contract/imports/course-imports';
import { invalid } from '@/lib/domain/errors';
import { createBatch } from '@/lib/services/catalogue/course-import/batches';
import { importView, listImports } from '@/lib/services/catalogue/course-import/views';

export const GET = endpoint(courseImports, (_viewer, { query }) => listImports(query));

export const POST = endpoint(startCourseImport, async (viewer, { body, files }) => {
  const [file] = files;
  const missing = 'Please select a file before submitting.';
  if (!file) throw invalid({ courses_file: missing }, missing);
  const batch = await createBatch(viewer, file, body.country, { ...body, oneGo: false });
  const isKnown = batch.status === 'planning';
  const message = `File uploaded. ${isKnown ? `It is a file of ${batch.sourceName} and is being read.` : 'Please check its columns.'}`;
  return { success: true, message, import: importView(batch) };
});
