import * as academic from './academic';
import * as documents from './documents';
import * as personal from './personal';
import * as profile from './profile';
import * as quickScores from './quick-scores';
import * as workExperience from './work-experience';

/** The steps of the profile, and its documents. */
export const PROFILE = [
  profile.findUserDetails,
  profile.getBasicProfile,
  profile.saveBasicProfile,
  profile.getCompleteProfile,
  academic.fetchAcademicInfo,
  academic.saveAcademicInfo,
  quickScores.saveQuickScores,
  personal.fetchPersonalInfo,
  personal.savePersonalInfo,
  workExperience.fetchWorkExperience,
  workExperience.saveWorkExperience,
  documents.getDocuments,
  documents.saveDocuments,
  documents.addDocument,
  documents.downloadDocument,
  documents.removeDocument,
] as const;
