import { endpoint } from '@/lib/api/endpoint';
import { readMonthEnd } from '@/lib/contract/commission/month';
import { monthEnd } from '@/lib/services/desk/commission/month-end';

export const GET = endpoint(readMonthEnd, (viewer, { query }) => monthEnd(viewer, query.month, new Date()));
