import * as courseImports from './course-imports';
import * as studentImport from './student-import';
import * as studentSheets from './student-sheets';

/** Spreadsheets of courses and of students. */
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
  studentSheets.keepStudentSheet,
  studentSheets.studentSheets,
  studentSheets.studentSheet,
  studentSheets.studentSheetRows,
  studentSheets.readStudentSheetAgain,
  studentSheets.mendStudentSheetRow,
  studentSheets.sayWords,
  studentSheets.addStudentSheet,
  studentSheets.takeBackStudentSheet,
] as const;
