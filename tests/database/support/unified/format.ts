import type { Document } from 'mongodb';

/** MongoDB's "unified test format", as far as this runner reads it. */
export interface TestFile {
  description: string;
  runOnRequirements?: Requirement[];
  createEntities?: Record<string, EntityDescription>[];
  initialData?: CollectionData[];
  tests: TestCase[];
}

export interface TestCase {
  description: string;
  runOnRequirements?: Requirement[];
  skipReason?: string;
  operations: Operation[];
  expectEvents?: ExpectedEvents[];
  outcome?: CollectionData[];
}

/** A test runs where one of them holds. */
export interface Requirement {
  minServerVersion?: string;
  maxServerVersion?: string;
  topologies?: string[];
  serverless?: string;
  serverParameters?: Document;
  auth?: boolean;
  csfle?: unknown;
}

export interface EntityDescription {
  id: string;
  client?: string;
  database?: string;
  databaseName?: string;
  databaseOptions?: Document;
  collectionName?: string;
  collectionOptions?: Document;
  bucketOptions?: Document;
  observeEvents?: string[];
  ignoreCommandMonitoringEvents?: string[];
  uriOptions?: Document;
  serverApi?: Document;
}

export interface CollectionData {
  collectionName: string;
  databaseName: string;
  documents: Document[];
}

export interface Operation {
  name: string;
  /** The entity it is done with. */
  object: string;
  arguments?: Document;
  expectResult?: unknown;
  expectError?: ExpectedError;
  ignoreResultAndError?: boolean;
  saveResultAsEntity?: string;
}

export interface ExpectedError {
  isError?: boolean;
  isClientError?: boolean;
  errorContains?: string;
  errorCode?: number;
  errorCodeName?: string;
  errorLabelsContain?: string[];
  errorLabelsOmit?: string[];
  errorResponse?: Document;
  expectResult?: unknown;
  writeErrors?: Record<string, Document>;
}

export interface ExpectedEvents {
  client: string;
  events: Record<string, Document>[];
  ignoreExtraEvents?: boolean;
}
