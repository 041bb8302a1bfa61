import * as copies from './copy-settings';
import * as legal from './legal-texts';
import * as mail from './mail-settings';
import * as operator from './operator';
import * as siteStatus from './site-status';

/** The site itself: name, texts, mail, copies, status. */
export const SITE = [
  operator.getOperator,
  operator.putOperator,
  operator.addPicture,
  mail.getMailSettings,
  mail.putMailSettings,
  copies.getCopySettings,
  copies.putCopySettings,
  legal.legalTexts,
  legal.addLegalText,
  siteStatus.getSiteStatus,
  siteStatus.sendTestMail,
  siteStatus.startBackup,
] as const;
