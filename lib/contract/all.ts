import * as academic from './academic';
import * as accounts from './accounts';
import * as activities from './activities';
import * as agentArea from './agent-area';
import * as applications from './applications';
import * as articleManagement from './article-management';
import * as articles from './articles';
import * as catalogue from './catalogue';
import * as catalogueManagement from './catalogue-management';
import * as courseImports from './course-imports';
import * as courseManagement from './course-management';
import * as courses from './courses';
import * as dashboard from './dashboard';
import * as documents from './documents';
import * as enquiries from './enquiries';
import * as live from './live';
import * as messages from './messages';
import * as meta from './meta';
import * as notifications from './notifications';
import * as password from './password';
import * as personal from './personal';
import * as profile from './profile';
import * as recovery from './recovery';
import * as referrals from './referrals';
import * as settings from './settings';
import * as staff from './staff';
import * as staffActions from './staff-actions';
import * as staffApplications from './staff-applications';
import * as studentImport from './student-import';
import * as students from './students';
import * as verification from './verification';
import * as workExperience from './work-experience';

/** Every operation of the API; the route test, the OpenAPI document and the browser client's types read it. */
export const OPERATIONS = [
  accounts.signIn,
  accounts.register,
  accounts.signOut,
  recovery.forgetPassword,
  recovery.resetPassword,
  recovery.verifyEmail,
  recovery.sendVerification,
  recovery.unsubscribe,
  courses.viewCourse,
  courses.allCourses,
  courses.searchCourses,
  courses.courseSuggestions,
  courses.saveCourse,
  courses.unsaveCourse,
  courses.isCourseSaved,
  courses.savedCourses,
  courses.uniCourses,
  applications.apply,
  applications.checkApplication,
  applications.applications,
  applications.viewApplication,
  applications.moveApplication,
  staffApplications.staffApplications,
  staffApplications.moveApplications,
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
  courseImports.courseImports,
  courseImports.courseImportOf,
  courseImports.proposeColumns,
  courseImports.planCourseImport,
  courseImports.courseImportRows,
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
  catalogueManagement.logo,
  articleManagement.allBlogs,
  articleManagement.saveBlog,
  articleManagement.updateBlogStatus,
  articleManagement.deleteBlog,
  articleManagement.blogImage,
  articleManagement.allNews,
  articleManagement.saveNews,
  articleManagement.updateNewsStatus,
  articleManagement.deleteNews,
  meta.openApi,
] as const;

type Listed = (typeof OPERATIONS)[number];

/** 'POST /apply' → its contract. */
export type Operations = { [O in Listed as `${O['method']} ${O['path']}`]: O };
