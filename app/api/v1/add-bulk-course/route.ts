import { endpoint } from '@/lib/api/endpoint';
import { addBulkCourse } from '@/lib/contract/catalogue/catalogue';
import { invalid } from '@/lib/domain/errors';
import { importCourses } from '@/lib/services/catalogue/course-import/one-step';

export const POST = endpoint(addBulkCourse, async (viewer, { body, files }) => {
  const [file] = files;
  const missing = 'Please select a file before submitting.';
  if (!file) throw invalid({ courses_file: missing }, missing);
  const outcome = await importCourses(viewer, file, body);
  return { success: true, message: 'Courses added successfully', ...outcome };
});
