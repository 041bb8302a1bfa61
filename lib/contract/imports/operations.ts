import * as courseImports from './course-imports';
import * as studentImport from './student-import';

export const IMPORTS = [
  courseImports.startCourseImport,
  courseImports.courseSources,
  courseImports.courseImports,
  courseImports.courseImportOf,
  courseImports.proposeColumns,
  courseImports.planCourseImport,
  courseImports.answerCourseChoices,
  courseImports.courseImportRows,
  courseImports.mergeUniversity,
  courseImports.leaveCourseRows,
  courseImports.applyCourseImport,
  courseImports.takeBackCourseImport,
  courseImports.discardCourseImport,
  courseImports.refusedRows,
  studentImport.planStudentImport,
  studentImport.addImportedStudents,
  studentImport.studentImportTemplate,
] as const;
