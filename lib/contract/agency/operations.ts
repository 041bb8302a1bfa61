import * as agency from './agency';
import * as agencyLog from './agency-log';
import * as agencyLogo from './agency-logo';
import * as agencyWork from './agency-work';
import * as agentArea from './agent-area';
import * as claims from './claims';
import * as creditDisputes from './credit-disputes';
import * as groupMessages from './group-messages';
import * as handling from './handling';
import * as licences from './licences';
import * as phoneNumbers from './phone-numbers';
import * as prospectChanges from './prospect-changes';
import * as prospects from './prospects';
import * as shortlists from './shortlists';

/** An agency: its people, leads, shortlists and what it may do. */
export const AGENCY = [
  handling.getOwnAgency,
  handling.putOwnAgency,
  handling.agentHandling,
  handling.allowHandling,
  handling.ownHandling,
  handling.nameForHandling,
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
] as const;
