import { mongo } from 'mongoose';
import { AccessLogEntry } from './access-log-entry';
import { Activity } from './activity';
import { AgencyClaim } from './agency-claim';
import { AgencyCourse } from './agency-course';
import { ApiToken } from './api-token';
import { Application } from './application';
import { ArticleVersion, Blog, FormerAddress, News } from './article';
import { Assignment } from './assignment';
import { BilledPartyModel } from './billed-party';
import { BulkActs } from './bulk-act';
import { Caseload } from './caseload';
import { CatalogueBlock, CatalogueCopy } from './catalogue-copy';
import { Category } from './category';
import { ChecklistTemplate } from './checklist-template';
import { ClaimSheet } from './claim-sheet';
import { CommissionAgreement } from './commission-agreement';
import { CommissionEntry } from './commission-entry';
import { CommissionParties, CommissionPartner } from './commission-partner';
import { ConsentLink } from './consent-link';
import { ContactNote } from './contact-note';
import { Conversation } from './conversation';
import { CopySetting } from './copy-setting';
import { Course } from './course';
import { CourseNote } from './course-note';
import { CreditDispute } from './credit-dispute';
import { DeclaredEarning } from './declared-earning';
import { Deletion } from './deletion';
import { DemoMark } from './demo-mark';
import { DirectoryLink } from './directory-link';
import { DirectoryStep } from './directory-step';
import { Enquiry } from './enquiry';
import { Event } from './event';
import { ExchangeRates } from './exchange-rates';
import { FactEffect } from './fact-effect';
import { FactOverride } from './fact-override';
import { FeeItem } from './fee-item';
import { FileExport } from './file-export';
import { GroupMessage } from './group-message';
import { ImportBatch } from './import-batch';
import { ImportChange } from './import-change';
import { ImportChoice } from './import-choice';
import { ImportMapping } from './import-mapping';
import { ImportPage } from './import-page';
import { ImportSource } from './import-source';
import { Invoice } from './invoice';
import { Job } from './job';
import { LegalText } from './legal-text';
import { MailSetting } from './mail-setting';
import { Merge } from './merge';
import { MergeEntry } from './merge-entry';
import { Message } from './message';
import { MessageStop } from './message-stop';
import { Migration } from './migration';
import { MissedSearch } from './missed-search';
import { Notification } from './notification';
import { OneTimeCode } from './one-time-code';
import { Operator } from './operator';
import { Passkey } from './passkey';
import { PasskeyChallenge } from './passkey-challenge';
import { Posting } from './posting';
import { PRACTICE_MODELS } from './practice-models';
import { Profile } from './profile';
import { Prospect } from './prospect';
import { RaisedAddress } from './raised-address';
import { RateLimit } from './rate-limit';
import { ReadMark } from './read-mark';
import { Receipt } from './receipt';
import { Referral } from './referral';
import { ReplyTemplate } from './reply-template';
import { RequirementClause } from './requirement-clause';
import { SavedCourse } from './saved-course';
import { SavedSearch } from './saved-search';
import { Scholarship } from './scholarship';
import { SearchEntry } from './search-entry';
import { SecondFactor } from './second-factor';
import { StoredSession } from './session';
import { Share } from './share';
import { SiteSetting } from './site-setting';
import { SiteWatch } from './site-watch';
import { StaffAction } from './staff-action';
import { StaffViews } from './staff-views';
import { Charge } from './student-fee';
import { StudentSheet } from './student-sheet';
import { StudentSheetRow } from './student-sheet-row';
import { Suggestion } from './suggestion';
import { Task } from './task';
import { TaskRules } from './task-rules';
import { ThirdPartyLetter } from './third-party-letter';
import { University } from './university';
import { UploadChunk, UploadEntry } from './upload';
import { UploadDay } from './upload-day';
import { User } from './user';
import { WebProcess } from './web-process';
import { Webhook } from './webhook';
import { WebhookDelivery } from './webhook-delivery';

