import * as activities from './activities';
import * as bulk from './bulk';
import * as desk from './desk';
import * as enquiries from './enquiries';
import * as find from './find';
import * as helpers from './helpers';
import * as leads from './leads';
import * as merging from './merging';
import * as papers from './papers-that-end';
import * as raised from './raised-addresses';
import * as referrals from './referrals';
import * as savedViews from './saved-views';
import * as staff from './staff';
import * as staffActions from './staff-actions';
import * as studentDesk from './student-desk';
import * as students from './students';
import * as tasks from './tasks';
import * as work from './work';

/** Students, leads, staff and their work. */
export const PEOPLE = [
  find.find,
  helpers.myHelpers,
  helpers.inviteHelper,
  helpers.allowHelper,
  helpers.enterAddress,
  helpers.helpedStudents,
  staff.getStaffPolicy,
  staff.setStaffPolicy,
  raised.raisedAddresses,
  raised.raiseAddress,
  work.myWork,
  desk.handOver,
  desk.counsellors,
  desk.setCaseload,
  desk.getAssignment,
  desk.setAssignment,
  tasks.listTasks,
  tasks.addTask,
  tasks.changeTask,
  tasks.removeTask,
  tasks.finishTask,
  tasks.reopenTask,
  tasks.getTaskRules,
  tasks.setTaskRules,
  savedViews.savedViews,
  savedViews.saveView,
  savedViews.changeView,
  savedViews.deleteView,
  savedViews.orderViews,
  staffActions.staffActions,
  staffActions.exportStaffActions,
  staff.listStaff,
  staff.exportStaff,
  staff.inviteStaff,
  staff.repeatInvitation,
  staff.changeStaff,
  activities.activities,
  referrals.myReferralCode,
  referrals.referrals,
  referrals.claimReferral,
  studentDesk.studentOverview,
  studentDesk.contactHistory,
  studentDesk.setGuardian,
  studentDesk.noteContact,
  studentDesk.removeContact,
  studentDesk.requestDocuments,
  studentDesk.suggestCourse,
  studentDesk.mySuggestions,
  merging.choicesOfMerge,
  merging.mergeStudents,
  merging.mergesOfStudent,
  merging.takeMergeBack,
  students.getStudents,
  papers.papersThatEnd,
  students.exportStudents,
  students.addStudentByAgent,
  students.inviteStudent,
  bulk.beginBulk,
  bulk.continueBulk,
  bulk.undoBulk,
  bulk.exportBulk,
  students.verifyStudent,
  students.getAgents,
  students.exportAgents,
  students.toggleAgentVerification,
  enquiries.enquire,
  enquiries.getEnquiries,
  enquiries.exportEnquiries,
  leads.leads,
  leads.viewLead,
  leads.addLead,
  leads.changeLead,
  leads.noteLead,
  leads.leadToStudent,
  leads.leadIsStudent,
] as const;
