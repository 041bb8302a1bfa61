import * as accounts from './accounts/accounts';
import * as passkeys from './accounts/passkeys';
import * as password from './accounts/password';
import * as recovery from './accounts/recovery';
import * as secondFactor from './accounts/second-factor';
import * as sessions from './accounts/sessions';
import * as settings from './accounts/settings';
import * as verification from './accounts/verification';
import * as applications from './applications/applications';
import * as checklist from './applications/checklist';
import * as checklistTemplates from './applications/checklist-templates';
import * as dashboard from './applications/dashboard';
import * as deadlines from './applications/deadlines';
import * as eligibility from './applications/eligibility';
import * as offers from './applications/offers';
import * as reopening from './applications/reopening';
import * as staffApplications from './applications/staff-applications';
import * as articleManagement from './articles/article-management';
import * as articles from './articles/articles';
import * as catalogue from './catalogue/catalogue';
import * as catalogueManagement from './catalogue/catalogue-management';
import * as courseCost from './catalogue/course-cost';
import * as courseManagement from './catalogue/course-management';
import * as courses from './catalogue/courses';
import * as facts from './catalogue/facts';
import * as rates from './catalogue/rates';
import * as savedCourses from './catalogue/saved-courses';
import * as whatIf from './catalogue/what-if';
import * as courseImports from './imports/course-imports';
import * as studentImport from './imports/student-import';
import * as live from './messages/live';
import * as messages from './messages/messages';
import * as notifications from './messages/notifications';
import * as threads from './messages/threads';
import * as meta from './meta';
import * as consent from './my-data/consent';
import * as history from './my-data/history';
import * as shares from './my-data/shares';
import * as visits from './my-data/visits';
import * as bringing from './own-file/bring';
import * as fileExport from './own-file/export';
import * as leaving from './own-file/leaving';
import * as activities from './people/activities';
import * as agentArea from './people/agent-area';
import * as desk from './people/desk';
import * as enquiries from './people/enquiries';
import * as referrals from './people/referrals';
import * as staff from './people/staff';
import * as staffActions from './people/staff-actions';
import * as students from './people/students';
import * as work from './people/work';
import * as academic from './profile/academic';
import * as documents from './profile/documents';
import * as personal from './profile/personal';
import * as profile from './profile/profile';
import * as workExperience from './profile/work-experience';