/** Every model, so that indexes are made and compared for all of them. */
export const MODELS = [
  Activity,
  Application,
  ArticleVersion,
  Assignment,
  Blog,
  BulkActs,
  Caseload,
  News,
  CatalogueBlock,
  CatalogueCopy,
  Category,
  Charge,
  ChecklistTemplate,
  ContactNote,
  Conversation,
  Course,
  CourseNote,
  DeclaredEarning,
  Deletion,
  DemoMark,
  DirectoryLink,
  DirectoryStep,
  Enquiry,
  Event,
  ExchangeRates,
  FactEffect,
  FactOverride,
  FeeItem,
  FileExport,
  FormerAddress,
  GroupMessage,
  ImportBatch,
  ImportChange,
  ImportChoice,
  ImportMapping,
  ImportPage,
  ImportSource,
  Job,
  LegalText,
  ApiToken,
  CopySetting,
  MailSetting,
  Merge,
  MergeEntry,
  Message,
  MessageStop,
  Migration,
  MissedSearch,
  Notification,
  OneTimeCode,
  Operator,
  Passkey,
  PasskeyChallenge,
  Profile,
  Prospect,
  RaisedAddress,
  RateLimit,
  ReadMark,
  Receipt,
  Referral,
  Posting,
  ...PRACTICE_MODELS,
  ReplyTemplate,
  SavedCourse,
  SavedSearch,
  RequirementClause,
  Scholarship,
  SearchEntry,
  SecondFactor,
  StoredSession,
  Share,
  SiteSetting,
  SiteWatch,
  StaffAction,
  StudentSheet,
  StudentSheetRow,
  Suggestion,
  Task,
  AgencyClaim,
  AgencyCourse,
  ClaimSheet,
  Invoice,
  BilledPartyModel,
  CommissionAgreement,
  CommissionEntry,
  CommissionParties,
  CommissionPartner,
  ConsentLink,
  CreditDispute,
  ThirdPartyLetter,
  TaskRules,
  StaffViews,
  University,
  UploadChunk,
  UploadDay,
  UploadEntry,
  User,
  WebProcess,
  Webhook,
  WebhookDelivery,
  AccessLogEntry,
];

/**
 * Creates every collection and index that is missing, and makes one anew whose definition is another; the others are left alone.
 * Where all are there already, as at most starts, that takes one question a collection.
 */
export async function createIndexes(): Promise<void> {
  const { db } = User.collection.conn;
  const there = new Set((await db?.listCollections({}, { nameOnly: true }).toArray())?.map(({ name }) => name));
  for (const model of MODELS) {
    if (!there.has(model.collection.name)) await model.createCollection();
    else if ((await model.diffIndexes()).toCreate.length === 0) continue;
    await createIndexesOf(model).catch((error: unknown) => {
      throw duplicatesNamed(model.collection.name, error) ?? error;
    });
  }
}

/** IndexOptionsConflict and IndexKeySpecsConflict: one of this name or these keys is there, and differs. */
const OF_ANOTHER_DEFINITION: readonly unknown[] = [85, 86];

async function createIndexesOf(model: (typeof MODELS)[number]): Promise<void> {
  try {
    await model.createIndexes();
  } catch (error) {
    if (!(error instanceof mongo.MongoServerError && OF_ANOTHER_DEFINITION.includes(error.code))) throw error;
    await dropFormerOf(model);
    await model.createIndexes();
  }
}

/** The indexes that models have and the database lacks, as 'users: email_1'; an index that is named so but differs counts too. */
export async function missingIndexes(): Promise<string[]> {
  const missing: string[] = [];
  for (const model of MODELS) {
    const { toCreate } = await model.diffIndexes();
    for (const fields of toCreate)
      missing.push(`${model.collection.name}: ${Object.keys(fields as object).join(', ')}`);
  }
  return missing;
}

/** One sentence on records that a unique index doesn't allow, and what to do; null for another error. */
function duplicatesNamed(collection: string, error: unknown): Error | null {
  const { code, keyValue, message } = (error ?? {}) as { code?: unknown; keyValue?: object; message?: string };
  if (code !== 11_000) return null;
  const shared = keyValue ? JSON.stringify(keyValue) : (/dup key: (.*)$/.exec(message ?? '')?.[1] ?? 'a value');
  return new Error(
    `Two records in ${collection} share ${shared}, which must be unique: both were saved while its index was missing. Remove or change one of them, then run npm run db:indexes again. Until then the site must not be used.`,
    { cause: error },
  );
}

/** An index of this name is an operator's own. */
const OWN = /^own_/;
/** Not there any more: another process dropped it. */
const INDEX_NOT_FOUND = 27;

/** Drops the indexes that no model has, those of former versions, but none whose name begins with `own_`. */
export async function dropFormerIndexes(): Promise<void> {
  for (const model of MODELS) await dropFormerOf(model);
}

async function dropFormerOf(model: (typeof MODELS)[number]): Promise<void> {
  const { toDrop } = await model.diffIndexes();
  for (const name of toDrop.map(String)) if (!OWN.test(name)) await dropIndex(model, name);
}

async function dropIndex({ collection }: (typeof MODELS)[number], name: string): Promise<void> {
  try {
    await collection.dropIndex(name);
  } catch (error) {
    if (!(error instanceof mongo.MongoServerError && error.code === INDEX_NOT_FOUND)) throw error;
  }
}
