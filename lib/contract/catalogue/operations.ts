import * as catalogue from './catalogue';
import * as catalogueManagement from './catalogue-management';
import * as courseCost from './course-cost';
import * as courseManagement from './course-management';
import * as courseNotes from './course-notes';
import * as courses from './courses';
import * as facts from './facts';
import * as rates from './rates';
import * as requirementClauses from './requirement-clauses';
import * as savedCourses from './saved-courses';
import * as savedSearches from './saved-searches';
import * as scholarships from './scholarships';
import * as searchDictionary from './search-dictionary';
import * as whatIf from './what-if';

/** Courses, searching and saving them, facts, and what admins keep up. */
export const CATALOGUE = [
  courses.viewCourse,
  courses.allCourses,
  courses.searchCourses,
  courses.courseSuggestions,
  savedCourses.saveCourse,
  savedCourses.unsaveCourse,
  savedCourses.isCourseSaved,
  savedCourses.savedCourses,
  courses.uniCourses,
  courseCost.courseCost,
  facts.facts,
  facts.factOf,
  facts.putFact,
  facts.resetFact,
  facts.factStudents,
  scholarships.scholarships,
  scholarships.scholarshipProposals,
  scholarships.writeScholarship,
  scholarships.changeScholarship,
  scholarships.decideScholarship,
  scholarships.removeScholarship,
  whatIf.whatIf,
  rates.ratesInUse,
  rates.checkRates,
  rates.putRates,
  catalogue.addBulkCourse,
  catalogue.importTemplate,
  catalogue.allCategories,
  catalogue.categories,
  catalogue.allSubcategories,
  catalogue.allUniversities,
  catalogue.getLogo,
  catalogue.universityLogo,
  courseManagement.editCourse,
  courseManagement.removeCourse,
  courseNotes.notesOfCourse,
  courseNotes.courseNotes,
  courseNotes.exportCourseNotes,
  courseNotes.showCourseNote,
  courseNotes.removeCourseNote,
  catalogueManagement.addCategory,
  catalogueManagement.editCategory,
  catalogueManagement.deleteCategory,
  catalogueManagement.mergeCategory,
  catalogueManagement.uploadLogo,
  catalogueManagement.removeLogo,
  catalogueManagement.setUniversityText,
  catalogueManagement.removeUniversity,
  catalogueManagement.logo,
  savedSearches.savedSearches,
  savedSearches.saveSearch,
  savedSearches.changeSavedSearch,
  savedSearches.removeSavedSearch,
  searchDictionary.searchDictionary,
  searchDictionary.addDictionaryEntry,
  searchDictionary.editDictionaryEntry,
  searchDictionary.removeDictionaryEntry,
  searchDictionary.switchDictionaryEntryOff,
  searchDictionary.missedSearches,
  searchDictionary.forgetMissedSearch,
  requirementClauses.listClauses,
  requirementClauses.answerClause,
  requirementClauses.takeBackClause,
] as const;
