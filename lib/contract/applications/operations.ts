import * as agencyCourses from './agency-courses';
import * as applications from './applications';
import * as checklist from './checklist';
import * as checklistTemplates from './checklist-templates';
import * as dashboard from './dashboard';
import * as deadlines from './deadlines';
import * as eligibility from './eligibility';
import * as fit from './fit';
import * as handler from './handler';
import * as interview from './interview';
import * as offers from './offers';
import * as reopening from './reopening';
import * as said from './said';
import * as staffApplications from './staff-applications';
import * as starts from './starts';

/** Applying, moving, checklists, offers and due days. */
export const APPLICATIONS = [
  applications.apply,
  agencyCourses.applyToTypedCourse,
  agencyCourses.suggestedCourses,
  agencyCourses.viewAgencyCourse,
  agencyCourses.replaceAgencyCourse,
  eligibility.eligibility,
  fit.fit,
  applications.checkApplication,
  applications.applications,
  applications.viewApplication,
  applications.moveApplication,
  applications.undoMove,
  interview.putInterview,
  starts.changeStart,
  starts.askStart,
  starts.refuseStart,
  reopening.allowReopening,
  handler.putHandler,
  said.moveWithEvidence,
  said.showEvidence,
  said.objectTo,
  said.settleObjection,
  said.undoAcceptance,
  deadlines.deadlines,
  deadlines.calendarAddress,
  deadlines.newCalendarAddress,
  deadlines.setTimeZone,
  deadlines.timeZones,
  deadlines.revokeCalendarAddress,
  deadlines.calendarFile,
  checklist.addItems,
  checklist.changeItem,
  checklist.uploadItemFile,
  checklist.removeItemFile,
  checklist.answerItem,
  checklist.sayPaidTo,
  checklist.reviewItem,
  checklistTemplates.checklistTemplates,
  checklistTemplates.putChecklistTemplate,
  checklistTemplates.proposedItems,
  offers.putOffer,
  offers.replyToOffer,
  offers.recommendReply,
  staffApplications.staffApplications,
  staffApplications.moveApplications,
  staffApplications.undoMoves,
  staffApplications.exportStaffApplications,
  dashboard.dashboardStats,
] as const;
