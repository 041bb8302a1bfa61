import * as accessLog from './access-log';
import * as consent from './consent';
import * as fileExport from './export';
import * as leaving from './leaving';
import * as shares from './shares';
import * as studentConsent from './student-consent';

/** What people may do with their own data: read, take along, share, delete. */
export const MY_DATA = [
  accessLog.ownAccessLog,
  shares.listShares,
  shares.makeShare,
  shares.endShare,
  shares.downloadShared,
  consent.getConsent,
  consent.putConsent,
  consent.recordPaperConsent,
  studentConsent.askForConsent,
  studentConsent.recordTalk,
  studentConsent.openConsentLink,
  studentConsent.confirmByConsentLink,
  fileExport.startExport,
  fileExport.ownExport,
  fileExport.downloadExport,
  leaving.ownDeletion,
  leaving.askForDeletion,
  leaving.stopDeletion,
  leaving.startDeletionOf,
  leaving.stopDeletionOf,
] as const;
