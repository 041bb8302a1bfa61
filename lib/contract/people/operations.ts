import * as activities from './activities';
import * as agency from './agency';
import * as agencyLog from './agency-log';
import * as agencyLogo from './agency-logo';
import * as agencyWork from './agency-work';
import * as agentArea from './agent-area';
import * as bulk from './bulk';
import * as claims from './claims';
import * as copies from './copy-settings';
import * as creditDisputes from './credit-disputes';
import * as desk from './desk';
import * as enquiries from './enquiries';
import * as find from './find';
import * as groupMessages from './group-messages';
import * as handling from './handling';
import * as helpers from './helpers';
import * as leads from './leads';
import * as legal from './legal-texts';
import * as licences from './licences';
import * as mail from './mail-settings';
import * as merging from './merging';
import * as operator from './operator';
import * as papers from './papers-that-end';
import * as phoneNumbers from './phone-numbers';
import * as prospectChanges from './prospect-changes';
import * as prospects from './prospects';
import * as raised from './raised-addresses';
import * as referrals from './referrals';
import * as savedViews from './saved-views';
import * as shortlists from './shortlists';
import * as siteStatus from './site-status';
import * as staff from './staff';
import * as staffActions from './staff-actions';
import * as studentDesk from './student-desk';
import * as students from './students';
import * as tasks from './tasks';
import * as work from './work';

/** Students, agencies, leads, staff and their work. */
export const PEOPLE = [
  find.find,
  helpers.myHelpers,
  helpers.inviteHelper,
  helpers.allowHelper,
  helpers.enterAddress,
  helpers.helpedStudents,
  operator.getOperator,
  operator.putOperator,
  operator.addPicture,
  mail.getMailSettings,
  mail.putMailSettings,
  copies.getCopySettings,
  copies.putCopySettings,
  legal.legalTexts,
  legal.addLegalText,
  handling.getOwnAgency,
  handling.putOwnAgency,
  handling.agentHandling,
  handling.allowHandling,
  handling.ownHandling,
  handling.nameForHandling,
  siteStatus.getSiteStatus,
  siteStatus.sendTestMail,
  siteStatus.startBackup,
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
  agency.listAgency,
  agency.inviteMember,
  agency.inviteMemberAgain,
  agency.changeMember,
  agency.addBranch,
  agency.changeBranch,
  agency.assignStudent,
  agency.listTypedNames,
  agency.matchTypedNames,
  agencyLog.readAgencyAccess,
  licences.listLicences,
  licences.addLicence,
  licences.removeLicence,
  agencyLogo.renameAgency,
  agencyLogo.setAgencyLogo,
  agencyLogo.removeAgencyLogo,
  phoneNumbers.setCountry,
  phoneNumbers.viewNumbersToRead,
  phoneNumbers.readNumbersAgain,
  phoneNumbers.undoNumbers,
  agencyWork.agencyWork,
  bulk.beginBulk,
  bulk.continueBulk,
  bulk.undoBulk,
  bulk.exportBulk,
  groupMessages.sendGroupMessage,
  groupMessages.listGroupMessages,
  groupMessages.viewGroupMessage,
  groupMessages.endGroupMessage,
  prospects.listProspects,
  prospectChanges.addProspect,
  prospects.viewProspect,
  prospectChanges.changeProspect,
  prospectChanges.removeProspect,
  prospectChanges.noteOnProspect,
  prospectChanges.prospectToStudent,
  prospectChanges.viewStudentCare,
  prospectChanges.noteOnStudent,
  shortlists.viewShortlist,
  shortlists.shortlistCourse,
  shortlists.unlistCourse,
  shortlists.linkShortlist,
  shortlists.endShortlistLink,
  shortlists.applyFromShortlist,
  shortlists.wishByLink,
  agentArea.agentApplications,
  agentArea.exportAgentApplications,
  agentArea.applicants,
  agentArea.leaveAgent,
  claims.listClaims,
  claims.answerAgency,
  claims.answerByLink,
  creditDisputes.raiseDispute,
  creditDisputes.decideDispute,
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