/** Every operation of the API: source of the route test, the OpenAPI document and the browser client's types. */
export const OPERATIONS = [
  accounts.signIn,
  accounts.register,
  accounts.signOut,
  sessions.listSessions,
  sessions.endSession,
  sessions.endSessions,
  sessions.isConfirmed,
  sessions.confirmPassword,
  secondFactor.getSecondFactor,
  secondFactor.beginApp,
  secondFactor.addApp,
  secondFactor.removeApp,
  secondFactor.renewRecoveryCodes,
  passkeys.beginPasskey,
  passkeys.addPasskey,
  secondFactor.removePasskey,
  passkeys.beginPasskeyUse,
  accounts.signInWithPasskey,
  staff.getStaffPolicy,
  staff.setStaffPolicy,
  recovery.forgetPassword,
  recovery.resetPassword,
  recovery.verifyEmail,
  recovery.confirmEmail,
  recovery.sendVerification,
  recovery.unsubscribe,
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
  whatIf.whatIf,
  rates.ratesInUse,
  rates.putRates,
  applications.apply,
  eligibility.eligibility,
  applications.checkApplication,
  applications.applications,
  applications.viewApplication,
  applications.moveApplication,
  reopening.allowReopening,
  deadlines.deadlines,
  deadlines.calendarAddress,
  deadlines.newCalendarAddress,
  deadlines.setTimeZone,
  deadlines.revokeCalendarAddress,
  deadlines.calendarFile,
  checklist.addItems,
  checklist.changeItem,
  checklist.uploadItemFile,
  checklist.removeItemFile,
  checklist.answerItem,
  checklist.reviewItem,
  checklistTemplates.checklistTemplates,
  checklistTemplates.putChecklistTemplate,
  checklistTemplates.proposedItems,
  offers.putOffer,
  offers.replyToOffer,
  offers.recommendReply,
  staffApplications.staffApplications,
  staffApplications.moveApplications,
  work.myWork,
  desk.handOver,
  desk.counsellors,
  desk.setCaseload,
  desk.getAssignment,
  desk.setAssignment,
  staffApplications.exportStaffApplications,
  staffActions.staffActions,
  staffActions.exportStaffActions,
  staff.listStaff,
  staff.exportStaff,
  staff.inviteStaff,
  staff.repeatInvitation,
  staff.changeStaff,
  catalogue.addBulkCourse,
  catalogue.importTemplate,
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
  catalogue.allCategories,
  catalogue.categories,
  catalogue.allSubcategories,
  catalogue.allUniversities,
  catalogue.getLogo,
  catalogue.universityLogo,
  activities.activities,
  visits.ownVisits,
  shares.listShares,
  shares.makeShare,
  shares.endShare,
  shares.downloadShared,
  consent.getConsent,
  consent.putConsent,
  consent.confirmAsGuardian,
  history.applicationHistory,
  articles.myBlogs,
  articles.viewBlog,
  profile.findUserDetails,
  profile.getBasicProfile,
  profile.saveBasicProfile,
  profile.getCompleteProfile,
  academic.fetchAcademicInfo,
  academic.saveAcademicInfo,
  personal.fetchPersonalInfo,
  personal.savePersonalInfo,
  workExperience.fetchWorkExperience,
  workExperience.saveWorkExperience,
  documents.getDocuments,
  documents.saveDocuments,
  documents.addDocument,
  documents.downloadDocument,
  documents.removeDocument,
  settings.getSettings,
  settings.updateSettings,
  password.changePassword,
  referrals.myReferralCode,
  referrals.referrals,
  referrals.claimReferral,
  messages.contacts,
  messages.conversation,
  messages.sendMessage,
  messages.sendFiles,
  messages.downloadAttachment,
  messages.readConversation,
  threads.threads,
  threads.thread,
  threads.writeInThread,
  threads.writeFilesInThread,
  threads.readThread,
  threads.notes,
  threads.writeNote,
  threads.writeNoteFiles,
  threads.readNotes,
  live.liveEvents,
  notifications.getNotifications,
  notifications.readNotification,
  notifications.readAllNotifications,
  students.getStudents,
  students.exportStudents,
  students.addStudentByAgent,
  students.inviteStudent,
  agentArea.agentApplications,
  agentArea.exportAgentApplications,
  agentArea.applicants,
  studentImport.planStudentImport,
  studentImport.addImportedStudents,
  studentImport.studentImportTemplate,
  agentArea.leaveAgent,
  students.verifyStudent,
  students.getAgents,
  students.exportAgents,
  students.toggleAgentVerification,
  verification.verify,
  enquiries.enquire,
  enquiries.getEnquiries,
  enquiries.exportEnquiries,
  dashboard.dashboardStats,
  courseManagement.editCourse,
  courseManagement.removeCourse,
  catalogueManagement.addCategory,
  catalogueManagement.editCategory,
  catalogueManagement.deleteCategory,
  catalogueManagement.mergeCategory,
  catalogueManagement.uploadLogo,
  catalogueManagement.removeLogo,
  catalogueManagement.removeUniversity,
  catalogueManagement.logo,
  articleManagement.allBlogs,
  articleManagement.saveBlog,
  articleManagement.editBlog,
  articleManagement.updateBlogStatus,
  articleManagement.deleteBlog,
  articleManagement.blogImage,
  articleManagement.allNews,
  articleManagement.saveNews,
  articleManagement.editNews,
  articleManagement.updateNewsStatus,
  articleManagement.deleteNews,
  fileExport.startExport,
  fileExport.ownExport,
  fileExport.downloadExport,
  bringing.bringArchive,
  bringing.broughtArchive,
  bringing.fillFromArchive,
  bringing.downloadBrought,
  bringing.removeBrought,
  leaving.ownDeletion,
  leaving.askForDeletion,
  leaving.stopDeletion,
  leaving.startDeletionOf,
  leaving.stopDeletionOf,
  meta.openApi,
] as const;

type Listed = (typeof OPERATIONS)[number];

/** 'POST /apply' → its contract. */
export type Operations = { [O in Listed as `${O['method']} ${O['path']}`]: O };
