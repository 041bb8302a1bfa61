import { ACCOUNTS } from './accounts/operations';
import { AGENCY } from './agency/operations';
import { APPLICATIONS } from './applications/operations';
import { ARTICLES } from './articles/operations';
import { CATALOGUE } from './catalogue/operations';
import { COMMISSION } from './commission/operations';
import { FEES } from './fees/operations';
import { IMPORTS } from './imports/operations';
import { MESSAGES } from './messages/operations';
import * as meta from './meta';
import { MY_DATA } from './my-data/operations';
import { PEOPLE } from './people/operations';
import { PRACTICE } from './practice/operations';
import { PROFILE } from './profile/operations';
import { REPORT_CALLS } from './reports/operations';
import { SITE } from './site/operations';

/** Every operation of the API: source of the route test, the OpenAPI document and the browser client's types. */
export const OPERATIONS = [
  ...ACCOUNTS,
  ...AGENCY,
  ...APPLICATIONS,
  ...ARTICLES,
  ...CATALOGUE,
  ...FEES,
  ...COMMISSION,
  ...IMPORTS,
  ...MESSAGES,
  ...MY_DATA,
  ...PEOPLE,
  ...PRACTICE,
  ...PROFILE,
  ...REPORT_CALLS,
  ...SITE,
  meta.openApi,
] as const;

type Listed = (typeof OPERATIONS)[number];

/** 'POST /apply' → its contract. */
export type Operations = { [O in Listed as `${O['method']} ${O['path']}`]: O };
